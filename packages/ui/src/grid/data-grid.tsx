import {
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { Skeleton } from '../states/skeleton';
import { selectColumnId, type CellPosition, type GridColumn, type GridDensity, type GridSort, type RowEdge } from './grid-column';
import { GridHead } from './grid-head';
import { GridRow } from './grid-row';
import { moveCell } from './move-cell';
import { selectRows } from './select-rows';
import { SlotPool } from './slot-pool';
import { headHeightPx, useGridScroll } from './use-grid-scroll';
import { writeTsv } from './write-tsv';
import './data-grid.css';

/** What an owner can ask of a mounted grid. */
export interface GridHandle {
  readonly focus: () => void;
  /** Makes the row at `index` the active one and brings it into sight. */
  readonly showRow: (index: number) => void;
}

export interface DataGridProps<Row> {
  /** The grid's name for assistive technology. */
  readonly label: string;
  /** Rows that did not change must be the same objects as before: only changed ones render again. */
  readonly rows: readonly Row[];
  readonly columns: readonly GridColumn<Row>[];
  readonly rowId: (row: Row) => string;
  readonly rowEdge?: (row: Row) => RowEdge | null | undefined;
  /** When this moves on for a row in sight, the row lights up for 2 s. */
  readonly rowVersion?: (row: Row) => string | number;
  readonly density?: GridDensity;
  /** All rows of the query, where `rows` holds one page of it. */
  readonly totalCount?: number;
  readonly sort?: GridSort | null;
  readonly onSortChange?: (sort: GridSort | null) => void;
  /** The ids of the chosen rows; giving it adds the checkbox column. */
  readonly selection?: ReadonlySet<string>;
  readonly onSelectionChange?: (selection: ReadonlySet<string>) => void;
  /** Widths in px set by hand, by column id; the grid keeps its own when it is left out. */
  readonly columnWidths?: Readonly<Record<string, number>>;
  readonly onColumnResize?: (columnId: string, widthPx: number) => void;
  /** A press on a row (not on a widget in it), or Enter on a cell without one. */
  readonly onRowOpen?: (row: Row, how: { readonly isNewTab: boolean }) => void;
  /** The right button or the menu key; `at` is a point of the viewport in px. */
  readonly onRowMenu?: (row: Row, at: { readonly x: number; readonly y: number }) => void;
  /** Whether the pointer is over the rows: the owner then holds back changes that would move them. */
  readonly onPointerInside?: (isInside: boolean) => void;
  /** The first rows are on their way. */
  readonly isLoading?: boolean;
  /** Newer rows are on their way; the old ones stay, dimmed. */
  readonly isRefreshing?: boolean;
  /** Stands where the rows would, when there are none. */
  readonly empty?: ReactNode;
  /** Stands where the rows would, when they could not be had. */
  readonly error?: ReactNode;
  readonly ref?: Ref<GridHandle>;
}

interface ActiveCell extends CellPosition {
  /** The row it stands in, null in the head. */
  readonly rowId: string | null;
}

const widgetSelector = 'button, a[href], input, select, textarea, [tabindex]';
/** Where Esc has a meaning of its own, which comes before that of the grid. */
const fieldSelector = 'input:not([type=checkbox]), select, textarea, dialog, .ml-popover';
const keyResizePx = 8;

/**
 * The dense table of every wide list: virtual rows and columns, frozen sides, one tab stop with the APG grid
 * keys. Arrows, Home, End, Page and Ctrl move the active cell; Space chooses the row; Enter or F2 goes into a
 * cell's widget and Esc comes back; Shift + arrows marks a range, Ctrl + C copies it or the chosen rows as
 * TSV; on a head cell Enter sorts and Shift + left or right changes the width. It fills its parent, which
 * gives the height.
 */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const { label, rows, rowId, rowEdge, rowVersion, density = 32, selection, isLoading, isRefreshing } = props;
  const { empty, error, sort, totalCount, columns: ownColumns, columnWidths, ref } = props;
  const { onSelectionChange, onSortChange, onColumnResize, onRowOpen, onRowMenu, onPointerInside } = props;
  const gridId = useId();
  const activeId = `${gridId}cell`;
  const scrollerRef = useRef<HTMLDivElement>(null);
  const isPointerDown = useRef(false);
  const selectAnchor = useRef<string | null>(null);
  const [slots] = useState(() => new SlotPool());
  const [ownWidths, setOwnWidths] = useState<Readonly<Record<string, number>>>({});
  const [active, setActive] = useState<ActiveCell | null>(null);
  const [rangeAnchor, setRangeAnchor] = useState<CellPosition | null>(null);

  const isSelectable = selection !== undefined;
  const columns = useMemo(() => (isSelectable ? [createSelectColumn<Row>(), ...ownColumns] : ownColumns), [isSelectable, ownColumns]);
  const widths = columnWidths ?? ownWidths;
  const rowCount = rows.length;
  const { layout, window, viewport } = useGridScroll({
    scrollerRef,
    columns,
    widths,
    rowHeight: density,
    rowCount,
  });

  // The active row is drawn wherever it is, so that what aria-activedescendant names exists.
  const indexes: number[] = [];
  for (let i = window.fromRow; i < window.toRow; i += 1) indexes.push(i);
  if (active && active.row >= 0 && active.row < rowCount && !indexes.includes(active.row)) indexes.push(active.row);

  function idAt(index: number): string {
    const row = rows[index];
    return row === undefined ? '' : rowId(row);
  }

  // Live changes may move rows: the active cell follows its row, not its number.
  const [seenRows, setSeenRows] = useState(rows);
  if (rows !== seenRows) {
    setSeenRows(rows);
    if (active?.rowId != null && idAt(active.row) !== active.rowId) {
      const moved = rows.findIndex((row) => rowId(row) === active.rowId);
      const row = moved >= 0 ? moved : Math.min(active.row, rowCount - 1);
      setActive({ ...active, row, rowId: row >= 0 ? idAt(row) : null });
    }
  }

  function markActive(position: CellPosition) {
    setActive({ ...position, rowId: position.row >= 0 ? idAt(position.row) : null });
  }

  function showCell(position: CellPosition) {
    const scroller = scrollerRef.current;
    if (!scroller) return;
    if (position.row >= 0) {
      const top = position.row * density;
      if (top < scroller.scrollTop) scroller.scrollTop = top;
      else if (top + density > scroller.scrollTop + viewport.height) {
        scroller.scrollTop = top + density - viewport.height;
      }
    }
    const placed = layout.all[position.column];
    if (!placed || placed.column.frozen) return;
    const room = viewport.width - layout.leftWidth - layout.rightWidth;
    if (placed.left < scroller.scrollLeft) scroller.scrollLeft = placed.left;
    else if (placed.left + placed.width > scroller.scrollLeft + room) {
      scroller.scrollLeft = Math.min(placed.left, placed.left + placed.width - room);
    }
  }

  function activate(position: CellPosition, isExtending = false) {
    setRangeAnchor(isExtending ? (rangeAnchor ?? active ?? position) : null);
    markActive(position);
    showCell(position);
  }

  function toggleRow(index: number, isRange: boolean) {
    if (!selection || !onSelectionChange) return;
    const id = idAt(index);
    onSelectionChange(selectRows({ ids: rows.map(rowId), selection, id, anchorId: selectAnchor.current, isRange }));
    selectAnchor.current = id;
  }

  const isAllSelected = selection !== undefined && rowCount > 0 && selection.size >= rowCount;
  const selectionState = !selection ? undefined : selection.size === 0 ? 'none' : isAllSelected ? 'all' : 'some';
  const toggleAll = useLatest(() => {
    onSelectionChange?.(isAllSelected ? new Set() : new Set(rows.map(rowId)));
  });

  function toggleSort(columnId: string) {
    if (sort?.columnId !== columnId) onSortChange?.({ columnId, direction: 'ascending' });
    else onSortChange?.(sort.direction === 'ascending' ? { columnId, direction: 'descending' } : null);
  }

  const resize = useLatest((columnId: string, widthPx: number) => {
    const column = columns.find((each) => each.id === columnId);
    const width = Math.max(column?.minWidth ?? 40, widthPx);
    setOwnWidths((last) => ({ ...last, [columnId]: width }));
    onColumnResize?.(columnId, width);
  });

  function fit(columnId: string) {
    const placed = layout.all.find(({ column }) => column.id === columnId);
    const cells = scrollerRef.current?.querySelectorAll(`.ml-cell[aria-colindex="${(placed?.index ?? 0) + 1}"]`);
    let widest = 0;
    for (const cell of cells ?? []) {
      const range = document.createRange();
      range.selectNodeContents(cell.querySelector('.ml-head-title') ?? cell);
      widest = Math.max(widest, range.getBoundingClientRect().width);
    }
    resize(columnId, Math.ceil(widest) + 18);
  }

  function findActiveCell(): HTMLElement | null {
    return document.getElementById(activeId);
  }

  function openActive(position: CellPosition, isEnter: boolean) {
    const columnId = layout.all[position.column]?.column.id;
    if (position.row < 0) {
      if (columnId === selectColumnId) toggleAll();
      else if (isEnter && columnId && layout.all[position.column]?.column.isSortable) toggleSort(columnId);
      return;
    }
    // Space chooses; Enter on the box opens the row, since J and K walk down the first column.
    const isChoice = columnId === selectColumnId;
    if (isChoice && !(isEnter && onRowOpen)) {
      toggleRow(position.row, false);
      return;
    }
    const widget = isChoice ? null : findActiveCell()?.querySelector<HTMLElement>(widgetSelector);
    if (widget) {
      widget.focus();
      return;
    }
    const row = rows[position.row];
    if (isEnter && row !== undefined) onRowOpen?.(row, { isNewTab: false });
  }

  // Tab leaves the grid in one step: while the key acts, nothing inside can take the focus.
  function stepOver() {
    const parts = scrollerRef.current?.children ?? [];
    for (const part of parts) part.setAttribute('inert', '');
    setTimeout(() => {
      for (const part of parts) part.removeAttribute('inert');
    });
  }

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const scroller = scrollerRef.current;
    if (event.target !== scroller) {
      if (event.key === 'Escape' && !event.defaultPrevented) {
        event.preventDefault();
        event.stopPropagation();
        // Chosen rows are let go of at once, as the batch bar promises; a field or a panel is left first.
        const isInField = event.target instanceof Element && event.target.closest(fieldSelector) !== null;
        if (selection && selection.size > 0 && !isInField) onSelectionChange?.(new Set());
        scroller?.focus();
      }
      return;
    }
    const ctrlKey = event.ctrlKey || event.metaKey;
    const at = active ?? { row: rowCount > 0 ? 0 : -1, column: 0 };
    if (event.key === 'Tab') {
      stepOver();
      return;
    }
    if (event.altKey) return;
    if (at.row < 0 && event.shiftKey && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
      event.preventDefault();
      const placed = layout.all[at.column];
      if (!placed || placed.column.isResizable === false) return;
      resize(placed.column.id, placed.width + (event.key === 'ArrowLeft' ? -keyResizePx : keyResizePx));
      return;
    }
    const pageRows = Math.floor(viewport.height / density);
    const bounds = { rowCount, columnCount: layout.all.length, pageRows };
    const next = moveCell(at, { key: event.key, ctrlKey }, bounds);
    if (next) {
      event.preventDefault();
      activate(next, event.shiftKey && next.row >= 0 && at.row >= 0);
      return;
    }
    if (event.key === 'Enter' || event.key === 'F2') {
      event.preventDefault();
      openActive(at, event.key === 'Enter');
    } else if (event.key === ' ') {
      event.preventDefault();
      if (at.row < 0) openActive(at, true);
      else toggleRow(at.row, event.shiftKey);
    } else if (event.key.toLowerCase() === 'a' && ctrlKey && isSelectable) {
      event.preventDefault();
      if (!isAllSelected) toggleAll();
    } else if (event.key === 'Escape' && rangeAnchor) {
      event.preventDefault();
      event.stopPropagation();
      setRangeAnchor(null);
    }
  }

  function handleCopy(event: ClipboardEvent) {
    // Text that somebody marked by hand, or a field's own text, is copied by the browser.
    if (event.target instanceof HTMLElement && event.target.matches('input, textarea')) return;
    if (!document.getSelection()?.isCollapsed) return;
    const textColumns = layout.all.filter(({ column }) => column.id !== selectColumnId);
    let table: string[][] = [];
    if (rangeAnchor && active) {
      const [fromRow, toRow] = order(rangeAnchor.row, active.row);
      const [from, to] = order(rangeAnchor.column, active.column);
      const inRange = textColumns.filter(({ index }) => index >= from && index <= to);
      table = rows.slice(fromRow, toRow + 1).map((row) => inRange.map(({ column }) => column.text(row)));
    } else if (selection && selection.size > 0) {
      const chosen = rows.filter((row) => selection.has(rowId(row)));
      table = [textColumns.map(({ column }) => column.title), ...chosen.map((row) => textColumns.map(({ column }) => column.text(row)))];
    } else if (active && active.row >= 0) {
      const row = rows[active.row];
      const column = layout.all[active.column]?.column;
      if (row !== undefined && column) table = [[column.text(row)]];
    }
    if (table.length === 0) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', writeTsv(table));
  }

  function findCell(target: EventTarget): { position: CellPosition; isWidget: boolean } | null {
    if (!(target instanceof Element)) return null;
    const cell = target.closest<HTMLElement>('[role=gridcell], [role=columnheader]');
    if (!cell || !scrollerRef.current?.contains(cell)) return null;
    const index = cell.closest<HTMLElement>('.ml-row')?.dataset['index'];
    const widget = target.closest(`${widgetSelector}, label, dialog, .ml-popover`);
    return {
      position: { row: index === undefined ? -1 : Number(index), column: Number(cell.ariaColIndex ?? 1) - 1 },
      isWidget: widget !== null && cell.contains(widget),
    };
  }

  function handlePointerDown(event: PointerEvent) {
    isPointerDown.current = true;
    // The button may be let go anywhere on the page.
    addEventListener('pointerup', () => (isPointerDown.current = false), { once: true });
    const found = findCell(event.target);
    if (!found || event.button !== 0) return;
    const isExtending = event.shiftKey && found.position.row >= 0 && !found.isWidget;
    // Marking a range of cells must not mark their text as well.
    if (isExtending) event.preventDefault();
    setRangeAnchor(isExtending ? (rangeAnchor ?? active) : null);
    markActive(found.position);
    if (isExtending) scrollerRef.current?.focus();
  }

  function handleClick(event: MouseEvent) {
    const found = findCell(event.target);
    if (!found) return;
    const { row: index, column } = found.position;
    if (index < 0) {
      const head = layout.all[column]?.column;
      const isHandle = event.target instanceof Element && event.target.closest('.ml-resize') !== null;
      if (head?.isSortable && !isHandle && !found.isWidget) toggleSort(head.id);
      return;
    }
    if (layout.all[column]?.column.id === selectColumnId) {
      toggleRow(index, event.shiftKey);
      return;
    }
    if (found.isWidget || event.shiftKey || event.button > 1) return;
    // A press that marked text was meant for the text.
    if (event.button === 0 && document.getSelection()?.isCollapsed === false) return;
    const row = rows[index];
    if (row !== undefined) onRowOpen?.(row, { isNewTab: event.ctrlKey || event.metaKey || event.button === 1 });
  }

  function handleDoubleClick(event: MouseEvent) {
    if (!(event.target instanceof Element) || !event.target.closest('.ml-resize')) return;
    const head = layout.all[findCell(event.target)?.position.column ?? -1]?.column;
    if (head) fit(head.id);
  }

  function handleContextMenu(event: MouseEvent) {
    if (!onRowMenu) return;
    // The menu key sends the event to the grid itself; then the active cell is meant.
    const isKey = event.target === scrollerRef.current;
    const position = isKey ? active : findCell(event.target)?.position;
    const row = position && position.row >= 0 ? rows[position.row] : undefined;
    if (row === undefined || !position) return;
    event.preventDefault();
    markActive(position);
    const rect = isKey ? findActiveCell()?.getBoundingClientRect() : undefined;
    onRowMenu(row, rect ? { x: rect.left, y: rect.bottom } : { x: event.clientX, y: event.clientY });
  }

  function handleFocus(event: FocusEvent<HTMLDivElement>) {
    const scroller = scrollerRef.current;
    if (!scroller) return;
    if (event.target === scroller) {
      if (!active && !isPointerDown.current) markActive({ row: rowCount > 0 ? 0 : -1, column: 0 });
      return;
    }
    // Coming from outside by keyboard, the grid is one stop: its widgets are reached with Enter or F2.
    const isFromOutside = !(event.relatedTarget instanceof Node && scroller.contains(event.relatedTarget));
    if (isFromOutside && !isPointerDown.current) scroller.focus();
  }

  // A cell that is cut off tells its whole text.
  function handlePointerOver(event: PointerEvent) {
    const cell = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('.ml-cell') : null;
    if (!cell || cell.querySelector('[data-tip]')) return;
    if (cell.scrollWidth > cell.clientWidth + 1 && cell.textContent) cell.dataset['tip'] = cell.textContent;
    else delete cell.dataset['tip'];
  }

  const focusGrid = useLatest(() => scrollerRef.current?.focus());
  const showRow = useLatest((index: number) => activate({ row: index, column: active?.column ?? 0 }));
  useImperativeHandle(ref, () => ({ focus: focusGrid, showRow }), [focusGrid, showRow]);

  const range =
    rangeAnchor && active ? { rows: order(rangeAnchor.row, active.row), columns: order(rangeAnchor.column, active.column) } : null;
  const hasSlot = error != null || (rowCount === 0 && !isLoading && empty != null);
  const isWaiting = isLoading === true && rowCount === 0 && error == null;
  const skeletonRows = isWaiting ? Math.max(1, Math.floor(viewport.height / density)) : 0;
  const assigned = slots.assign(indexes.map(idAt));
  const bySlot = indexes
    .map((index, i) => ({ index, slot: assigned[i] ?? i }))
    // Elements keep their order, so a row that changes its place moves by transform alone.
    .sort((a, b) => a.slot - b.slot);

  return (
    <div
      className="ml-grid"
      data-refreshing={isRefreshing || undefined}
      data-density={density}
      data-wide={layout.totalWidth > viewport.width || undefined}
    >
      <div
        ref={scrollerRef}
        className="ml-grid-scroller"
        role="grid"
        tabIndex={0}
        aria-label={label}
        aria-rowcount={(totalCount ?? rowCount) + 1}
        aria-colcount={layout.all.length}
        aria-busy={isLoading || isRefreshing || undefined}
        aria-multiselectable={isSelectable || undefined}
        aria-activedescendant={active ? activeId : undefined}
        onKeyDown={handleKeyDown}
        onCopy={handleCopy}
        onPointerDown={handlePointerDown}
        onPointerOver={handlePointerOver}
        onClick={handleClick}
        onAuxClick={(event) => {
          if (event.button === 1) handleClick(event);
        }}
        onDoubleClick={handleDoubleClick}
        onContextMenu={handleContextMenu}
        onFocus={handleFocus}
      >
        <GridHead
          layout={layout}
          fromColumn={window.fromColumn}
          toColumn={window.toColumn}
          sort={sort}
          activeColumn={active?.row === -1 ? active.column : -1}
          activeId={activeId}
          selectionState={selectionState}
          onSelectAll={toggleAll}
          onResize={resize}
        />
        <div
          className="ml-grid-body"
          role="rowgroup"
          style={{ width: layout.totalWidth, height: rowCount * density }}
          onPointerEnter={() => onPointerInside?.(true)}
          onPointerLeave={() => onPointerInside?.(false)}
        >
          {error == null &&
            bySlot.map(({ index, slot }) => {
              const row = rows[index];
              if (row === undefined) return null;
              const id = rowId(row);
              const isInRange = range !== null && index >= range.rows[0] && index <= range.rows[1];
              return (
                <GridRow
                  key={slot}
                  row={row}
                  id={id}
                  index={index}
                  height={density}
                  layout={layout}
                  fromColumn={window.fromColumn}
                  toColumn={window.toColumn}
                  edge={rowEdge?.(row)}
                  version={rowVersion?.(row)}
                  isSelected={selection?.has(id)}
                  activeColumn={active?.row === index ? active.column : -1}
                  activeId={activeId}
                  rangeFrom={isInRange ? range.columns[0] : -1}
                  rangeTo={isInRange ? range.columns[1] : -1}
                />
              );
            })}
        </div>
      </div>
      {skeletonRows > 0 && (
        <div className="ml-grid-skeleton" role="status" aria-label="加载中">
          {Array.from({ length: skeletonRows }, (_, i) => (
            <div key={i} className="ml-grid-skeleton-row" style={{ height: density }}>
              {layout.all.slice(0, 14).map(({ column, width }, c) => (
                <span key={column.id} className="ml-cell" style={{ width }}>
                  {column.id !== selectColumnId && <Skeleton width={`${Math.min(92, 56 + ((i * 11 + c * 17) % 5) * 9)}%`} />}
                </span>
              ))}
            </div>
          ))}
        </div>
      )}
      {hasSlot && (
        <div className="ml-grid-slot" style={{ top: headHeightPx }}>
          {error ?? empty}
        </div>
      )}
    </div>
  );
}

function order(a: number, b: number): readonly [low: number, high: number] {
  return a <= b ? [a, b] : [b, a];
}

function createSelectColumn<Row>(): GridColumn<Row> {
  return {
    id: selectColumnId,
    title: '选择',
    width: 34,
    minWidth: 34,
    frozen: 'left',
    align: 'center',
    isResizable: false,
    text: () => '',
  };
}

/** The same function for the whole life of the component that always does what the latest render says. */
function useLatest<Args extends readonly unknown[]>(run: (...args: Args) => void): (...args: Args) => void {
  const ref = useRef(run);
  useEffect(() => {
    ref.current = run;
  });
  return useCallback((...args: Args) => ref.current(...args), []);
}
