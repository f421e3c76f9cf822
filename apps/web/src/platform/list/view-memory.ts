/**
 * What of a list's view stays when somebody leaves the page and comes back by the menu, whose address says nothing: rows on a
 * page per list and person (R-3.6-04), and what the list names besides, such as the client, while the tab lives (R-3.6-06).
 * The address stays the truth: what is recalled is written into it.
 */
import * as z from 'zod/mini';
import { ownedKey } from '../owned-storage';
import { sessionOwner } from '../session';
import type { ListSearch } from './search-schema';

/** Whose memory it is: the list's name, and the fields kept over the lists of this tab. */
export interface ViewMemory<S extends ListSearch> {
  readonly name: string;
  readonly kept?: readonly (keyof S & string)[];
}

const storedSize = z.object({ size: z.int(), savedAtMs: z.number() });
/** By owner and field: several lists may keep the same one. */
const keptFields = new Map<string, unknown>();
const sizeKey = (owner: string, name: string): string => ownedKey(owner, `list-size.${name}`);

/** Keeps what a change of the view says of size and kept fields. */
export function rememberView<S extends ListSearch>(memory: ViewMemory<S>, part: Partial<S>, nowMs: number): void {
  const owner = sessionOwner();
  if (owner === null) return;
  if (part.size !== undefined)
    localStorage.setItem(
      sizeKey(owner, memory.name),
      JSON.stringify({ size: part.size, savedAtMs: nowMs } satisfies z.output<typeof storedSize>),
    );
  for (const field of memory.kept ?? []) if (part[field] !== undefined) keptFields.set(`${owner}:${field}`, part[field]);
}

/**
 * What an address that says so much of a view is completed by: the size where it names none, and the kept fields where it
 * names nothing at all, so that a link to a view shows that view.
 */
export function recallView<S extends ListSearch>(memory: ViewMemory<S>, said: URLSearchParams): Readonly<Record<string, unknown>> {
  const owner = sessionOwner();
  if (owner === null) return {};
  const recalled: Record<string, unknown> = {};
  if (!said.has('size')) {
    try {
      recalled['size'] = storedSize.parse(JSON.parse(localStorage.getItem(sizeKey(owner, memory.name)) ?? '')).size;
    } catch {
      // Nothing kept, or by another edition of this page.
    }
  }
  if (said.size === 0)
    for (const field of memory.kept ?? []) {
      const value = keptFields.get(`${owner}:${field}`);
      if (value !== undefined) recalled[field] = value;
    }
  return recalled;
}
