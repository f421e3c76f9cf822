import { get, type UseFormReturn } from 'react-hook-form';
import type { CellName, SheetValues } from './sheet-column';

/**
 * Writes many cells at once. `setValue` copies the whole form for each cell that React draws: a pasted block of 2,000 cells
 * among 500 rows took half a second by it. Here the form is told once, by the parts of it that its own field arrays use.
 */
export function writeCells({ control }: Pick<UseFormReturn<SheetValues>, 'control'>, cells: ReadonlyMap<CellName, string>): void {
  const { rows } = control._formValues as SheetValues;
  for (const [name, text] of cells) {
    const [, row, column] = name.split('.') as [string, string, string];
    (rows[Number(row)] as Record<string, string>)[column] = text;
    // A cell that the browser keeps; those that React keeps are told below, and those out of sight when they come into it.
    const field = get(control._fields, name) as { readonly _f?: { readonly ref: { value?: unknown } } } | undefined;
    if (field?._f?.ref instanceof HTMLInputElement && field._f.ref.type !== 'checkbox') field._f.ref.value = text;
  }
  control._subjects.state.next({ values: control._formValues as SheetValues });
}
