import { useCallback, useMemo, useRef, useState, type RefObject } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { showToast, type GridHandle, type PopoverAnchor } from '@mastlight/ui';
import { pageSizeMax } from '@mastlight/domain/contract-kit/paging';
import type { ListColumn } from '@mastlight/domain/contract-kit/list-columns';
import { useTexts } from '../catalogue';
import { CallError, isLost } from '../http-client';
import { loginState, useSession } from '../session';
import { defaultSettings, type ListDeclaration, type ListPage, type ListRow } from './list-declaration';
import { useListKeys, useSingleKeys } from './list-keys';
import { pageQuery, refreshProduct } from './list-rows';
import { RowNews } from './row-news';
import { saveList } from './save-file';
import type { ListSearch } from './search-schema';
import { listTexts } from './texts/zh-CN';
import { shownColumns, useColumnSettings, type ColumnSettings } from './use-column-settings';
import { useListSearch, type ChangeSearch } from './use-list-search';
import { standingFor, useFolds } from './use-folds';
import { useLiveRows, type LiveRows } from './use-live-rows';

/** One list on the screen: what it shows and what can be done with it. */
export interface List<R extends ListRow, S extends ListSearch, P extends ListPage<R>> {
  readonly search: S;
  readonly change: ChangeSearch<S>;
  readonly isSignedIn: boolean;
  /** The last answer; undefined until there is one, and for somebody not signed in. */
  readonly page: P | undefined;
  readonly rows: readonly R[];
  /** The rows that one of them stands for, itself among them. */
  readonly standsFor: (row: R) => readonly R[];
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
  /** Why the view that was chosen has not come, while rows of the one before stand for it. */
  readonly viewError: CallError | null;
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
  /** Chooses every row of the filter, over all its pages. */
  readonly selectAll: () => void;
  readonly isSelectingAll: boolean;
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

/** What is chosen of one filter, with the rows as they were when they were last on the screen. */
interface Chosen<R> {
  readonly filterKey: string;
  readonly ids: ReadonlySet<string>;
  readonly rows: ReadonlyMap<string, R>;
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
  const isSignedIn = useSession(loginState);
  const memory = useMemo(() => ({ name: `${list.product}.${list.name}`, ...(list.kept && { kept: list.kept }) }), [list]);
  const [search, change] = useListSearch(list.search, memory);
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
  // Another page starts at its first row; what is chosen stays chosen over the pages of one filter.
  const viewKey = list.search.viewKey(search);
  const filterKey = list.search.viewKey({ ...search, page: 1 });
  const [chosen, setChosen] = useState<Chosen<R>>({ filterKey, rows: new Map(), ids: nothingChosen });
  if (chosen.filterKey !== filterKey) setChosen({ filterKey, rows: new Map(), ids: nothingChosen });
  const [isSelectingAll, setSelectingAll] = useState(false);
  const selection = chosen.ids;
  const cursor = useRef({ viewKey, row: -1 });

  // While a view that failed is asked for again its reason stays: the page does not flicker between error and skeleton.
  const [failed, setFailed] = useState<{ readonly viewKey: string; readonly error: CallError } | null>(null);
  if (query.error instanceof CallError && failed?.error !== query.error) setFailed({ viewKey, error: query.error });
  const callError = query.error instanceof CallError ? query.error : query.isPending && failed?.viewKey === viewKey ? failed.error : null;
  // The last view whose rows came: where a filter that fails leads back to.
  const [stood, setStood] = useState<S | null>(null);
  if (isSignedIn && query.data && !query.isPlaceholderData && stood !== search) setStood(search);
  // What is on the device stays in sight while the view that was chosen does not come; rows of another port would be wrong.
  const isAnotherView = stood !== null && list.search.viewKey(stood) !== viewKey;
  const isOfRegion = stood !== null && (list.region?.(stood) ?? null) === (list.region?.(search) ?? null);
  const isKept = query.data === undefined && callError !== null && isLost(callError) && isAnotherView && isOfRegion;
  const kept = isKept ? client.getQueryData(pageQuery(list, stood).queryKey) : undefined;
  const page = isSignedIn ? (query.data ?? kept) : undefined;
  const all = useMemo<readonly R[]>(() => page?.list ?? [], [page]);
  const onPage = useMemo(() => new Map(all.map((row) => [idOfRow(row), row])), [all]);
  const { rows, behind } = useFolds(all, list.folds?.isFolded(search) ? list.folds : null);
  const select = useCallback(
    (ids: ReadonlySet<string>) =>
      setChosen((before) => {
        const next = new Set(ids);
        // What stands behind a row is chosen and let go with it.
        for (const [head, group] of behind) {
          if (ids.has(String(head)) === before.ids.has(String(head))) continue;
          for (const row of group) next[ids.has(String(head)) ? 'add' : 'delete'](idOfRow(row));
        }
        return { filterKey, ids: next, rows: new Map([...before.rows, ...onPage].filter(([id]) => next.has(id))) };
      }),
    [filterKey, onPage, behind],
  );
  const selected = useMemo(
    () => [...selection].flatMap((id) => onPage.get(id) ?? chosen.rows.get(id) ?? []),
    [onPage, selection, chosen.rows],
  );

  async function chooseAll(): Promise<void> {
    setSelectingAll(true);
    try {
      const total = page?.total ?? 0;
      const pages: P[] = [];
      for (let from = 0; from < total; from += pageSizeMax) {
        pages.push(await list.fetchPage(list.filterOf(search), { page: pages.length + 1, limit: pageSizeMax }));
      }
      const all = new Map(pages.flatMap((each) => each.list).map((row) => [idOfRow(row), row]));
      setChosen((before) => (before.filterKey === filterKey ? { filterKey, rows: all, ids: new Set(all.keys()) } : before));
    } catch (error) {
      if (error instanceof CallError) showToast({ tone: 'danger', text: error.message });
    } finally {
      setSelectingAll(false);
    }
  }

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
    const props = shownColumns(settings);
    const filter = list.filterOf(search);
    const wish = { ...filter, ...(ids && { ids }), columns: props };
    await saveList(ids?.length ?? page?.total ?? 0, () => exportRows(filter, props, ids), wish, list.exportLater);
    setExporting(false);
  }

  const openMenu = useCallback((row: R, anchor: PopoverAnchor) => setMenu({ row, anchor }), []);
  return {
    search,
    change,
    isSignedIn,
    page,
    rows,
    standsFor: standingFor,
    total: page?.total ?? 0,
    isFirstLoad: isSignedIn && ((query.isPending && callError === null) || !settings.isReady),
    isFetching: query.isFetching,
    isOld: query.isPlaceholderData || kept !== undefined,
    viewError: page && (query.isPlaceholderData || kept !== undefined) ? callError : null,
    error: page ? null : callError,
    whyUnknown:
      page || !isOn ? undefined : callError ? say('countUnknown.failed', { reason: callError.message }) : say('countUnknown.loading'),
    refreshError: page && !query.isPlaceholderData ? callError : null,
    goBack: isAnotherView ? () => change(stood) : null,
    retry: () => void query.refetch(),
    refresh: list.topic === undefined ? () => void refreshProduct(client, list.product) : live.apply,
    live,
    newsOf,
    columns: declared,
    settings,
    selection,
    select,
    selected,
    selectAll: () => void chooseAll(),
    isSelectingAll,
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
