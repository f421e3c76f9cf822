import { exceptionLimits } from '../vocabulary/bill-progress';
import { exceptionInstants } from './exception-instants';
import { explainDefaults, gateCutOff, type ExplainOptions } from './explain-bill';
import type { BillStatus } from './status';

/** A running duration in a sentence (进港 2h10m 未运抵) is renewed this often. */
const durationStepMs = 10 * 60_000;

/**
 * The next instant (ms since epoch, port time, later than `portNowMs`) at which
 * time alone changes what `explainBill` says.
 *
 * @returns null when only a new fact can change it.
 */
export function nextChangeAt(status: BillStatus, portNowMs: number, options: ExplainOptions = explainDefaults): number | null {
  const instants = exceptionInstants(status, options);
  const closesMs = gateCutOff(status);
  if (closesMs !== null) {
    const nearMs = closesMs - options.cutOffNearHours * 3_600_000;
    if (portNowMs >= nearMs && portNowMs < closesMs) instants.push(nextStep(portNowMs, closesMs));
  }
  if (status.plan?.gateInOpensMs != null) instants.push(status.plan.gateInOpensMs);
  if (status.arrivalWaitingSinceMs !== null && status.departedMs === null) {
    const overdueMs = status.arrivalWaitingSinceMs + exceptionLimits.arrivalMissingAfterMs;
    if (portNowMs >= overdueMs) instants.push(nextStep(portNowMs, overdueMs));
  }
  const next = Math.min(...instants.filter((instant) => instant > portNowMs));
  return Number.isFinite(next) ? next : null;
}

/** The next whole step counted from `anchorMs`, later than now. */
function nextStep(nowMs: number, anchorMs: number): number {
  return anchorMs + (Math.floor((nowMs - anchorMs) / durationStepMs) + 1) * durationStepMs;
}
