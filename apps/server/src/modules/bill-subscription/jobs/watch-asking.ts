import { watchPortTime } from '../../../platform/clock/watch-port-time';
import { askDue } from '../operations/ask-bills';
import type { Parts } from '../parts';

/** Real time between two looks; the first wait is a minute. */
const lookEveryMs = 20_000;

/** Asks for bills of which nothing was heard, when their times come, and when the port's clock is moved. */
export function startAsking(parts: Parts): { stop(): Promise<void> } {
  return watchPortTime(parts.platform, lookEveryMs, () => askDue(parts), 'asking for silent bills failed');
}
