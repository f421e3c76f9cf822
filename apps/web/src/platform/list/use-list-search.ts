import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { queryOf, type ListSearch, type SearchSchema } from './search-schema';
import { recallView, rememberKept, rememberSize, type ViewMemory } from './view-memory';

/** How a change enters the history: a step that Back undoes, or a refinement of the last one. */
export type Step = 'push' | 'replace';

export type ChangeSearch<S> = (part: Partial<S>, step?: Step) => void;

/** Entries of the history that a list has been shown at: whoever comes back to one finds it as he left it. */
const shownEntries = new Set<string>();

/**
 * The view that the address names, and the way to change it. Another view starts at page 1.
 *
 * @param memory what the address is completed by when somebody comes; must be a constant.
 */
export function useListSearch<S extends ListSearch>(schema: SearchSchema<S>, memory?: ViewMemory<S>): readonly [S, ChangeSearch<S>] {
  const router = useRouter();
  const query = useRouterState({ select: (state) => state.location.searchStr });
  // Before anything is asked for: nothing is asked twice, and no rows of another view flash.
  const [arrival] = useState(() => {
    const { pathname, searchStr, state } = router.state.location;
    const key = (state as { readonly __TSR_key?: string }).__TSR_key;
    const isBack = key !== undefined && shownEntries.has(key);
    if (key !== undefined) shownEntries.add(key);
    if (!memory || isBack) return { pathname, searchStr, completed: searchStr };
    const now = schema.read(searchStr);
    // Through the schema: what another edition of the page kept is dropped like a foreign parameter.
    const next = schema.read({ ...schema.write(now), ...recallView(memory, new URLSearchParams(searchStr), schema.sizes) });
    const completed = queryOf(schema, next);
    return { pathname, searchStr, completed: completed === queryOf(schema, now) ? searchStr : completed };
  });
  const [isSettled, setSettled] = useState(arrival.completed === arrival.searchStr);
  // Once the address says it, the address alone counts, also when it comes back to what it said at first.
  if (!isSettled && query !== arrival.searchStr) setSettled(true);
  const shown = !isSettled && query === arrival.searchStr ? arrival.completed : query;
  const search = useMemo(() => schema.read(shown), [schema, shown]);
  useEffect(() => {
    if (isSettled) return;
    router.history.replace(arrival.pathname + arrival.completed);
  }, [isSettled, arrival, router]);

  const change = useCallback(
    (part: Partial<S>, step: Step = 'push') => {
      const { pathname, searchStr } = router.state.location;
      const now = schema.read(searchStr);
      const next = queryOf(schema, { ...now, ...(schema.isNewView(part) ? { page: 1 } : {}), ...part });
      if (next !== queryOf(schema, now)) router.history[step](pathname + next);
      if (memory && part.size !== undefined) rememberSize(memory.name, part.size, Date.now());
    },
    [router, schema, memory],
  );

  // However the address came to say it: Back and saved views change it too. What somebody came with is no choice of his.
  const before = useRef(search);
  useEffect(() => {
    if (!memory || before.current === search || router.state.location.pathname !== arrival.pathname) return;
    before.current = search;
    rememberKept(memory, search);
  }, [router, arrival, memory, search]);
  return [search, change];
}
