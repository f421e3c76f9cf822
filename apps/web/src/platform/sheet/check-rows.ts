import { get, set, type FieldErrors, type Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { refuseBy } from '../form/check-by-schema';
import { isBlankRow, type SheetValues } from './sheet-column';

/** Checks rows by the contract's schema of one, and no more of them than are asked for. */
export function checkRows(row: z.ZodMiniType): Resolver<SheetValues> {
  return async (values, _context, { names }) => {
    const asked = names && new Set(names.map((name) => Number(name.split('.')[1])));
    const errors: FieldErrors<SheetValues> = {};
    values.rows.forEach((cells, index) => {
      if ((asked && !asked.has(index)) || isBlankRow(cells)) return;
      const result = z.safeParse(row, cells);
      for (const issue of result.error?.issues ?? []) {
        const path = `rows.${index}.${issue.path.join('.')}`;
        if (get(errors, path) === undefined) set(errors, path, refuseBy(issue));
      }
    });
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}
