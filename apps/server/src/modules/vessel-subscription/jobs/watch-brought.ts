import { watchPortTime } from '../../../platform/clock/watch-port-time';
import { takeUpCalls } from '../operations/take-up-calls';
import type { Parts } from '../parts';

/** Real time between two looks at what waits for tomorrow. */
const lookEveryMs = 60_000;

/** Takes up brought calls that did not fit the day before. */
export function startTakingUp(parts: Parts): { stop(): Promise<void> } {
  return watchPortTime(parts.platform, lookEveryMs, () => takeUpCalls(parts), 'taking up brought calls failed');
}
