import type { CellName } from './sheet-column';

/** The name of the cell in which something stands or happens; null outside the cells of a sheet. */
export function cellNameOf(target: EventTarget | null): CellName | null {
  if (!(target instanceof HTMLElement)) return null;
  return (target.closest<HTMLElement>('[data-holds]')?.dataset['holds'] as CellName | undefined) ?? null;
}
