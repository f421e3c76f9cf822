import type { WireTime } from '../message';
import type { ByteCursor } from '../syntax/byte-cursor';

/** 2001-09-09 and 2100-01-01 in seconds since epoch. */
const [earliest, latest] = [1_000_000_000, 4_102_444_800];

/**
 * Reads an eight-byte time: seconds since epoch, or milliseconds, which some
 * platforms send and which no seconds of this century reach. `raw` is the
 * number in decimal digits. Null for zero, which says there is none.
 */
export function readEpochTime(cursor: ByteCursor): WireTime | null {
  const value = cursor.quad();
  return value === 0 ? null : { raw: String(value), instantMs: instantOf(value) };
}

/** True when the next eight bytes are a time between 2001 and 2100. */
export function isSendingTime(cursor: ByteCursor): boolean {
  return instantOf(cursor.peekDword(0) * 4_294_967_296 + cursor.peekDword(4)) !== null;
}

function instantOf(value: number): number | null {
  if (value >= earliest && value < latest) return value * 1000;
  return value >= earliest * 1000 && value < latest * 1000 ? value : null;
}
