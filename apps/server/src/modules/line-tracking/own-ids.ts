import { createHash } from 'node:crypto';
import type { LineEvent } from '@mastlight/domain/line-tracking/line-event';
import { digestOf, type ReadEvent } from './read-line-events';

/** How ids begin that are ours; `keepEvents` writes down when such an event was said. */
export const ownIdStart = 'own ';

/**
 * Gives events of a line that names none an id, by what it is that happens: with another time it is the same event, corrected.
 * What is expected is another expectation at another time. The same thing twice (a box gated in again) is told apart by its order.
 */
export function withOwnIds(events: readonly LineEvent[]): ReadEvent[] {
  const counts = new Map<string, number>();
  return events
    .toSorted((a, b) => (a.happenedMs ?? 0) - (b.happenedMs ?? 0))
    .map((event) => {
      const { classifier, word, code, placeCode, placeName, voyage, containerNo, happenedMs } = event;
      const what = [classifier, word ?? code, placeCode ?? placeName, voyage, containerNo, classifier === 'actual' ? '' : happenedMs];
      const key = JSON.stringify(what);
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      const own = { ...event, id: ownIdStart + createHash('sha256').update(`${key} ${count}`).digest('hex').slice(0, 32) };
      return { event: own, digest: digestOf(own) };
    });
}
