import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { columnConfigKey, formatColumnConfig, parseColumnConfig, type ColumnSetting } from '@mastlight/domain/contract-kit/column-config';
import { useSession } from '../session';
import { entryQuery, saveEntry } from './saved-entry';

/** Dragging and ticking come in bursts; what is saved is where they end. */
export const saveAfterMs = 600;

export interface ColumnSettings {
  /** Every column of the list, in the user's order. */
  readonly columns: readonly ColumnSetting[];
  /** False until the saved setting is known, so that the list does not appear twice. */
  readonly isReady: boolean;
  /** Changes come in bursts, faster than the screen: each one is told what the last one left. */
  readonly change: (update: (columns: readonly ColumnSetting[]) => readonly ColumnSetting[]) => void;
  readonly reset: () => void;
}

/** The columns on the screen in their order there: frozen ones stand first, and so in a file. */
export function shownColumns({ columns }: Pick<ColumnSettings, 'columns'>): readonly string[] {
  const shown = columns.filter(({ isShown }) => isShown);
  return [...shown.filter(({ isFixed }) => isFixed), ...shown.filter(({ isFixed }) => !isFixed)].map(({ prop }) => prop);
}

/**
 * The columns of a list as this user has set them (R-2.7-11): read once from the
 * account, shown at once when changed, saved a moment after the last change.
 * Without a `place` to save them the defaults stand. `defaults` must be stable.
 */
export function useColumnSettings(
  place: { readonly page: string; readonly region: string } | null,
  defaults: readonly ColumnSetting[],
): ColumnSettings {
  const client = useQueryClient();
  // A scan names the person before there is a login; nothing is asked for without a token (R-2.4-10).
  const userId = useSession((session) => (session.token === null ? null : session.userId));
  const key = userId === null || place === null ? null : columnConfigKey(place.page, place.region, userId);
  const saved = useQuery({ ...entryQuery(key ?? ''), enabled: key !== null });
  const pending = useRef<{ key: string; value: string; timer: ReturnType<typeof setTimeout> } | null>(null);

  const flush = useCallback(() => {
    const waiting = pending.current;
    if (!waiting) return;
    clearTimeout(waiting.timer);
    pending.current = null;
    // A refused save has been shown; the screen keeps the setting for this visit.
    void saveEntry(waiting.key, waiting.value).catch(() => undefined);
  }, []);

  // Leaving the page must not lose the last change.
  useEffect(() => {
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);

  const change = useCallback(
    (update: (columns: readonly ColumnSetting[]) => readonly ColumnSetting[]) => {
      if (key === null) return;
      const { queryKey } = entryQuery(key);
      const value = formatColumnConfig(update(parseColumnConfig(client.getQueryData(queryKey) ?? null, defaults)));
      client.setQueryData(queryKey, value);
      if (pending.current && pending.current.key !== key) flush();
      clearTimeout(pending.current?.timer);
      pending.current = { key, value, timer: setTimeout(flush, saveAfterMs) };
    },
    [client, key, defaults, flush],
  );

  const columns = useMemo(() => parseColumnConfig(saved.data ?? null, defaults), [saved.data, defaults]);
  return useMemo(
    () => ({ columns, isReady: key === null || !saved.isPending, change, reset: () => change(() => defaults) }),
    [columns, key, saved.isPending, change, defaults],
  );
}
