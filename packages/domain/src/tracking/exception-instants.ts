import { exceptionLimits } from '../vocabulary/bill-progress';
import { explainDefaults, type ExplainOptions } from './bill-exceptions';
import { clocksOf } from './clocks';
import type { BillStatus } from './status';
import { tightFromMs } from './tight-time';

/**
 * The instants (ms since epoch, port time, ascending) at which time alone can
 * begin or end an exception of a bill. Between two of them the exceptions stay
 * as they are; only the durations in a sentence run on.
 */
export function exceptionInstants(status: BillStatus, options: ExplainOptions = explainDefaults): number[] {
  const instants = status.cutOffChanges.map((change) => change.saidMs + exceptionLimits.cutOffChangedForMs);
  for (const clock of Object.values(clocksOf(status))) {
    if (clock !== null) instants.push(clock.atMs - options.cutOffNearHours * 3_600_000, clock.atMs);
  }
  if (options.isMeasured) instants.push(...status.expected.flatMap(({ node }) => tightFromMs(status, node) ?? []));
  instants.push(...status.expected.map(({ dueMs }) => dueMs));
  return [...new Set(instants)].sort((a, b) => a - b);
}
