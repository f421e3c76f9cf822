import { judgeEntry } from '@mastlight/domain/contract-kit/book-product';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { filledLines, lineFields, linesMax, type OrderLine } from '@mastlight/domain/market-order/fields';
import { sheetRefusals } from '@mastlight/domain/market-order/refusals';
import { readBookSheet } from '../../../platform/book/read-book-sheet';

/** The goods of a spreadsheet by its titles, for the form; nothing is kept. @throws BusinessError 400 where it cannot be read. */
export async function importGoods(file: string): Promise<{ lines: readonly OrderLine[]; hiddenRows: number }> {
  const book = { fields: lineFields, key: ['name'], refusals: sheetRefusals };
  const { rows, hiddenRows } = await readBookSheet(book, Buffer.from(file, 'base64'));
  const lines = rows.map(({ texts }): OrderLine => ({ part: 0, texts: judgeEntry(lineFields, texts).texts }));
  const told = filledLines(lines);
  if (told.length > linesMax) throw refuse(sheetRefusals.tooManyLines, {}, { field: 'file' });
  return { lines: told, hiddenRows };
}
