/** The first sheet of an .xlsx file as rows of texts. */
import { strFromU8, unzipSync } from 'fflate';

/** Unpacked, of each part; a list of numbers is far below. */
const partBytesMax = 8_000_000;
/** A list has its numbers in the first columns; whatever stands further out is passed over, and a text this long is no number. */
const columnsMax = 256;
const cellLengthMax = 500;
const sheetPart = /^xl\/worksheets\/sheet\d+\.xml$/;

function readParts(bytes: Uint8Array): Readonly<Record<string, Uint8Array>> {
  return unzipSync(bytes, {
    filter: ({ name, originalSize }) => originalSize <= partBytesMax && (sheetPart.test(name) || name === 'xl/sharedStrings.xml'),
  });
}

const parse = (bytes: Uint8Array): Document => new DOMParser().parseFromString(strFromU8(bytes), 'application/xml');
/** As a person reads it, cut before it is looked through: one long text may stand in every cell. */
const clean = (text: string): string => text.slice(0, cellLengthMax).replace(/\s+/g, ' ').trim();
const textsIn = (element: Element): string => clean([...element.getElementsByTagName('t')].map((part) => part.textContent ?? '').join(''));

/** Place of a cell in its row, from its name: `C7` is 2; -1 of a name that is none. */
function columnOf(name: string): number {
  const [, letters] = /^([A-Z]{1,3})\d*$/.exec(name) ?? [];
  return letters === undefined
    ? -1
    : Array.from(letters, (letter) => letter.charCodeAt(0) - 64).reduce((sum, value) => sum * 26 + value, 0) - 1;
}

/** A cell as a person reads it; a whole number keeps all its digits, as bill numbers want. */
function cellText(cell: Element, shared: readonly string[]): string {
  const kind = cell.getAttribute('t');
  if (kind === 'inlineStr') return textsIn(cell);
  const value = clean(cell.getElementsByTagName('v')[0]?.textContent ?? '');
  if (kind === 's') return shared[Number(value)] ?? '';
  const number = Number(value);
  return value !== '' && Number.isSafeInteger(number) ? number.toFixed(0) : value;
}

/**
 * Reads the rows of a workbook's first sheet, cells in their columns.
 *
 * @throws Error for bytes that are no workbook.
 */
export function readSheet(bytes: Uint8Array): string[][] {
  const parts = readParts(bytes);
  const [first] = Object.keys(parts)
    .filter((name) => sheetPart.test(name))
    .sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  if (first === undefined) throw new Error('no sheet');
  const strings = parts['xl/sharedStrings.xml'];
  const shared = strings ? [...parse(strings).getElementsByTagName('si')].map(textsIn) : [];
  return [...parse(parts[first]!).getElementsByTagName('row')].map((row) => {
    const cells: string[] = [];
    for (const cell of row.getElementsByTagName('c')) {
      const name = cell.getAttribute('r');
      const column = name === null ? cells.length : columnOf(name);
      if (column >= 0 && column < columnsMax) cells[column] = cellText(cell, shared);
    }
    return Array.from(cells, (text) => text ?? '');
  });
}
