import type { TopicKey } from '@mastlight/domain/contract-kit/topic';
import type { RowsChanged } from '@mastlight/domain/live/contract';
import type { PageChange } from '../../platform/live';
import { eventText } from './event-text';

/** So many ids in one message; a page that shows fewer rows fetches fewer. */
const idsPerMessage = 1_000;

/** Changed rows of one owner on their way to his pages: each told once under its topic, in as few messages as they fit into. */
export class GatheredRows {
  readonly #topics = new Map<string, Set<TopicKey>>();

  add({ topic, ids }: Pick<PageChange, 'topic' | 'ids'>): void {
    const gathered = this.#topics.get(topic) ?? new Set();
    for (const id of ids) gathered.add(id);
    this.#topics.set(topic, gathered);
  }

  /** What has gathered, as server-sent events. */
  messages(): string[] {
    return [...this.#topics].flatMap(([topic, gathered]) => {
      const ids = [...gathered];
      const count = Math.ceil(ids.length / idsPerMessage);
      return Array.from({ length: count }, (_, at) => {
        const change: RowsChanged = { topic, ids: ids.slice(at * idsPerMessage, (at + 1) * idsPerMessage) };
        return eventText('rows', change);
      });
    });
  }
}
