import type { MouseEvent, PointerEvent } from 'react';
import { findCell, fittingWidth } from './grid-cells';
import { selectColumnId } from './grid-column';
import type { GridControl } from './grid-control';

/** A button goes down: the cell becomes the active one; with Shift the range up to it is marked. */
export function pressCell<Row>(event: PointerEvent, grid: GridControl<Row>): void {
  const found = findCell(grid.scroller, event.target);
  if (!found || event.button !== 0) return;
  const isExtending = event.shiftKey && found.position.row >= 0 && !found.isWidget;
  // Marking a range of cells must not mark their text as well.
  if (isExtending) event.preventDefault();
  grid.markRange(isExtending ? (grid.rangeAnchor ?? grid.active) : null);
  grid.markActive(found.position);
  if (isExtending) grid.scroller?.focus();
}

/** A click: a head sorts, the box chooses, a row opens. */
export function clickCell<Row>(event: MouseEvent, grid: GridControl<Row>): void {
  const found = findCell(grid.scroller, event.target);
  if (!found) return;
  const { row: index, column } = found.position;
  const clicked = grid.layout.all[column]?.column;
  if (index < 0) {
    const isHandle = event.target instanceof Element && event.target.closest('.ml-resize') !== null;
    if (clicked?.isSortable && !isHandle && !found.isWidget) grid.toggleSort(clicked.id);
    return;
  }
  if (clicked?.id === selectColumnId) {
    grid.toggleRow(index, event.shiftKey);
    return;
  }
  if (found.isWidget || event.shiftKey || event.button > 1) return;
  // A press that marked text was meant for the text.
  if (event.button === 0 && document.getSelection()?.isCollapsed === false) return;
  const row = grid.rows[index];
  if (row !== undefined) grid.onRowOpen?.(row, { isNewTab: event.ctrlKey || event.metaKey || event.button === 1 });
}

/** A double click on the edge of a head makes its column as wide as its widest text in sight. */
export function fitColumn<Row>(event: MouseEvent, grid: GridControl<Row>): void {
  if (!(event.target instanceof Element) || !event.target.closest('.ml-resize')) return;
  const placed = grid.layout.all[findCell(grid.scroller, event.target)?.position.column ?? -1];
  if (placed) grid.resize(placed.column.id, fittingWidth(grid.scroller, placed.index));
}

/** The right button or the menu key: tells the row and the place. */
export function openRowMenu<Row>(event: MouseEvent, grid: GridControl<Row>): void {
  if (!grid.onRowMenu) return;
  // The menu key sends the event to the grid itself; then the active cell is meant.
  const isKey = event.target === grid.scroller;
  const position = isKey ? grid.active : findCell(grid.scroller, event.target)?.position;
  const row = position && position.row >= 0 ? grid.rows[position.row] : undefined;
  if (row === undefined || !position) return;
  event.preventDefault();
  grid.markActive(position);
  const rect = isKey ? grid.findActive()?.getBoundingClientRect() : undefined;
  const place = rect ? { x: rect.left, y: rect.bottom } : { x: event.clientX, y: event.clientY };
  afterRelease(event, () => grid.onRowMenu?.(row, place));
}

/**
 * Does `open` once the button is up again. Where the event comes with the press (macOS, Linux), browsers take the release
 * for a press beside whatever was opened meanwhile, and close it.
 */
function afterRelease(event: MouseEvent, open: () => void): void {
  if (event.buttons === 0) {
    open();
    return;
  }
  const released = new AbortController();
  const openOnce = (): void => {
    released.abort();
    // What the release closes, it closes after its listeners.
    setTimeout(open);
  };
  for (const type of ['pointerup', 'pointercancel']) window.addEventListener(type, openOnce, { signal: released.signal });
}
