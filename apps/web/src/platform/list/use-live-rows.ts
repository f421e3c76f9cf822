import { useCallback, useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { onLive } from '../live';
import { createRowCollector } from './collect-rows';
import type { ListDeclaration, ListPage, ListRow } from './list-declaration';
import { pageQuery, refreshProduct, writeRows } from './list-rows';
import { mergeRows } from './merge-rows';
import type { ListSearch } from './search-schema';

/** The list is put in order again so long after the last change, and not more often than `reorderGapMs`. */
const reorderAfterMs = 800;
const reorderGapMs = 2_500;

export interface LiveRows {
  /** Changed rows whose place on the list has not been looked at again. */
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
  const latest = useRef({ search, isInside: false, lastReorderMs: 0 });
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    latest.current.search = search;
  }, [search]);

  const apply = useCallback(() => {
    clearTimeout(timer.current);
    latest.current.lastReorderMs = performance.now();
    setPending(new Set());
    void refreshProduct(client, list.product);
  }, [client, list]);

  const scheduleReorder = useCallback(() => {
    if (latest.current.isInside) return;
    clearTimeout(timer.current);
    const sinceMs = performance.now() - latest.current.lastReorderMs;
    timer.current = setTimeout(apply, Math.max(reorderAfterMs, reorderGapMs - sinceMs));
  }, [apply]);

  useEffect(() => {
    if (!isEnabled || list.topic === undefined) return;
    const collector = createRowCollector(async (ids) => {
      const view = latest.current.search;
      const { list: rows } = await list.fetchPage(list.filterOf(view), { ids, page: 1, limit: ids.length });
      const shown = client.getQueryData(pageQuery(list, view).queryKey)?.list ?? [];
      const { changedIds } = mergeRows(shown, rows);
      if (changedIds.length > 0) {
        writeRows<R>(client, list, (row) => {
          const newer = rows.find((item) => item.id === row.id);
          return newer && newer.version > row.version ? newer : row;
        });
      }
      const arrivedIds = new Set(rows.map((row) => row.id));
      const shownIds = new Set(shown.map((row) => row.id));
      const moved = [
        ...changedIds,
        ...rows.filter((row) => !shownIds.has(row.id)).map((row) => row.id),
        // On the screen but no longer in the view: deleted, or past its filter.
        ...ids.filter((id) => shownIds.has(id) && !arrivedIds.has(id)),
      ];
      if (moved.length === 0) return;
      setPending((before) => new Set([...before, ...moved]));
      countWhileHidden(moved);
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
    };
  }, [client, list, isEnabled, scheduleReorder]);

  const onPointerInside = useCallback(
    (isInside: boolean) => {
      latest.current.isInside = isInside;
      if (isInside) clearTimeout(timer.current);
      else
        setPending((waiting) => {
          if (waiting.size > 0) scheduleReorder();
          return waiting;
        });
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
