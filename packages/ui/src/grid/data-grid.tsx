import {
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type FocusEvent,
  type PointerEvent,
} from 'react';
import { cellsToCopy, order } from './cells-to-copy';
import { tellCutText } from './grid-cells';
import { selectColumnId, type GridColumn } from './grid-column';
import type { GridControl } from './grid-control';
import { GridHead } from './grid-head';
import { handleGridKey } from './grid-keys';
import { clickCell, fitColumn, openRowMenu, pressCell } from './grid-pointer';
import type { DataGridProps } from './grid-props';
import { GridRow } from './grid-row';
import { GridSkeleton } from './grid-skeleton';
import { selectRows } from './select-rows';
import { SlotPool } from './slot-pool';
import { useActiveCell } from './use-active-cell';
import { headHeightPx, useGridScroll } from './use-grid-scroll';
import { useLatest } from './use-latest';
import { writeHtmlTable } from './write-html-table';
import { writeTsv } from './write-tsv';
import './data-grid.css';

/** A pause of so long ends a scrolling. */
const scrollRestMs = 200;

/**
 * The dense table of every wide list: virtual rows and columns, frozen sides, one tab stop with the APG grid
 * keys. Arrows, Home, End, Page and Ctrl move the active cell; Space chooses the row; Enter or F2 goes into a
 * cell's widget and Esc comes back; Shift + arrows marks a range, Ctrl + C copies it or the chosen rows as
 * TSV; on a head cell Enter sorts and Shift + left or right changes the width. It fills its parent, which
 * gives the height.
 */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const { label, rows, rowId, rowName = rowId, rowEdge, rowVersion, density = 32, selection, isLoading, isRefreshing } = props;
  const { empty, error, sort, totalCount, columns: ownColumns, columnWidths, ref } = props;
  const { onSelectionChange, onSortChange, onColumnResize, onRowOpen, onRowMenu, onPointerInside, onCopied } = props;
  const gridId = useId();
  const activeId = `${gridId}cell`;
  const scrollerRef = useRef<HTMLDivElement>(null);
  const isPointerDown = useRef(false);
  const selectAnchor = useRef<string | null>(null);
  const [slots] = useState(() => new SlotPool());
  const [ownWidths, setOwnWidths] = useState<Readonly<Record<string, number>>>({});

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

  const cell = useActiveCell({ scrollerRef, rows, rowId, rowHeight: density, layout, viewport });
  const { active, rangeAnchor, markActive, activate } = cell;

  const idAt = (index: number): string => {
    const row = rows[index];
    return row === undefined ? '' : rowId(row);
  };

  // The active row is drawn wherever it is, so that what aria-activedescendant names exists.
  const indexes: number[] = [];
  for (let i = window.fromRow; i < window.toRow; i += 1) indexes.push(i);
  if (active && active.row >= 0 && active.row < rowCount && !indexes.includes(active.row)) indexes.push(active.row);

  function toggleRow(index: number, isRange: boolean) {
    if (!selection || !onSelectionChange) return;
    const id = idAt(index);
    onSelectionChange(selectRows({ ids: rows.map(rowId), selection, id, anchorId: selectAnchor.current, isRange }));
    selectAnchor.current = id;
  }

  // Rows of other pages may be chosen as well: they stay so.
  const isAllSelected = selection !== undefined && rows.length > 0 && rows.every((row) => selection.has(rowId(row)));
  const selectionState = !selection ? undefined : selection.size === 0 ? 'none' : isAllSelected ? 'all' : 'some';
  const toggleAll = useLatest(() => {
    const shown = rows.map(rowId);
    const others = [...(selection ?? [])].filter((id) => !shown.includes(id));
    onSelectionChange?.(new Set(isAllSelected ? others : [...others, ...shown]));
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

  const control = (): GridControl<Row> => ({
    ...cell,
    scroller: scrollerRef.current,
    findActive: () => document.getElementById(activeId),
    rows,
    rowHeight: density,
    layout,
    viewport,
    isAllSelected,
    toggleAll,
    toggleRow,
    clearSelection: () => onSelectionChange?.(new Set()),
    toggleSort,
    resize,
    ...(selection ? { selection } : {}),
    ...(onRowOpen ? { onRowOpen } : {}),
    ...(onRowMenu ? { onRowMenu } : {}),
  });

  function handleCopy(event: ClipboardEvent) {
    // Text that somebody marked by hand, or a field's own text, is copied by the browser.
    if (event.target instanceof HTMLElement && event.target.matches('input:not([type=checkbox]), textarea')) return;
    if (!document.getSelection()?.isCollapsed) return;
    const { cells: table, hasHeads } = cellsToCopy({ rows, rowId, layout, active, rangeAnchor, selection, standsFor: props.standsFor });
    if (table.length === 0) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', writeTsv(table));
    event.clipboardData.setData('text/html', writeHtmlTable(table));
    const copied = hasHeads ? table.slice(1) : table;
    onCopied?.({ rows: copied.length, cells: copied.reduce((sum, cells) => sum + cells.length, 0) });
  }

  function handlePointerDown(event: PointerEvent) {
    isPointerDown.current = true;
    // The button may be let go anywhere on the page.
    addEventListener('pointerup', () => (isPointerDown.current = false), { once: true });
    pressCell(event, control());
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

  const focusGrid = useLatest(() => scrollerRef.current?.focus());
  const showRow = useLatest((index: number) => activate({ row: index, column: active?.column ?? 0 }));
  useImperativeHandle(ref, () => ({ focus: focusGrid, showRow }), [focusGrid, showRow]);

  const range =
    rangeAnchor && active ? { rows: order(rangeAnchor.row, active.row), columns: order(rangeAnchor.column, active.column) } : null;
  const hasSlot = error != null || (rowCount === 0 && !isLoading && empty != null);
  const isWaiting = isLoading === true && rowCount === 0 && error == null;
  const skeletonRows = isWaiting ? Math.max(1, Math.floor(viewport.height / density)) : 0;
  indexes.sort((a, b) => a - b);
  const ids = indexes.map(idAt);
  const assigned = slots.assign(ids);
  // While the rows stay the same, elements keep their order and scrolling moves none of them. With other rows, and once
  // the scrolling has ended, they stand as they are seen: whoever reads the page or walks it by keys meets that order.
  slots.rank(ids, rows);
  const bySlot = indexes.map((index, i) => ({ index, slot: assigned[i] ?? i })).sort((a, b) => slots.rankOf(a.slot) - slots.rankOf(b.slot));
  const [, redraw] = useState(0);
  const drawnIds = ids.join();
  useEffect(() => {
    const timer = setTimeout(() => slots.rank(drawnIds.split(','), null) && redraw((count) => count + 1), scrollRestMs);
    return () => clearTimeout(timer);
  }, [slots, drawnIds]);

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
        onKeyDown={(event) => handleGridKey(event, control())}
        onCopy={handleCopy}
        onPointerDown={handlePointerDown}
        onPointerOver={(event) => tellCutText(event.target)}
        onClick={(event) => clickCell(event, control())}
        onAuxClick={(event) => {
          if (event.button === 1) clickCell(event, control());
        }}
        onDoubleClick={(event) => fitColumn(event, control())}
        onContextMenu={(event) => openRowMenu(event, control())}
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
                  name={rowName(row)}
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
      {skeletonRows > 0 && <GridSkeleton rows={skeletonRows} rowHeight={density} layout={layout} />}
      {hasSlot && (
        <div className="ml-grid-slot" style={{ top: headHeightPx }}>
          {error ?? empty}
        </div>
      )}
    </div>
  );
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
