import { watchPortTime } from '../../../platform/clock/watch-port-time';
import { removeEnded } from '../operations/remove-ended';
import type { Parts } from '../parts';

/** Real time between two looks; what ends counts in days. */
const lookEveryMs = 600_000;

/** Ends subscriptions whose time is over: every ten minutes, and when the port's clock is moved. */
export function startRemovals(parts: Parts): { stop(): Promise<void> } {
  return watchPortTime(parts.platform, lookEveryMs, () => removeEnded(parts), 'ending subscriptions by time failed');
}
