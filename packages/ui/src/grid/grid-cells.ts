/** Cells as they stand on the page: which one was meant, how wide its text is, whether it is cut off. */
import type { CellPosition } from './grid-column';

/** What in a cell takes presses and keys of its own. */
export const widgetSelector = 'button, a[href], input, select, textarea, [tabindex]';

/** The cell of `grid` in which `target` stands, and whether it is a widget in it; null outside of all cells. */
export function findCell(
  grid: Element | null,
  target: EventTarget,
): { readonly position: CellPosition; readonly isWidget: boolean } | null {
  if (!(target instanceof Element)) return null;
  const cell = target.closest<HTMLElement>('[role=gridcell], [role=columnheader]');
  if (!cell || !grid?.contains(cell)) return null;
  const index = cell.closest<HTMLElement>('.ml-row')?.dataset['index'];
  const widget = target.closest(`${widgetSelector}, label, dialog, .ml-popover`);
  return {
    position: { row: index === undefined ? -1 : Number(index), column: Number(cell.ariaColIndex ?? 1) - 1 },
    isWidget: widget !== null && cell.contains(widget),
  };
}

/** px: the widest text of a column, with the room that a cell leaves around it. */
export function fittingWidth(grid: Element | null, columnIndex: number): number {
  const cells = grid?.querySelectorAll(`.ml-cell[aria-colindex="${columnIndex + 1}"]`);
  let widest = 0;
  for (const cell of cells ?? []) {
    const range = document.createRange();
    range.selectNodeContents(cell.querySelector('.ml-head-title') ?? cell);
    widest = Math.max(widest, range.getBoundingClientRect().width);
  }
  return Math.ceil(widest) + 18;
}

/** A cell that is cut off tells its whole text; one with a sign beside its text marks the part that is cut by `data-clips`. */
export function tellCutText(target: EventTarget): void {
  const cell = target instanceof HTMLElement ? target.closest<HTMLElement>('.ml-cell') : null;
  if (!cell || cell.querySelector('[data-tip]')) return;
  const { scrollWidth, clientWidth } = cell.querySelector('[data-clips]') ?? cell;
  if (scrollWidth > clientWidth + 1 && cell.textContent) cell.dataset['tip'] = cell.textContent;
  else delete cell.dataset['tip'];
}

/** Tab leaves the grid in one step: while the key acts, nothing inside can take the focus. */
export function stepOver(grid: Element | null): void {
  const parts = grid?.children ?? [];
  for (const part of parts) part.setAttribute('inert', '');
  setTimeout(() => {
    for (const part of parts) part.removeAttribute('inert');
  });
}
