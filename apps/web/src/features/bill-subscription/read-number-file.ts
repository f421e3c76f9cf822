import { findBillNos, type BillToken } from '@mastlight/domain/vocabulary/find-bill-nos';
import { isClientTitle } from '@mastlight/domain/vocabulary/text-columns';
import { readTextRows } from '@mastlight/spreadsheet/read-text-rows';
import { readWorkbook } from '@mastlight/spreadsheet/read-workbook';
import { UnreadableSheet, type SheetLimits, type SheetRow } from '@mastlight/spreadsheet/sheet';
import { textsOf } from '../../platform/catalogue';
import { billTexts } from './texts/zh-CN';

/** A list of numbers is small; whatever is larger was picked by mistake. */
export const numberFileBytesMax = 2_000_000;
/** Unpacked, a workbook of that size has about ten times as much; its texts are no longer than those of a text file may be. */
const limits: SheetLimits = {
  rowsMax: 20_000,
  columnsMax: 256,
  unpackedBytesMax: 24_000_000,
  charactersMax: numberFileBytesMax,
  // Three for each cell of twenty columns.
  elementsMax: 1_200_000,
};

/** Why a dropped or chosen file cannot be read as a list of numbers. */
export class NumberFileRefused extends Error {}

/** A sheet of a file as if it had been copied out of it: columns parted by tabs. */
export interface NumberSheet {
  readonly name: string;
  readonly text: string;
  /** How many numbers stand in it. */
  readonly count: number;
  /** How many of its rows are hidden, and left out. */
  readonly hiddenRows: number;
  /** The same of its columns. */
  readonly hiddenColumns: number;
}

/**
 * The sheets of a .txt, .csv or .xlsx file in which numbers stand; where there are none in the whole file, its first sheet,
 * so that its reader sees what is in it.
 *
 * @throws NumberFileRefused with a text for people
 */
export async function readNumberFile(file: File): Promise<readonly NumberSheet[]> {
  const refuse = (reason: 'large' | 'cells' | 'old' | 'unreadable' | 'empty') =>
    new NumberFileRefused(textsOf(billTexts)(`file.${reason}`));
  if (file.size > numberFileBytesMax) throw refuse('large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  // The old workbooks, and those with a password, begin with these bytes.
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf) throw refuse('old');
  try {
    // Workbooks are zip archives.
    const isWorkbook = bytes[0] === 0x50 && bytes[1] === 0x4b;
    const sheets = isWorkbook ? await readSheets(bytes) : [sheetOf(file.name, readTextRows(bytes, file.name), { rows: 0, columns: 0 })];
    const filled = sheets.filter(({ text }) => text.trim() !== '');
    if (filled.length === 0) throw refuse('empty');
    const numbered = filled.filter(({ count }) => count > 0);
    return numbered.length > 0 ? numbered : filled.slice(0, 1);
  } catch (error) {
    if (!(error instanceof UnreadableSheet)) throw error;
    const { reason } = error;
    throw refuse(reason === 'too-many-cells' ? 'cells' : reason === 'too-large' ? 'large' : 'unreadable');
  }
}

async function readSheets(bytes: Uint8Array): Promise<NumberSheet[]> {
  const sheets: NumberSheet[] = [];
  for await (const { name, rows, hiddenRows, hiddenColumns } of readWorkbook(bytes, limits)) {
    const left = { rows: hiddenRows, columns: hiddenColumns.length };
    sheets.push(sheetOf(name, linesOf(rows.map((row) => withoutColumns(row, hiddenColumns))), left));
  }
  return sheets;
}

/** A row as it is seen: nothing stands in its hidden columns. */
function withoutColumns(row: SheetRow, hidden: readonly number[]): SheetRow {
  if (hidden.length === 0) return row;
  const { cells, carried } = row;
  return {
    ...row,
    cells: cells.map((cell, at) => (hidden.includes(at) ? '' : cell)),
    ...(carried && { carried: new Map([...carried].filter(([at]) => !hidden.includes(at))) }),
  };
}

/** The cells of each row: a merged client beside all of its rows, and a blank line where a table ends. */
function linesOf(rows: readonly SheetRow[]): (readonly string[])[] {
  const clients = [...new Set(rows.flatMap(({ cells }) => cells.flatMap((cell, i) => (isClientTitle(cell) ? [i] : []))))];
  return rows.flatMap(({ cells, carried, isAfterBlank }) => {
    const filled = [...cells];
    // A bill alone in its row, of no client and without a remark, ends no table: a line of one cell would.
    if (filled.length === 1 && clients.length > 0 && findBillNos(filled[0]!).some(isOffered)) filled.push('');
    for (const i of clients) {
      const text = filled[i] || carried?.get(i);
      if (!text) continue;
      while (filled.length < i) filled.push('');
      filled[i] = text;
    }
    return isAfterBlank ? [[], filled] : [filled];
  });
}

function sheetOf(
  name: string,
  rows: readonly (readonly string[])[],
  hidden: { readonly rows: number; readonly columns: number },
): NumberSheet {
  const text = rows.map((cells) => cells.map(inOneLine).join('\t')).join('\n');
  const count = findBillNos(text).filter(isOffered).length;
  return { name, text, count, hiddenRows: hidden.rows, hiddenColumns: hidden.columns };
}

/** A cell without tabs and ends of lines, which would part it. Where a line ends a number does: the next line is no group of it. */
function inOneLine(cell: string): string {
  const lines = /\d/.test(cell) ? cell.replace(/(?<=\w)[^\S\r\n]{0,9}[\r\n]\s{0,9}(?=\w)/g, '；') : cell;
  return lines.replace(/\s+/g, ' ').trim();
}

/** What is a bill, and what would be one had Excel not rounded it. */
const isOffered = ({ fault }: BillToken): boolean => fault === null || fault === 'over-batch-limit' || fault === 'rounded';
