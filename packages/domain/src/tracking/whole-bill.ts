/** What the parts of a bill say about the bill as a whole. */
import { portRules, type ReleaseFlag } from '../ports/index';
import { flagLetters } from '../vocabulary/bill-progress';
import type { TrackingState } from '../vocabulary/tracking-state';
import type { BillStatus } from './status';

/** R-4.10-38: waiting before the first report, finished once the ship has left, failed once all that was said is taken back. */
export function trackingStateOf(status: {
  readonly heardMs: number | null;
  readonly departedMs: number | null;
  readonly isTakenBack?: boolean | undefined;
}): TrackingState {
  if (status.departedMs !== null) return 'finished';
  if (status.isTakenBack) return 'failed';
  return status.heardMs === null ? 'waiting' : 'tracking';
}

/**
 * One flag for a bill of many boxes: released only when every box is, cancelled
 * as soon as one is (R-4.10-05 to -08); null before the port's first row.
 */
export function wholeBillFlag(flags: readonly (string | null)[]): string | null {
  const told = flags.filter((flag): flag is string => flag !== null && flag !== '');
  if (told.length === 0) return null;
  if (told.includes('T')) return 'T';
  return told.length === flags.length && told.every((flag) => flag === 'Y') ? 'Y' : 'N';
}

/** A flag of the bill as the wire says it; null while no box tells it, and where the port has no such flag. */
export function billFlag({ boxes }: Pick<BillStatus, 'boxes'>, flag: ReleaseFlag | null): string | null {
  if (flag === null) return null;
  return wholeBillFlag(
    boxes.map(({ flags }) => {
      const value = flags?.values[flag];
      return value === undefined ? null : flagLetters[value];
    }),
  );
}

/** The furthest node of the strip that at least one box has passed; null when none has. */
export function furthestNode({ port, strip }: Pick<BillStatus, 'port' | 'strip'>): string | null {
  return portRules(port).strip.findLast(({ code }) => strip[code]?.state === 'done' || strip[code]?.state === 'part')?.code ?? null;
}
