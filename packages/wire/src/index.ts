/**
 * Wire formats: bytes to neutral messages and back, without any IO.
 * Not here: where bytes come from (server: intake) and what they mean for a
 * bill (domain: tracking).
 */
export type * from './message';
export { readMessage, readMessageInSteps } from './read-message';
export { readMessageStream } from './read-message-stream';
export { interchangeKey } from './interchange-key';
export { boxReport } from './vocabulary/box-report';
export { readWireTime, wireTimeAt, type WireTimeForm } from './vocabulary/wire-time';
export { readPlaceTime } from './vocabulary/local-time/place-time';
