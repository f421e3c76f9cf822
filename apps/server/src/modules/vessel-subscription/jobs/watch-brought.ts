import { watchPortTime } from '../../../platform/clock/watch-port-time';
import { bringOwnBills } from '../operations/bring-own-bills';
import { takeUpCalls } from '../operations/take-up-calls';
import type { Parts } from '../parts';

/** Real time between two looks at what waits for tomorrow. */
const lookEveryMs = 60_000;

/** Real time between two looks: a bill that a manifest has just named is brought within it. */
const bringEveryMs = 20_000;

/** Brings the bills of their owners' bookings on switched-on calls, as manifests name them. */
export function startBringing(parts: Parts): { stop(): Promise<void> } {
  return watchPortTime(parts.platform, bringEveryMs, () => bringOwnBills(parts), 'bringing the bills of ships failed');
}

/** Takes up brought calls that did not fit the day before. */
export function startTakingUp(parts: Parts): { stop(): Promise<void> } {
  return watchPortTime(parts.platform, lookEveryMs, () => takeUpCalls(parts), 'taking up brought calls failed');
}
