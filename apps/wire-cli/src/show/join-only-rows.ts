import { flattenRecord, type Cell, type FlatRecord } from './flatten-record';
import type { Words } from '../words/words';

/** Rows with what was joined to them, and the lists that are in the rows now. */
export interface JoinedRows {
  readonly rows: readonly FlatRecord[];
  readonly joined: readonly string[];
}

/**
 * Puts a list of which each row holds exactly one item into the rows (the one
 * container of every event). A single row keeps its lists, which are easier to
 * read below it.
 */
export function joinOnlyRows(rows: readonly FlatRecord[], words: Words): JoinedRows {
  const [first] = rows;
  if (!first || rows.length < 2) return { rows, joined: [] };
  const joined = [...first.lists.keys()].filter((key) => rows.every(({ lists }) => lists.get(key)?.length === 1));
  if (joined.length === 0) return { rows, joined };
  return { rows: rows.map((row) => joinInto(row, joined, words)), joined };
}

function joinInto(row: FlatRecord, joined: readonly string[], words: Words): FlatRecord {
  const cells = new Map<string, Cell>(row.cells);
  const lists = new Map([...row.lists].filter(([key]) => !joined.includes(key)));
  for (const key of joined) {
    const [only] = row.lists.get(key) as readonly object[];
    const inner = flattenRecord(only as object, words, key.split('.').at(-1) as string);
    for (const [path, cell] of inner.cells) cells.set(`${key}.${path}`, cell);
    for (const [path, list] of inner.lists) lists.set(`${key}.${path}`, list);
  }
  return { cells, lists };
}
