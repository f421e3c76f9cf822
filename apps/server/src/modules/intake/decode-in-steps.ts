import { decodeText, type ReadCharset } from '@mastlight/wire/syntax/charset';

/** A text, and where in it the characters stand whose bytes were asked for. */
export interface DecodedText {
  readonly text: string;
  /** Characters before each byte offset, in the order of the offsets. */
  readonly places: readonly number[];
}

const stepBytes = 64 * 1024;

/**
 * Decodes `bytes` in steps of a millisecond or so.
 *
 * @param offsets byte offsets, ascending
 */
export function* decodeInSteps(bytes: Buffer, charset: ReadCharset, offsets: readonly number[]): Generator<void, DecodedText> {
  const isOneByte = charset === 'ascii' || charset === 'latin1';
  const decoder = isOneByte ? null : new TextDecoder(charset, { ignoreBOM: true });
  const decode = (piece: Buffer): string => (decoder ? decoder.decode(piece, { stream: true }) : decodeText(piece, charset));
  const pieces: string[] = [];
  const places: number[] = [];
  let length = 0;
  for (let from = 0; from < bytes.length;) {
    const offset = offsets[places.length];
    // A piece ends where a place is asked for.
    const isPlace = offset !== undefined && offset <= from + stepBytes;
    const end = Math.min(bytes.length, isPlace ? Math.max(from, offset) : from + stepBytes);
    const piece = decode(bytes.subarray(from, end));
    pieces.push(piece);
    length += piece.length;
    if (isPlace) places.push(length);
    from = end;
    yield;
  }
  if (decoder) pieces.push(decoder.decode());
  while (places.length < offsets.length) places.push(length);
  return { text: pieces.join(''), places };
}
