import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState, type DragEvent } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import {
  BatchBar,
  CornerLight,
  copyToClipboard,
  DataGrid,
  EmptySea,
  ErrorState,
  Menu,
  showToast,
  UpdatePill,
  type GridHandle,
  type GridSort,
  type PopoverAnchor,
} from '@mastlight/ui';
import { CallError } from '../../../platform/http-client';
import { useIsPhone } from '../../../platform/mobile-head';
import { queryClient } from '../../../platform/query-client';
import { useSession } from '../../../platform/session';
import { sendSignal } from '../../../platform/signals';
import { ColumnSettingsPanel, useColumnSettings, useDensity } from '../../preferences';
import { billListQuery, type BillRow } from '../api';
import { changeTop, changeAuto } from '../change-rows';
import { buildGridColumns, defaultColumnSettings, titleOfColumn, type RowActions } from '../columns';
import { lookOfBill } from '../bill-tone';
import { BillCard } from '../components/bill-card';
import { ExceptionChips } from '../components/exception-chips';
import { FilterEmpty } from '../components/filter-empty';
import { ListHead } from '../components/list-head';
import { ListQuery } from '../components/list-query';
import { Pager } from '../components/pager';
import type { RowTask } from '../components/row-tasks';
import { writeBillSentence, writeBillSentences } from '../copy-sentence';
import { deleteWithUndo } from '../delete-with-undo';
import { exportToFile } from '../export-to-file';
import { useListKeys, useSingleKeys } from '../list-keys';
import { listActiveFilters, readListSearch } from '../list-search';
import { NumberFileRefused, readNumberFile } from '../read-number-file';
import { listRowCommands } from '../row-commands';
import { texts } from '../texts';
import { useListSearch } from '../use-list-search';
import { useLiveRows } from '../use-live-rows';
import './logistics-page.css';

// What opens over the list comes when it is first opened: the list itself stays light.
const PasteDrawer = lazy(async () => ({ default: (await import('../components/paste-drawer')).PasteDrawer }));
const BillDrawer = lazy(async () => ({ default: (await import('../components/bill-drawer')).BillDrawer }));
const RowTasks = lazy(async () => ({ default: (await import('../components/row-tasks')).RowTasks }));
const ListKeysDialog = lazy(async () => ({ default: (await import('../components/list-keys-dialog')).ListKeysDialog }));

const noRows: readonly BillRow[] = [];
const rowId = (row: BillRow): string => String(row.id);
const rowEdge = (row: BillRow) => lookOfBill(row).edge as 'danger' | null;
const rowVersion = (row: BillRow): number => row.version;

/** Asks for the rows that an address names, before the page is there to show them. */
export function startLogistics(query: string): void {
  const search = readListSearch(query);
  if (search.tab === 'bill') void queryClient.prefetchQuery(billListQuery(search));
}

/** The list of subscribed bills: exceptions first, then by the nearest cut-off. */
export function LogisticsPage() {
  const client = useQueryClient();
  const isPhone = useIsPhone();
  const isSignedIn = useSession((session) => session.token !== null);
  const [search, changeSearch] = useListSearch();
  const { density } = useDensity();
  const list = useQuery({ ...billListQuery(search), enabled: isSignedIn && search.tab === 'bill' });
  const live = useLiveRows(search, isSignedIn && search.tab === 'bill');
  const settings = useColumnSettings('logistics', search.port, defaultColumnSettings(search.port));
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const [menu, setMenu] = useState<{ row: BillRow; anchor: PopoverAnchor } | null>(null);
  const [task, setTask] = useState<RowTask | null>(null);
  const [columnsAnchor, setColumnsAnchor] = useState<HTMLElement | null>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [pastedText, setPastedText] = useState('');
  const [isExporting, setExporting] = useState(false);
  const [isDropping, setDropping] = useState(false);
  const gridRef = useRef<GridHandle>(null);
  const cursor = useRef(-1);
  const history = useRouter().history;
  // Whether the drawer on show was opened here: then closing it is the step back that Back would take.
  const hasOpened = useRef(false);

  const page = isSignedIn ? list.data : undefined;
  const rows = page?.list ?? noRows;
  const selected = useMemo(() => rows.filter((row) => selection.has(rowId(row))), [rows, selection]);
  const total = page?.total ?? 0;

  // What is chosen is what can be seen: another page or filter starts with nothing chosen.
  const viewKey = JSON.stringify({ ...search, bill: '', isPasting: false });
  useEffect(() => {
    setSelection(new Set());
    cursor.current = -1;
  }, [viewKey]);

  const openPaste = useCallback(
    (text: string) => {
      if (!useSession.getState().token) {
        sendSignal('login-needed', {});
        return;
      }
      setPastedText(text);
      hasOpened.current = true;
      changeSearch({ isPasting: true });
    },
    [changeSearch],
  );
  const openBill = useCallback(
    (row: BillRow, how?: { readonly isNewTab: boolean }) => {
      if (how?.isNewTab) {
        window.open(`/detail?blno=${encodeURIComponent(row.billNo)}&port=${row.area}`, '_blank', 'noopener');
        return;
      }
      hasOpened.current = true;
      changeSearch({ bill: row.billNo });
    },
    [changeSearch],
  );
  const closeDrawer = useCallback(() => {
    setPastedText('');
    if (hasOpened.current) history.back();
    else changeSearch({ bill: '', isPasting: false }, 'replace');
    hasOpened.current = false;
  }, [changeSearch, history]);
  const copySentences = useCallback(async (text: string) => {
    const isCopied = await copyToClipboard(text);
    showToast(isCopied ? { tone: 'done', text: texts.copied } : { tone: 'danger', text: texts.copyFailed });
  }, []);

  const actions = useMemo<RowActions>(
    () => ({
      toggleTop: (row) => void changeTop(client, [row.id], !row.top),
      toggleAuto: (row, isOn) => void changeAuto(client, [row.id], isOn),
      copySentence: (row) => void copySentences(writeBillSentence(row)),
      openMenu: (row, anchor) => setMenu({ row, anchor }),
    }),
    [client, copySentences],
  );
  const columnKey = settings.columns.map((column) => `${column.prop}${column.isShown}${column.isFixed}`).join();
  // eslint-disable-next-line react-hooks/exhaustive-deps -- widths alone must not make new columns
  const columns = useMemo(() => buildGridColumns(search.port, settings.columns, actions), [search.port, columnKey, actions]);
  // Only a width set by hand is told to the grid: the others may grow into the room that is left.
  const columnWidths = useMemo(
    () =>
      Object.fromEntries(
        settings.columns
          .filter((column) => column.widthPx !== defaultColumnSettings(search.port).find((item) => item.prop === column.prop)?.widthPx)
          .map((column) => [column.prop, column.widthPx]),
      ),
    [settings.columns, search.port],
  );

  useListKeys(
    {
      onStep: (by) => {
        if (rows.length === 0) return;
        cursor.current = Math.min(Math.max(cursor.current + by, 0), rows.length - 1);
        gridRef.current?.focus();
        gridRef.current?.showRow(cursor.current);
      },
      onHelp: () => setHelpOpen(true),
      onPasteText: openPaste,
    },
    useSingleKeys((keys) => keys.isOn),
  );

  async function takeFile(file: File | undefined): Promise<void> {
    if (!file) return;
    try {
      openPaste(await readNumberFile(file));
    } catch (error) {
      if (error instanceof NumberFileRefused) showToast({ tone: 'danger', text: error.message });
      else throw error;
    }
  }

  async function runExport(ids?: readonly number[]): Promise<void> {
    setExporting(true);
    await exportToFile(search, settings.columns, ids);
    setExporting(false);
  }

  const sort: GridSort = search.sort.startsWith('-')
    ? { columnId: search.sort.slice(1), direction: 'descending' }
    : { columnId: search.sort || 'countdown', direction: 'ascending' };

  const error = list.error instanceof CallError ? list.error : null;
  const isFirstLoad = isSignedIn && (list.isPending || !settings.isReady);
  const filters = listActiveFilters(search);

  const empty = !isSignedIn ? (
    <EmptySea
      title={texts.signedOutTitle}
      text={texts.signedOutText}
      action={{ label: texts.signedOutAction, icon: 'user', onSelect: () => sendSignal('login-needed', {}) }}
    />
  ) : isFirstLoad ? null : filters.length > 0 ? (
    <FilterEmpty filters={filters} onDrop={(names) => changeSearch(Object.fromEntries(names.map((name) => [name, ''])))} />
  ) : (
    <EmptySea
      title={texts.emptyTitle}
      text={texts.emptyText}
      action={{ label: texts.emptyAction, icon: 'clipboard', onSelect: () => openPaste('') }}
    />
  );
  const errorState =
    error && !page ? (
      <ErrorState
        message={error.message}
        {...(error.requestId ? { requestId: error.requestId } : {})}
        isRetrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    ) : undefined;

  const commands = {
    openBill,
    copySentence: actions.copySentence,
    changeTop: (row: BillRow) => actions.toggleTop(row),
    changeAuto: (row: BillRow) => actions.toggleAuto(row, !row.autoSubscribe),
    start: (kind: RowTask['kind'], row: BillRow) => setTask({ kind, rows: [row], ...(menu ? { anchor: menu.anchor } : {}) }),
  };

  return (
    <div
      className="bill-page"
      data-dropping={isDropping || undefined}
      onDragOver={(event: DragEvent) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setDropping(true);
      }}
      onDragLeave={(event: DragEvent) => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setDropping(false);
      }}
      onDrop={(event: DragEvent) => {
        setDropping(false);
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        void takeFile(event.dataTransfer.files[0]);
      }}
    >
      <CornerLight count={live.pendingCount} onApply={live.apply} />
      <ListHead
        search={search}
        sourceTime={page?.sourceTime}
        isPhone={isPhone}
        isRefreshing={list.isFetching}
        onChange={changeSearch}
        onRefresh={live.apply}
      />
      {search.tab === 'booking' ? (
        <p className="bill-note">{texts.bookingsBuilding}</p>
      ) : (
        <>
          <ExceptionChips
            counts={page?.counts}
            total={page ? sumOfView(page.counts, total, search.exception) : undefined}
            chosen={search.exception}
            isShort={isPhone}
            onChoose={(exception) => changeSearch({ exception })}
          />
          <ListQuery
            search={search}
            isPhone={isPhone}
            isSignedIn={isSignedIn}
            isExporting={isExporting}
            isRefreshing={list.isFetching}
            onChange={changeSearch}
            onRefresh={live.apply}
            onSubscribe={() => openPaste('')}
            onFile={(file) => void takeFile(file)}
            onExport={() => void runExport()}
            onColumns={setColumnsAnchor}
          />
          {isPhone ? (
            <section className="bill-phone-list" aria-busy={list.isFetching}>
              {rows.length > 0 ? (
                <ul className="bill-cards">
                  {rows.map((row) => (
                    <BillCard key={row.id} row={row} onOpen={openBill} onToggleTop={actions.toggleTop} />
                  ))}
                </ul>
              ) : (
                <div className="bill-phone-slot">{errorState ?? empty}</div>
              )}
            </section>
          ) : (
            <section className="bill-table">
              <DataGrid
                ref={gridRef}
                label={texts.pageTitle}
                rows={settings.isReady ? rows : noRows}
                columns={columns}
                columnWidths={columnWidths}
                rowId={rowId}
                rowEdge={rowEdge}
                rowVersion={rowVersion}
                density={density}
                totalCount={total}
                sort={sort}
                onSortChange={(next) => changeSearch({ sort: next ? `${next.direction === 'descending' ? '-' : ''}${next.columnId}` : '' })}
                selection={selection}
                onSelectionChange={setSelection}
                onColumnResize={(prop, widthPx) =>
                  settings.change((all) => all.map((column) => (column.prop === prop ? { ...column, widthPx } : column)))
                }
                onRowOpen={openBill}
                onRowMenu={(row, at) => setMenu({ row, anchor: at })}
                onPointerInside={live.onPointerInside}
                isLoading={isFirstLoad}
                isRefreshing={list.isPlaceholderData}
                empty={empty}
                error={errorState}
              />
              <div className="bill-update-pill">
                <UpdatePill count={live.pendingCount} onApply={live.apply} />
              </div>
            </section>
          )}
          {/* The foot stands from the beginning, so that nothing moves when the rows arrive. */}
          {isSignedIn && !errorState && (total > 0 || isFirstLoad) && (
            <Pager
              total={total}
              unit="票"
              page={search.page}
              size={search.size}
              onPage={(next) => changeSearch({ page: next })}
              onSize={(size) => changeSearch({ size })}
            />
          )}
        </>
      )}
      {isPhone && isSignedIn && <button type="button" className="bill-plus" aria-label={texts.subscribe} onClick={() => openPaste('')} />}
      <BatchBar
        count={selected.length}
        onCancel={() => setSelection(new Set())}
        actions={[
          {
            id: 'top',
            label: selected.every((row) => row.top) ? '取消置顶' : '置顶',
            icon: 'pin',
            onSelect: () => {
              const isTop = !selected.every((row) => row.top);
              void changeTop(
                client,
                selected.map((row) => row.id),
                isTop,
              ).then((isDone) => isDone && live.apply());
            },
          },
          { id: 'client', label: '指派客户', icon: 'users', onSelect: () => setTask({ kind: 'client', rows: selected }) },
          {
            id: 'auto',
            label: '自动订阅',
            icon: 'bell',
            onSelect: () => {
              const ids = selected.filter((row) => !row.autoSubscribe).map((row) => row.id);
              void changeAuto(client, ids, true).then((count) => showToast({ tone: 'done', text: texts.autoOn(count) }));
            },
          },
          {
            id: 'copy',
            label: '复制为一句话',
            icon: 'copy',
            onSelect: () => void copySentences(writeBillSentences(selected)),
          },
          {
            id: 'export',
            label: '导出',
            icon: 'download',
            isDisabled: isExporting,
            onSelect: () => void runExport(selected.map((row) => row.id)),
          },
          {
            id: 'delete',
            label: '删除',
            icon: 'trash',
            tone: 'danger',
            onSelect: () => setTask({ kind: 'delete', rows: selected }),
          },
        ]}
      />
      {menu && (
        <Menu
          anchor={menu.anchor}
          label={`${menu.row.billNo} 的操作`}
          align="end"
          items={listRowCommands(menu.row, commands)}
          onClose={() => setMenu(null)}
        />
      )}
      {columnsAnchor && (
        <ColumnSettingsPanel
          anchor={columnsAnchor}
          settings={settings}
          titleOf={(prop) => titleOfColumn(search.port, prop)}
          onClose={() => setColumnsAnchor(null)}
        />
      )}
      <Suspense>
        {search.isPasting && isSignedIn && <PasteDrawer port={search.port} initialText={pastedText} onClose={closeDrawer} />}
        {search.bill && isSignedIn && !search.isPasting && (
          <BillDrawer
            port={search.port}
            billNo={search.bill}
            onTask={(kind, row) => setTask({ kind, rows: [row] })}
            onClose={closeDrawer}
          />
        )}
        {task && (
          <RowTasks
            task={task}
            port={search.port}
            onDelete={(deleted) => {
              setSelection(new Set());
              if (deleted.some((row) => row.billNo === search.bill)) closeDrawer();
              return deleteWithUndo(client, deleted);
            }}
            onClose={() => setTask(null)}
          />
        )}
        {isHelpOpen && <ListKeysDialog onClose={() => setHelpOpen(false)} />}
      </Suspense>
    </div>
  );
}

/**
 * How many bills the view holds without its exception filter: the server counts
 * per exception, and the total is that of the filter in force.
 */
function sumOfView(counts: Readonly<Record<string, number>>, total: number, exception: string): number {
  return exception === '' ? total : (counts['all'] ?? total);
}
