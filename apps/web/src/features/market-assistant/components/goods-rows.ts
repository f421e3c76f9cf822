/** Rows of the goods dictionary in a sheet: the texts of an entry, and which entry they were of, as it was read. */
import type { BookField } from '@mastlight/domain/contract-kit/book-product';
import { writtenFields } from '@mastlight/domain/contract-kit/book-product';
import { goodDict } from '@mastlight/domain/market-assistant/books';
import * as z from 'zod/mini';
import type { BookEntry } from '../../../platform/book/book-calls';
import type { DraftKind } from '../../../platform/form/draft';
import { isBlankRow, type SheetColumn, type SheetRow, type SheetValues } from '../../../platform/sheet/sheet-column';

const written = writtenFields(goodDict.fields);

/** What was changed in the grid and not saved: its rows say of which entries they are, so that they fit whatever is there by then. */
export const goodsDraft: DraftKind<SheetValues> = {
  name: 'market-goods-table',
  version: 1,
  values: z.object({ rows: z.array(z.record(z.string(), z.string())) }),
  migrations: {},
};

const isNumber = ({ prop }: BookField): boolean => prop === 'perCarton' || prop === 'price';

/** R-2.2-40: a column for what people write of a good. */
export const goodsColumns: readonly SheetColumn[] = written.map((field) => ({
  name: field.prop,
  title: field.title,
  width: field.width,
  kind: isNumber(field) ? 'number' : 'text',
}));

/** What stands in the cells of a row. */
export const textsOf = (row: SheetRow): Record<string, string> => Object.fromEntries(written.map(({ prop }) => [prop, row[prop] ?? '']));

/** How an entry was read: to tell what was changed in it. */
export interface ReadEntry {
  readonly entryId: string;
  /** Empty: written over whatever is there. */
  readonly entryVersion: string;
  readonly entryBase: string;
}

/** The texts of a row as one, by which they are compared. */
export const baseOf = (row: SheetRow): string => JSON.stringify(textsOf(row));

/** An entry as a row. */
export function rowOf({ id, version, fields }: BookEntry): SheetRow {
  const texts = textsOf(fields);
  return { ...texts, entryId: String(id), entryVersion: String(version), entryBase: baseOf(texts) };
}

/** Of which entry a row is, as it was read last; null for one that is new. */
export function readEntryOf(row: SheetRow, saved: ReadonlyMap<string, ReadEntry>): ReadEntry | null {
  const { entryId, entryVersion = '', entryBase = '' } = row;
  return entryId ? (saved.get(entryId) ?? { entryId, entryVersion, entryBase }) : null;
}

/** Whether something in a row is not saved. */
export function isUnsaved(row: SheetRow, saved: ReadonlyMap<string, ReadEntry>): boolean {
  const entry = readEntryOf(row, saved);
  return entry === null ? !isBlankRow(textsOf(row)) : entry.entryBase !== baseOf(row);
}
