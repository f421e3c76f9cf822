import { watchPortTime } from '../../../platform/clock/watch-port-time';
import { tellTimeChanges } from '../operations/tell-time-changes';
import type { Parts } from '../parts';

/** Real time between two looks; port time may run many times as fast. */
const lookEveryMs = 1_000;

/** Looks every second whether port time has brought changes, and at once when the port's clock is moved. */
export function startTimeWatch(parts: Parts): { stop(): Promise<void> } {
  return watchPortTime(parts.platform, lookEveryMs, () => tellTimeChanges(parts), 'looking for changes by time failed');
}
