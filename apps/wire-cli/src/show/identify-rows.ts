import type { FlatRecord } from './flatten-record';

/** By what the rows of a list are told apart: a column that names each of them. */
export interface RowNames {
  /** Path of the cell that names the row. */
  readonly path: string;
  readonly texts: readonly string[];
}

/** What names a row, the surest first; ends of paths, so that what was joined to a row names it too. */
const namingFields = [
  'billNo',
  'billNos',
  'containerNo',
  'number',
  'equipmentNo',
  'id',
  'documentNo',
  'reference',
  'houseBillNo',
  'bookingNo',
  'visitNo',
  'callId',
  'controlReference',
  'serial',
  'sequence',
  'name',
  'code',
];

/** The fields that can name `rows`, the surest first. */
export function listNames(rows: readonly FlatRecord[]): RowNames[] {
  const paths = [...new Set(rows.flatMap(({ cells }) => [...cells.keys()]))];
  return namingFields
    .flatMap((field) => paths.filter((path) => path === field || path.endsWith(`.${field}`)))
    .map((path) => ({ path, texts: rows.map(({ cells }) => cells.get(path)?.text ?? '') }))
    .filter(({ texts }) => texts.some((text) => text !== ''));
}

/** True when the columns together name each row, and no two rows alike. */
export function isTellingApart(columns: readonly RowNames[]): boolean {
  const [first] = columns;
  if (!first || columns.at(-1)?.texts.includes('')) return false;
  const names = first.texts.map((_, row) => JSON.stringify(columns.map(({ texts }) => texts[row])));
  return new Set(names).size === names.length;
}
