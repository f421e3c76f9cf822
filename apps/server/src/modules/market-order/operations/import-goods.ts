import { judgeEntry } from '@mastlight/domain/contract-kit/book-product';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { filledLines, isSumRow, lineFields, linesMax, type OrderLine } from '@mastlight/domain/market-order/fields';
import { sheetRefusals } from '@mastlight/domain/market-order/refusals';
import { keepDigits } from '@mastlight/domain/vocabulary/input-filters';
import type { MoneyUnit } from '@mastlight/domain/vocabulary/title-unit';
import { readBookSheet } from '../../../platform/book/read-book-sheet';

/** Digits of a code that is written with points; what has other signs (`9.617E+09`) stays for whoever looks at it. */
const codeOf = (text: string): string => (/[^\d.-]/.test(text) ? text : keepDigits(text));

/**
 * The goods of a spreadsheet by its titles, for the form; nothing is kept. Rows of sums are no goods and are left out, codes are
 * read without their points.
 *
 * @param currency of the order, empty while nobody has chosen it: columns of prices in another one are refused
 * @returns also titles of columns that are none of goods, and how many rows were sums
 * @throws BusinessError 400 where it cannot be read
 */
export async function importGoods(file: string, currency: MoneyUnit | '') {
  const fields = lineFields.map((field) => (field.unit === 'money' && currency !== '' ? { ...field, unit: currency } : field));
  const book = { fields, key: ['name'], refusals: sheetRefusals };
  const { rows, hiddenRows, unreadTitles } = await readBookSheet(book, Buffer.from(file, 'base64'));
  const goods = rows.filter(({ texts }) => !isSumRow(texts));
  const lines = goods.map(({ texts }): OrderLine => {
    const judged = judgeEntry(lineFields, texts).texts;
    return { part: 0, texts: { ...judged, hsCode: codeOf(judged['hsCode']!) } };
  });
  const told = filledLines(lines);
  if (told.length > linesMax) throw refuse(sheetRefusals.tooManyLines, {}, { field: 'file' });
  return { lines: told, hiddenRows, unreadTitles, sumRows: rows.length - goods.length };
}
