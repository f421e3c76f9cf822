import { useCallback, useMemo, useRef, useState, type RefObject } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { GridHandle, PopoverAnchor } from '@mastlight/ui';
import type { ListColumn } from '@mastlight/domain/contract-kit/list-columns';
import { useTexts } from '../catalogue';
import { CallError } from '../http-client';
import { useSession } from '../session';
import { defaultSettings, type ListDeclaration, type ListPage, type ListRow } from './list-declaration';
import { useListKeys, useSingleKeys } from './list-keys';
import { pageQuery, refreshProduct } from './list-rows';
import { RowNews } from './row-news';
import { saveFile } from './save-file';
import type { ListSearch } from './search-schema';
import { listTexts } from './texts';
import { useColumnSettings, type ColumnSettings } from './use-column-settings';
import { useListSearch, type ChangeSearch } from './use-list-search';
import { useLiveRows, type LiveRows } from './use-live-rows';

/** One list on the screen: what it shows and what can be done with it. */
export interface List<R extends ListRow, S extends ListSearch, P extends ListPage<R>> {
  readonly search: S;
  readonly change: ChangeSearch<S>;
  readonly isSignedIn: boolean;
  /** The last answer; undefined until there is one, and for somebody not signed in. */
  readonly page: P | undefined;
  readonly rows: readonly R[];
  readonly total: number;
  /** Nothing can be shown yet: rows or saved columns are on their way. */
  readonly isFirstLoad: boolean;
  readonly isFetching: boolean;
  /** The rows are those of the view before. */
  readonly isOld: boolean;
  /** Why there is nothing to show. */
  readonly error: CallError | null;
  /** Why counts are not known; undefined where they are, and where nobody is signed in. */
  readonly whyUnknown: string | undefined;
  /** Why what is shown could not be renewed. */
  readonly refreshError: CallError | null;
  /** Back to the last view that came, while another one does not; null when there is none. */
  readonly goBack: (() => void) | null;
  readonly retry: () => void;
  readonly refresh: () => void;
  readonly live: LiveRows;
  /** Grows with each news of a row; the user's own edits are none. */
  readonly newsOf: (row: R) => number;
  /** The columns that this view can have. */
  readonly columns: readonly ListColumn<R>[];
  readonly settings: ColumnSettings;
  readonly selection: ReadonlySet<string>;
  readonly select: (ids: ReadonlySet<string>) => void;
  readonly selected: readonly R[];
  /** Whether it can be saved as a file at all. */
  readonly canExport: boolean;
  readonly isExporting: boolean;
  /** Saves the view, or of it these rows, as a file with the columns on the screen. */
  readonly exportRows: (ids?: readonly number[]) => void;
  readonly gridRef: RefObject<GridHandle | null>;
  /** The row whose actions are open, and where. */
  readonly menu: { readonly row: R; readonly anchor: PopoverAnchor } | null;
  readonly openMenu: (row: R, anchor: PopoverAnchor) => void;
  readonly closeMenu: () => void;
  readonly columnsAnchor: HTMLElement | null;
  readonly openColumns: (anchor: HTMLElement | null) => void;
  readonly isHelpOpen: boolean;
  readonly openHelp: (isOpen: boolean) => void;
}

const nothingChosen: ReadonlySet<string> = new Set();

/** The id of a row as the grid wants it. */
export const idOfRow = (row: ListRow): string => String(row.id);

/** Runs a declared list. `isOff` keeps it from asking, as while another tab of its page is on show. */
export function useList<R extends ListRow, S extends ListSearch, P extends ListPage<R>, F extends object>(
  list: ListDeclaration<R, S, P, F>,
  options: { readonly isOff?: (search: S) => boolean } = {},
): List<R, S, P> {
  const client = useQueryClient();
  const say = useTexts(listTexts);
  const isSignedIn = useSession((session) => session.token !== null);
  const [search, change] = useListSearch(list.search);
  const isOn = isSignedIn && !options.isOff?.(search);
  const query = useQuery({ ...pageQuery(list, search), enabled: isOn });
  const live = useLiveRows(list, search, isOn);
  const declared = list.columns(search);
  const defaults = useMemo(() => defaultSettings(declared), [declared]);
  const settings = useColumnSettings(list.region === null ? null : { page: list.name, region: list.region(search) }, defaults);
  const [news] = useState(() => new RowNews<R>(list.ownFields));
  const newsOf = useCallback((row: R) => news.numberOf(row), [news]);
  const [isExporting, setExporting] = useState(false);
  const [menu, setMenu] = useState<List<R, S, P>['menu']>(null);
  const [columnsAnchor, openColumns] = useState<HTMLElement | null>(null);
  const [isHelpOpen, openHelp] = useState(false);
  const gridRef = useRef<GridHandle>(null);
  // What is chosen is what can be seen: another page or filter starts with nothing chosen, and at its first row.
  const viewKey = list.search.viewKey(search);
  const [chosen, setChosen] = useState({ viewKey, ids: nothingChosen });
  if (chosen.viewKey !== viewKey) setChosen({ viewKey, ids: nothingChosen });
  const selection = chosen.ids;
  const select = useCallback((ids: ReadonlySet<string>) => setChosen({ viewKey, ids }), [viewKey]);
  const cursor = useRef({ viewKey, row: -1 });

  const page = isSignedIn ? query.data : undefined;
  // While a view that failed is asked for again its reason stays: the page does not flicker between error and skeleton.
  const [failed, setFailed] = useState<{ readonly viewKey: string; readonly error: CallError } | null>(null);
  if (query.error instanceof CallError && failed?.error !== query.error) setFailed({ viewKey, error: query.error });
  const callError = query.error instanceof CallError ? query.error : query.isPending && failed?.viewKey === viewKey ? failed.error : null;
  // The last view whose rows came: where a filter that fails leads back to.
  const [stood, setStood] = useState<S | null>(null);
  if (page && !query.isPlaceholderData && stood !== search) setStood(search);
  const rows = useMemo<readonly R[]>(() => page?.list ?? [], [page]);
  const selected = useMemo(() => rows.filter((row) => selection.has(idOfRow(row))), [rows, selection]);

  useListKeys(
    {
      onStep: (by) => {
        if (rows.length === 0) return;
        const before = cursor.current.viewKey === viewKey ? cursor.current.row : -1;
        const row = Math.min(Math.max(before + by, 0), rows.length - 1);
        cursor.current = { viewKey, row };
        gridRef.current?.focus();
        gridRef.current?.showRow(row);
      },
      onHelp: () => openHelp(true),
    },
    useSingleKeys((keys) => keys.isOn),
  );

  async function runExport(ids?: readonly number[]): Promise<void> {
    const { exportRows } = list;
    if (!exportRows) return;
    setExporting(true);
    const shown = settings.columns.filter((column) => column.isShown);
    // Frozen columns stand first on the screen and so in the file.
    const props = [...shown.filter((column) => column.isFixed), ...shown.filter((column) => !column.isFixed)].map(({ prop }) => prop);
    await saveFile(() => exportRows(list.filterOf(search), props, ids));
    setExporting(false);
  }

  const openMenu = useCallback((row: R, anchor: PopoverAnchor) => setMenu({ row, anchor }), []);
  return {
    search,
    change,
    isSignedIn,
    page,
    rows,
    total: page?.total ?? 0,
    isFirstLoad: isSignedIn && ((query.isPending && callError === null) || !settings.isReady),
    isFetching: query.isFetching,
    isOld: query.isPlaceholderData,
    error: page ? null : callError,
    whyUnknown:
      page || !isOn ? undefined : callError ? say('countUnknown.failed', { reason: callError.message }) : say('countUnknown.loading'),
    refreshError: page && !query.isPlaceholderData ? callError : null,
    goBack: stood !== null && list.search.viewKey(stood) !== viewKey ? () => change(stood) : null,
    retry: () => void query.refetch(),
    refresh: list.topic === undefined ? () => void refreshProduct(client, list.product) : live.apply,
    live,
    newsOf,
    columns: declared,
    settings,
    selection,
    select,
    selected,
    canExport: list.exportRows !== undefined,
    isExporting,
    exportRows: (ids) => void runExport(ids),
    gridRef,
    menu,
    openMenu,
    closeMenu: () => setMenu(null),
    columnsAnchor,
    openColumns,
    isHelpOpen,
    openHelp,
  };
}
