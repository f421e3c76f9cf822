/**
 * Wire formats: bytes to neutral messages and back, without any IO.
 * Not here: where bytes come from (server: intake) and what they mean for a
 * bill (domain: tracking).
 */
export type * from './message';
export { readMessage } from './read-message';
