/** Lines of goods out of a spreadsheet, by its titles. */
import { readTitledRows, type SheetLine } from '../vocabulary/titled-rows';
import { exportTitles } from './messages';
import type { GoodsLine, ReadGoods } from './read-goods';

/** Titles by which a column is known, our own files' first. */
const titles = {
  name: [
    exportTitles.name,
    '品名',
    '商品名称',
    '货物名称',
    '中文品名',
    '英文品名',
    '货描',
    'DESCRIPTION OF GOODS',
    'DESCRIPTION',
    'COMMODITY',
    'GOODS',
    'PRODUCT',
    'ITEM',
  ],
  packages: [exportTitles.packages, '箱数', '数量', 'PACKAGES', 'PKGS', 'CTNS', 'CARTONS', 'QTY', 'QUANTITY'],
  packageUnit: [exportTitles.packageUnit, '包装单位', '包装', 'UNIT', 'PACKAGE TYPE'],
  grossWeight: ['毛重', 'G.W.', 'GW', 'GROSS WEIGHT', 'GROSS'],
  statedCode: [exportTitles.statedCode, 'HS编码', 'HS CODE', 'HSCODE', 'HS', '商品编码', '海关编码', '税号'],
} as const;

const figure = (text: string): number | null => {
  const number = Number(text.replaceAll(',', ''));
  return /^\d[\d,]*(?:\.\d+)?$/.test(text) && Number.isFinite(number) ? number : null;
};

/** The last heading of each of the chapters 01 to 09 of the Harmonized System. */
const lastHeadings = [6, 10, 9, 10, 11, 4, 14, 14, 10];

/** Codes have 4, 6, 8 or 10 digits; a cell that holds a number has lost the nought of chapters 01 to 09, where they have such a heading. */
function withLostZero(code: string): string {
  const heading = Number(code.slice(1, 3));
  const isLost = code.length % 2 === 1 && heading >= 1 && heading <= (lastHeadings[Number(code[0]) - 1] ?? 0);
  return isLost ? `0${code}` : code;
}

/**
 * The goods below the first row of titles, and the text that shows them line by line.
 *
 * @returns null where no column names goods.
 */
export function readGoodsSheet(
  rows: readonly SheetLine[],
  linesMax: number,
  nameLengthMax: number,
): (ReadGoods & { readonly text: string }) | null {
  const read = readTitledRows(rows, titles, 'name', { units: { grossWeight: 'kg' }, carried: ['packageUnit'] });
  if (read === null) return null;
  const named = read.rows.filter(({ texts }) => texts.name !== '');
  const lines: GoodsLine[] = [];
  let at = 0;
  for (const { texts } of named.slice(0, linesMax)) {
    const name = texts.name.replace(/\s+/g, ' ').slice(0, nameLengthMax);
    const packages = figure(texts.packages);
    const code = texts.statedCode.replace(/\D/g, '');
    lines.push({
      name,
      start: at,
      end: at + name.length,
      packages: packages !== null && Number.isSafeInteger(packages) && packages < 2 ** 31 ? packages : null,
      packageUnit: texts.packageUnit,
      grossKg: figure(texts.grossWeight),
      statedCode: code.length >= 4 && code.length <= 10 ? withLostZero(code) : '',
    });
    at += name.length + 1;
  }
  return {
    text: lines.map(({ name }) => name).join('\n'),
    lines,
    passedOver: read.rows.length - named.length,
    overMax: Math.max(0, named.length - linesMax),
  };
}
