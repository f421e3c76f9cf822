/**
 * Withholds the parties, contacts and goods of a message from a reader who is
 * no proven party. It knows what may be shown, by place and by shape; all else
 * is masked, the separators stay. Parts are taken in their order, each whole,
 * and in steps of a moment.
 */
export interface MessageMask {
  take(part: string): Generator<void, string>;
}
