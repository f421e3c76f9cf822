import { watchPortTime } from '../../../platform/clock/watch-port-time';
import { takeUpBills } from '../operations/take-up-bills';
import type { ClientParts } from '../parts';

/** Real time between two looks at what waits for tomorrow. */
const lookEveryMs = 60_000;

/** Takes up brought bills that did not fit the day before. */
export function startTakingUp(parts: ClientParts): { stop(): Promise<void> } {
  return watchPortTime(parts.platform, lookEveryMs, () => takeUpBills(parts), 'taking up brought bills failed');
}
