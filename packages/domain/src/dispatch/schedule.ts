/** When a counterpart is asked about a submission, counted in quiet times (`DISPATCH_QUIET_MS`). */

/** The usual quiet time, ms: longer than a call may take, so that one that is on its way has arrived or has failed. */
export const quietMsUsual = 20_000;

/** A call ends after this share of the quiet time. */
export const callShareOfQuiet = 0.6;

/** So often it is sent at most, each time after it was asked for and not known. */
export const sendsMax = 5;

/** It is laid aside after so many quiet times without an answer: a day. */
const giveUpAfter = 4_320;
/** Waits grow threefold up to so many quiet times: an hour. */
const waitMax = 180;

/** How long after so many questions the next one is asked, ms. */
export function askAfterMs(asks: number, quietMs: number): number {
  return Math.min(3 ** Math.min(asks, 10), waitMax) * quietMs;
}

/** After which time nobody waits any longer by himself, ms. */
export function giveUpAfterMs(quietMs: number): number {
  return giveUpAfter * quietMs;
}

/** Money is held for so much longer than anybody waits, ms: a dead letter is looked at in that time. */
export const holdBeyondMs = 7 * 24 * 3_600_000;
