import { watchPortTime } from '../../../platform/clock/watch-port-time';
import { bringBills } from '../operations/bring-bills';
import type { Parts } from '../parts';

/** Real time between two looks: a bill that a manifest has just named is brought within it. */
const lookEveryMs = 20_000;

/** Brings the bills of switched-on bookings, as manifests name them. */
export function startBringing(parts: Parts): { stop(): Promise<void> } {
  return watchPortTime(parts.platform, lookEveryMs, () => bringBills(parts), 'bringing the bills of bookings failed');
}
