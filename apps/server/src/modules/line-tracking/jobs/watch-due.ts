import { watchPortTime } from '../../../platform/clock/watch-port-time';
import { askDue, type LinesAtWork } from '../operations/ask-due';
import type { LineParts } from '../parts';

/** Real time between two looks: a shipment that was just subscribed to is asked after within it. */
const lookEveryMs = 2_000;

/** Asks lines after what is due, again and again, and at once when the port's clock is moved. */
export function startAsking(parts: LineParts): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const atWork: LinesAtWork = new Map();
  const watch = watchPortTime(parts.platform, lookEveryMs, () => askDue(parts, atWork, stopping.signal), 'asking lines failed');
  return {
    async stop() {
      stopping.abort();
      await watch.stop();
      await Promise.all(atWork.values());
    },
  };
}
