import { useCallback, useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { billRowsTopic } from '@mastlight/domain/bill-subscription/topics';
import { onLive } from '../../platform/live';
import { billListQuery, fetchRows, refreshLists, writeRows } from './api';
import { createRowCollector } from './collect-rows';
import type { ListSearch } from './list-search';
import { mergeRows } from './merge-rows';

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
export function useLiveRows(search: ListSearch, isEnabled: boolean): LiveRows {
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
    void refreshLists(client);
  }, [client]);

  const scheduleReorder = useCallback(() => {
    if (latest.current.isInside) return;
    clearTimeout(timer.current);
    const sinceMs = performance.now() - latest.current.lastReorderMs;
    timer.current = setTimeout(apply, Math.max(reorderAfterMs, reorderGapMs - sinceMs));
  }, [apply]);

  useEffect(() => {
    if (!isEnabled) return;
    const collector = createRowCollector(async (ids) => {
      const view = latest.current.search;
      const rows = await fetchRows(view, ids);
      const shown = client.getQueryData(billListQuery(view).queryKey)?.list ?? [];
      const { changedIds } = mergeRows(shown, rows);
      if (changedIds.length > 0) {
        writeRows(client, (row) => {
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
    const unsubscribe = onLive(billRowsTopic, {
      gap: () => void refreshLists(client),
      changed(ids) {
        collector.add(ids);
        // An open detail shows one bill; what changed may be this one.
        void client.invalidateQueries({ queryKey: ['bill-subscription', 'detail'] });
      },
    });
    return () => {
      unsubscribe();
      collector.stop();
      clearTimeout(timer.current);
    };
  }, [client, isEnabled, scheduleReorder]);

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
