import { useCallback, useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { onLive } from '../live';
import { createRowCollector } from './collect-rows';
import type { ListDeclaration, ListPage, ListRow } from './list-declaration';
import { outdateOthers, pageQuery, refreshProduct, refreshRows, takeRows } from './list-rows';
import { isNews } from './row-news';
import type { ListSearch } from './search-schema';

/**
 * The list is put in order again so long after a change, and not more often than `reorderGapMs` however many come: with
 * the calls on the way, its order is right within 2 s of the last one.
 */
const reorderAfterMs = 600;
const reorderGapMs = 1_200;

export interface LiveRows {
  /** Rows of this page with news whose place on the list has not been looked at again. */
  readonly pendingCount: number;
  /** Puts the list in order now. */
  readonly apply: () => void;
  /** While the pointer is over the rows, nothing moves. */
  readonly onPointerInside: (isInside: boolean) => void;
}

/**
 * Keeps the list at the port's pace: a pushed row changes in its place within a
 * second and flashes; moving, appearing and going wait until the pointer is out
 * of the table or the user asks for it. While the tab is hidden the title
 * counts what changed.
 */
export function useLiveRows<R extends ListRow, S extends ListSearch, P extends ListPage<R>, F extends object>(
  list: ListDeclaration<R, S, P, F>,
  search: S,
  isEnabled: boolean,
): LiveRows {
  const client = useQueryClient();
  const [pending, setPending] = useState<ReadonlySet<number>>(new Set());
  /** `isDue`: something moved since the list was last put in order. */
  const latest = useRef({ search, isInside: false, isDue: false, lastReorderMs: Number.NEGATIVE_INFINITY });
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    latest.current.search = search;
  }, [search]);

  const settle = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    latest.current.lastReorderMs = performance.now();
    latest.current.isDue = false;
    setPending(new Set());
  }, []);

  const apply = useCallback(() => {
    settle();
    void refreshProduct(client, list.product);
  }, [client, list, settle]);

  const scheduleReorder = useCallback(() => {
    // A plan that stands is kept: a steady stream would put it off for ever.
    if (latest.current.isInside || timer.current !== undefined) return;
    const sinceMs = performance.now() - latest.current.lastReorderMs;
    timer.current = setTimeout(
      () => {
        settle();
        void refreshRows(client, list);
      },
      Math.max(reorderAfterMs, reorderGapMs - sinceMs),
    );
  }, [client, list, settle]);

  useEffect(() => {
    if (!isEnabled || list.topic === undefined) return;
    const collector = createRowCollector(async (ids) => {
      const view = latest.current.search;
      const shownKey = pageQuery(list, view).queryKey;
      const { list: rows } = await list.fetchPage(list.filterOf(view), { ids, page: 1, limit: ids.length });
      const shown = client.getQueryData(shownKey)?.list ?? [];
      const shownById = new Map(shown.map((row) => [row.id, row]));
      const arrivedIds = new Set(rows.map((row) => row.id));
      const changed = rows.filter((row) => row.version > (shownById.get(row.id)?.version ?? Number.POSITIVE_INFINITY));
      takeRows(client, list, changed);
      // Whoever has gone on to another page meanwhile sees what was kept of it: it is asked for at once.
      const isGoneOn = latest.current.search !== view;
      outdateOthers(client, list.product, shownKey, isGoneOn);
      const told = [
        ...changed.filter((row) => isNews(list.ownFields, shownById.get(row.id)!, row)).map((row) => row.id),
        // On the screen but no longer in the view: deleted, or past its filter.
        ...ids.filter((id) => shownById.has(id) && !arrivedIds.has(id)),
      ];
      const isMoved = told.length > 0 || changed.length > 0 || rows.some((row) => !shownById.has(row.id));
      if (!isMoved) return;
      if (told.length > 0) {
        setPending((before) => new Set([...before, ...told]));
        countWhileHidden(told);
      }
      latest.current.isDue = true;
      scheduleReorder();
    });
    const unsubscribe = onLive(list.topic, {
      gap: () => void refreshProduct(client, list.product),
      changed: (ids) => collector.add(ids),
    });
    return () => {
      unsubscribe();
      collector.stop();
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, [client, list, isEnabled, scheduleReorder]);

  const onPointerInside = useCallback(
    (isInside: boolean) => {
      latest.current.isInside = isInside;
      if (isInside) {
        clearTimeout(timer.current);
        timer.current = undefined;
      } else if (latest.current.isDue) scheduleReorder();
    },
    [scheduleReorder],
  );

  useTitleCount();
  return { pendingCount: pending.size, apply, onPointerInside };
}

const changedWhileHidden = new Set<number>();
const countPattern = /^\(\d+\) /;

function countWhileHidden(ids: readonly number[]): void {
  if (document.visibilityState !== 'hidden') return;
  for (const id of ids) changedWhileHidden.add(id);
  document.title = `(${changedWhileHidden.size}) ${document.title.replace(countPattern, '')}`;
}

/** Takes the count out of the title as soon as somebody looks. */
function useTitleCount(): void {
  useEffect(() => {
    const clear = (): void => {
      if (document.visibilityState === 'hidden') return;
      changedWhileHidden.clear();
      document.title = document.title.replace(countPattern, '');
    };
    document.addEventListener('visibilitychange', clear);
    return () => {
      document.removeEventListener('visibilitychange', clear);
      clear();
    };
  }, []);
}
