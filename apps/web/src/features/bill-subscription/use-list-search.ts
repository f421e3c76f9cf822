import { useCallback, useMemo } from 'react';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { readListSearch, writeListSearch, type ListSearch } from './list-search';

/** How a change enters the history: a step that Back undoes, or a refinement of the last one. */
type Step = 'push' | 'replace';

/** The view that the address names, and the way to change it. A changed filter starts at page 1. */
export function useListSearch(): readonly [ListSearch, (part: Partial<ListSearch>, step?: Step) => void] {
  const router = useRouter();
  const query = useRouterState({ select: (state) => state.location.searchStr });
  const search = useMemo(() => readListSearch(query), [query]);
  const change = useCallback(
    (part: Partial<ListSearch>, step: Step = 'push') => {
      const { pathname, searchStr } = router.state.location;
      const now = readListSearch(searchStr);
      const isFilter = ['port', 'keyword', 'client', 'node', 'wharf', 'exception', 'state', 'sort', 'size'].some((name) => name in part);
      const next = writeListSearch({ ...now, ...(isFilter ? { page: 1 } : {}), ...part });
      if (next === writeListSearch(now)) return;
      router.history[step](pathname + next);
    },
    [router],
  );
  return [search, change];
}
