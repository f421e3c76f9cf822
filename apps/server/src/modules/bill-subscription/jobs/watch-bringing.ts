import { watchPortTime } from '../../../platform/clock/watch-port-time';
import { bringCalls } from '../operations/bring-calls';
import type { Parts } from '../parts';

/** Real time between two looks: a ship that the port has just named is brought within it. */
const lookEveryMs = 20_000;

/** Brings the ships of switched-on bills, as ports name them. */
export function startBringing(parts: Parts): { stop(): Promise<void> } {
  return watchPortTime(parts.platform, lookEveryMs, () => bringCalls(parts), 'bringing the ships of bills failed');
}
