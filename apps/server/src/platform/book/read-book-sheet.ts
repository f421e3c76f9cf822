import {
  bookEntriesMax,
  writtenFields,
  type BookField,
  type bookRefusals,
  type sheetRefusalsOf,
} from '@mastlight/domain/contract-kit/book-product';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { bareAmount, isMoneyUnit, type MoneyUnit } from '@mastlight/domain/vocabulary/title-unit';
import { readTitledRows } from '@mastlight/domain/vocabulary/titled-rows';
import { UnreadableSheet, type Sheet } from '@mastlight/spreadsheet/sheet';
import { readFirstSheet } from '../spreadsheet/read-first-sheet';

/** What a spreadsheet is read by: a book, or rows with fields alike. */
export interface TitledSheet {
  readonly fields: readonly BookField[];
  /** Begins with the field that every row has. */
  readonly key: readonly string[];
  readonly refusals: ReturnType<typeof sheetRefusalsOf<ReturnType<typeof bookRefusals>>>;
}

/** Titles and notes may stand above the rows that count. */
const rowsBesidesMax = 20;
const partsMax = 16 * 1024 * 1024;
const elementsMax = 1_000_000;

/**
 * The rows of a book's spreadsheet by its titles; rows without anything are passed over.
 *
 * @throws BusinessError 400 where it cannot be read, has too many rows or cells, no titles or no rows, a column in another unit than
 * its field's, or two of one field that differ.
 */
export async function readBookSheet(book: TitledSheet, bytes: Uint8Array) {
  const { refusals, fields } = book;
  const sheet = await readSheet(book, bytes);
  const titles = Object.fromEntries(writtenFields(fields).map(({ prop, title, otherTitles }) => [prop, [title, ...otherTitles]]));
  const units = Object.fromEntries(fields.flatMap(({ prop, unit }) => (unit === null ? [] : [[prop, unit] as const])));
  const read = readTitledRows(sheet.rows, titles, book.key[0]!, { units });
  if (read === null) throw refuse(refusals.noTitles, {}, { field: 'file' });
  const [other] = read.otherUnits;
  if (other) throw refuse(refusals.otherUnit, { title: other.title, unit: units[other.field]! }, { field: 'file' });
  const [twice] = read.doubled;
  if (twice) {
    const { taken, other: beside, rowNo, count } = twice;
    throw refuse(refusals.doubledColumn, { taken, other: beside, rowNo, count }, { field: 'file' });
  }
  const amounts = fields.flatMap(({ prop, unit }) => (isMoneyUnit(unit) ? [{ prop, unit }] : []));
  const filled = read.rows.filter(({ texts }) => Object.values(texts).some((text) => text !== ''));
  const rows =
    amounts.length === 0 ? filled : filled.map((row) => ({ ...row, texts: { ...row.texts, ...bareAmounts(row.texts, amounts) } }));
  if (rows.length === 0) throw refuse(refusals.noRows, {}, { field: 'file' });
  if (rows.length > bookEntriesMax) throw refuse(refusals.tooManyRows, {}, { field: 'file' });
  // Our own files also have columns that nobody writes.
  const own = new Set(fields.map(({ title }) => title));
  return { rows, hiddenRows: sheet.hiddenRows, unreadTitles: read.unread.filter((title) => !own.has(title)) };
}

/** Amounts without the signs of their own currencies, which spreadsheets show beside them. */
const bareAmounts = (
  texts: Readonly<Record<string, string>>,
  amounts: readonly { readonly prop: string; readonly unit: MoneyUnit }[],
): Record<string, string> => Object.fromEntries(amounts.map(({ prop, unit }) => [prop, bareAmount(texts[prop] ?? '', unit)]));

async function readSheet({ refusals, fields }: TitledSheet, bytes: Uint8Array): Promise<Sheet> {
  try {
    return await readFirstSheet(bytes, {
      rowsMax: bookEntriesMax + rowsBesidesMax,
      columnsMax: Math.max(100, fields.length),
      unpackedBytesMax: partsMax,
      charactersMax: partsMax,
      elementsMax,
    });
  } catch (error) {
    if (!(error instanceof UnreadableSheet)) throw error;
    const refusalOf = {
      'no-archive': refusals.noSheet,
      'no-sheet': refusals.noSheet,
      broken: refusals.noSheet,
      'too-large': refusals.tooManyRows,
      'too-many-cells': refusals.tooManyCells,
    } as const;
    throw refuse(refusalOf[error.reason], {}, { field: 'file' });
  }
}
