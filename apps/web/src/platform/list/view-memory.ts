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

/** Keeps how many rows a page of a list has; a browser that keeps nothing loses nothing but that. */
export function rememberSize(name: string, size: number, nowMs: number): void {
  const owner = sessionOwner();
  if (owner === null) return;
  try {
    localStorage.setItem(sizeKey(owner, name), JSON.stringify({ size, savedAtMs: nowMs } satisfies z.output<typeof storedSize>));
  } catch {
    // Full, or forbidden.
  }
}

/** How many rows this person's pages of a list have, where one of `choices` was chosen. */
export function recallSize(name: string, choices: readonly number[]): number | undefined {
  const owner = sessionOwner();
  if (owner === null) return undefined;
  try {
    const { size } = storedSize.parse(JSON.parse(localStorage.getItem(sizeKey(owner, name)) ?? ''));
    return choices.includes(size) ? size : undefined;
  } catch {
    // Nothing kept, or by another edition of this page.
    return undefined;
  }
}

/** Keeps what a view that somebody chose says of the kept fields. */
export function rememberKept<S extends ListSearch>({ kept = [] }: ViewMemory<S>, search: S): void {
  const owner = sessionOwner();
  if (owner === null) return;
  for (const field of kept) keptFields.set(`${owner}:${field}`, search[field]);
}

/**
 * What an address that says so much of a view is completed by: the size where it names neither size nor page, for another
 * size would make it another page; the kept fields where it names nothing but a port, for a link to a view is that view.
 */
export function recallView<S extends ListSearch>(
  memory: ViewMemory<S>,
  said: URLSearchParams,
  sizes: readonly number[],
): Readonly<Record<string, unknown>> {
  const owner = sessionOwner();
  if (owner === null) return {};
  const size = said.has('size') || said.has('page') ? undefined : recallSize(memory.name, sizes);
  const isBare = [...said.keys()].every((name) => name === 'port');
  const kept = isBare
    ? (memory.kept ?? []).flatMap((field) => {
        const value = keptFields.get(`${owner}:${field}`);
        return value === undefined ? [] : [[field, value] as const];
      })
    : [];
  return { ...Object.fromEntries(kept), ...(size !== undefined && { size }) };
}
