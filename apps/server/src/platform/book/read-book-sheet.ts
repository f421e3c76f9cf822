import { bookEntriesMax, writtenFields, type Book } from '@mastlight/domain/contract-kit/book-product';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { readTitledRows } from '@mastlight/domain/vocabulary/titled-rows';
import { UnreadableSheet, type Sheet } from '@mastlight/spreadsheet/sheet';
import { readFirstSheet } from '../spreadsheet/read-first-sheet';

/** Titles and notes may stand above the rows that count. */
const rowsBesidesMax = 20;
const partsMax = 16 * 1024 * 1024;
const elementsMax = 1_000_000;

/** What of a book its files need; the row with a title of the first of its key is the one of the titles. */
export type SheetBook = Pick<Book, 'refusals' | 'fields' | 'key'>;

/**
 * The rows of a book's spreadsheet by its titles; rows without anything are passed over.
 *
 * @throws BusinessError 400 where it cannot be read, has too many rows or cells, no titles or no rows.
 */
export async function readBookSheet(book: SheetBook, bytes: Uint8Array) {
  const { refusals, fields } = book;
  const sheet = await readSheet(book, bytes);
  const titles = Object.fromEntries(writtenFields(fields).map(({ prop, title, otherTitles }) => [prop, [title, ...otherTitles]]));
  const read = readTitledRows(sheet.rows, titles, book.key[0]!);
  if (read === null) throw refuse(refusals.noTitles, {}, { field: 'file' });
  const rows = read.rows.filter(({ texts }) => Object.values(texts).some((text) => text !== ''));
  if (rows.length === 0) throw refuse(refusals.noRows, {}, { field: 'file' });
  if (rows.length > bookEntriesMax) throw refuse(refusals.tooManyRows, {}, { field: 'file' });
  return { rows, hiddenRows: sheet.hiddenRows };
}

async function readSheet({ refusals, fields }: SheetBook, bytes: Uint8Array): Promise<Sheet> {
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
