import { exceptionLimits } from '../vocabulary/bill-progress';
import { explainDefaults, gateCutOff, type ExplainOptions } from './explain-bill';
import type { BillStatus } from './status';

/**
 * The instants (ms since epoch, port time, ascending) at which time alone can
 * begin or end an exception of a bill. Between two of them the exceptions stay
 * as they are; only the durations in a sentence run on.
 */
export function exceptionInstants(status: BillStatus, options: ExplainOptions = explainDefaults): number[] {
  const instants = status.cutOffChanges.map((change) => change.heardMs + exceptionLimits.cutOffChangedForMs);
  const closesMs = gateCutOff(status);
  if (closesMs !== null) instants.push(closesMs - options.cutOffNearHours * 3_600_000, closesMs);
  if (status.arrivalWaitingSinceMs !== null) instants.push(status.arrivalWaitingSinceMs + exceptionLimits.arrivalMissingAfterMs);
  return [...new Set(instants)].sort((a, b) => a - b);
}
