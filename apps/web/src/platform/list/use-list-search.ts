import { useCallback, useEffect, useMemo } from 'react';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { queryOf, type ListSearch, type SearchSchema } from './search-schema';
import { recallView, rememberView, type ViewMemory } from './view-memory';

/** How a change enters the history: a step that Back undoes, or a refinement of the last one. */
export type Step = 'push' | 'replace';

export type ChangeSearch<S> = (part: Partial<S>, step?: Step) => void;

/**
 * The view that the address names, and the way to change it. Another view starts at page 1.
 *
 * @param memory what is completed once, when somebody comes; must be a constant.
 */
export function useListSearch<S extends ListSearch>(schema: SearchSchema<S>, memory?: ViewMemory<S>): readonly [S, ChangeSearch<S>] {
  const router = useRouter();
  const query = useRouterState({ select: (state) => state.location.searchStr });
  const search = useMemo(() => schema.read(query), [schema, query]);
  const change = useCallback(
    (part: Partial<S>, step: Step = 'push') => {
      if (memory) rememberView(memory, part, Date.now());
      const { pathname, searchStr } = router.state.location;
      const now = schema.read(searchStr);
      const next = queryOf(schema, { ...now, ...(schema.isNewView(part) ? { page: 1 } : {}), ...part });
      if (next === queryOf(schema, now)) return;
      router.history[step](pathname + next);
    },
    [router, schema, memory],
  );
  useEffect(() => {
    if (!memory) return;
    const { pathname, searchStr } = router.state.location;
    const now = schema.read(searchStr);
    // Through the schema: what another edition of the page kept is dropped like a foreign parameter.
    const recalled = schema.read({ ...schema.write(now), ...recallView(memory, new URLSearchParams(searchStr)) });
    const next = queryOf(schema, recalled);
    if (next !== queryOf(schema, now)) router.history.replace(pathname + next);
  }, [router, schema, memory]);
  return [search, change];
}
