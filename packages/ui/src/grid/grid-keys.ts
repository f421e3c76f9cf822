import type { KeyboardEvent } from 'react';
import { stepOver, widgetSelector } from './grid-cells';
import { selectColumnId, type CellPosition } from './grid-column';
import type { GridControl } from './grid-control';
import { moveCell } from './move-cell';

/** Where Esc has a meaning of its own, which comes before that of the grid. */
const fieldSelector = 'input:not([type=checkbox]), select, textarea, dialog, .ml-popover';
const keyResizePx = 8;

/** A key on the grid: moves, chooses, opens, sorts, resizes, lets go. */
export function handleGridKey<Row>(event: KeyboardEvent<HTMLDivElement>, grid: GridControl<Row>): void {
  if (event.target !== grid.scroller) {
    leaveWidget(event, grid);
    return;
  }
  const { rows, layout, active, activate, rangeAnchor } = grid;
  const ctrlKey = event.ctrlKey || event.metaKey;
  const at = active ?? { row: rows.length > 0 ? 0 : -1, column: 0 };
  if (event.key === 'Tab') {
    stepOver(grid.scroller);
    return;
  }
  if (event.altKey) return;
  if (at.row < 0 && event.shiftKey && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
    event.preventDefault();
    const placed = layout.all[at.column];
    if (!placed || placed.column.isResizable === false) return;
    grid.resize(placed.column.id, placed.width + (event.key === 'ArrowLeft' ? -keyResizePx : keyResizePx));
    return;
  }
  const pageRows = Math.floor(grid.viewport.height / grid.rowHeight);
  const bounds = { rowCount: rows.length, columnCount: layout.all.length, pageRows };
  const next = moveCell(at, { key: event.key, ctrlKey }, bounds);
  if (next) {
    event.preventDefault();
    activate(next, event.shiftKey && next.row >= 0 && at.row >= 0);
    return;
  }
  if (event.key === 'Enter' || event.key === 'F2') {
    event.preventDefault();
    openCell(at, event.key === 'Enter', grid);
  } else if (event.key === ' ') {
    event.preventDefault();
    if (at.row < 0) openCell(at, true, grid);
    else grid.toggleRow(at.row, event.shiftKey);
  } else if (event.key.toLowerCase() === 'a' && ctrlKey && grid.selection !== undefined) {
    event.preventDefault();
    if (!grid.isAllSelected) grid.toggleAll();
  } else if (event.key === 'Escape' && rangeAnchor) {
    event.preventDefault();
    event.stopPropagation();
    grid.markRange(null);
  }
}

/** Esc comes back from a cell's widget to the grid. */
function leaveWidget<Row>(event: KeyboardEvent, grid: GridControl<Row>): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  event.preventDefault();
  event.stopPropagation();
  // Chosen rows are let go of at once, as the batch bar promises; a field or a panel is left first.
  const isInField = event.target instanceof Element && event.target.closest(fieldSelector) !== null;
  if (grid.selection && grid.selection.size > 0 && !isInField) grid.clearSelection();
  grid.scroller?.focus();
}

/** Opens a cell: its widget, else its row; a head cell sorts or chooses all. */
function openCell<Row>(position: CellPosition, isEnter: boolean, grid: GridControl<Row>): void {
  const { layout, rows, onRowOpen } = grid;
  const columnId = layout.all[position.column]?.column.id;
  if (position.row < 0) {
    if (columnId === selectColumnId) grid.toggleAll();
    else if (isEnter && columnId && layout.all[position.column]?.column.isSortable) grid.toggleSort(columnId);
    return;
  }
  // Space chooses; Enter on the box opens the row, since J and K walk down the first column.
  const isChoice = columnId === selectColumnId;
  if (isChoice && !(isEnter && onRowOpen)) {
    grid.toggleRow(position.row, false);
    return;
  }
  const widget = isChoice ? null : grid.findActive()?.querySelector<HTMLElement>(widgetSelector);
  if (widget) {
    widget.focus();
    return;
  }
  const row = rows[position.row];
  if (isEnter && row !== undefined) onRowOpen?.(row, { isNewTab: false });
}
