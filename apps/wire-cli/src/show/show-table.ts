import { countBlocks, drawTable, layPairs, type Column } from '../table/draw-table';
import type { Words } from '../words/words';
import { flattenRecord, type Cell, type FlatRecord } from './flatten-record';

/** Bounds of what is shown, and in which words. */
export interface ShowOptions {
  /** Terminal cells of a line. */
  readonly width: number;
  /** Most rows of a table; Infinity for all. */
  readonly rowLimit: number;
  readonly words: Words;
}

/** A row, with the cell by which its parent is known when it stands in a list inside a list. */
interface Row {
  readonly parent: readonly [string, Cell] | null;
  readonly record: object;
}

/**
 * Shows a list of records: a title with the count, what all rows have in
 * common on a line of its own, then a table of the columns that hold anything.
 * Lists inside the records follow as tables that name their parent.
 */
export function showList(path: string, records: readonly object[], options: ShowOptions): string[] {
  return showRows(path, records.map((record) => ({ parent: null, record })), options);
}

function showRows(path: string, rows: readonly Row[], options: ShowOptions): string[] {
  const { words, rowLimit } = options;
  const shown = rows.slice(0, rowLimit);
  const flat = shown.map(({ record }) => flattenRecord(record, words, path.split('.').at(-1) ?? ''));
  const cells = shown.map(({ parent }, index) => withParent(parent, flat[index] as FlatRecord));
  const lines = [`  ${words.field(path)} · ${words.rows(rows.length)}`, ...drawCells(cells, options)];
  if (rows.length > shown.length) lines.push(`  ${words.rowsMore(shown.length, rows.length)}`);
  return [...lines, ...showInnerLists(path, flat, options)];
}

function withParent(parent: Row['parent'], { cells }: FlatRecord): ReadonlyMap<string, Cell> {
  if (!parent) return cells;
  const [path, cell] = parent;
  // The boxes of a bill name the bill once more.
  const own = [...cells].filter(([ownPath, { text }]) => ownPath !== path && !(ownPath === `${path}s` && text === cell.text));
  return new Map([parent, ...own]);
}

/** A table that takes more blocks than this is easier to read row by row, unless it has many rows. */
const mostBlocks = 2;
const fewRows = 12;

/** One record as pairs of label and text, several as a table; a few with many fields as pairs too. */
function drawCells(rows: readonly ReadonlyMap<string, Cell>[], { width, words }: ShowOptions): string[] {
  const [only] = rows;
  if (rows.length === 1 && only) {
    return layPairs([...only].map(([path, { text }]) => [words.field(path), text]), width, '    ');
  }
  const columns = columnsOf(rows, words);
  const same = columns.some((column) => !isSame(column)) ? columns.filter(isSame) : columns.slice(1);
  const lines =
    same.length === 0
      ? []
      : layPairs(
          same.map(({ heading, texts }, index) => [(index === 0 ? words.same : '') + heading, texts[0] as string]),
          width,
        );
  const own = columns.filter((column) => !same.includes(column));
  if (rows.length <= fewRows && countBlocks(own, width - 2) > mostBlocks) {
    return [...lines, ...rows.flatMap((row, index) => layRow(row, index, own, width))];
  }
  return [...lines, ...drawTable(own, width - 2).map((line) => (line === '' ? line : `  ${line}`))];
}

function layRow(row: ReadonlyMap<string, Cell>, index: number, columns: readonly Column[], width: number): string[] {
  const pairs = columns.map(({ heading, texts }): [string, string] => [heading, texts[index] as string]);
  const [first = '', ...rest] = layPairs(pairs.filter(([, text]) => text !== ''), width, '     ');
  return row.size === 0 ? [] : [`  ${index + 1}. ${first.trimStart()}`, ...rest];
}

function columnsOf(rows: readonly ReadonlyMap<string, Cell>[], words: Words): Column[] {
  const paths = new Set(rows.flatMap((row) => [...row.keys()]));
  return [...paths].map((path) => ({
    heading: words.field(path),
    texts: rows.map((row) => row.get(path)?.text ?? ''),
    isNumber: rows.every((row) => row.get(path)?.isNumber !== false),
  }));
}

function isSame({ texts }: Column): boolean {
  return texts.every((text) => text === texts[0]);
}

function showInnerLists(path: string, records: readonly FlatRecord[], options: ShowOptions): string[] {
  const lists = new Map<string, Row[]>();
  for (const { cells, lists: inner } of records) {
    const [parent] = cells;
    for (const [key, items] of inner) {
      const rows = lists.get(key) ?? [];
      for (const record of items) rows.push({ parent: parent ?? null, record });
      lists.set(key, rows);
    }
  }
  return [...lists].flatMap(([key, rows]) => showRows(`${path}.${key}`, rows, options));
}
