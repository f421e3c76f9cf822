import { countBlocks, drawTable, layPairs, type Column, type Room } from '../table/draw-table';
import type { Words } from '../words/words';
import { flattenRecord, headingOf, type FlatRecord } from './flatten-record';
import { isTellingApart, listNames, type RowNames } from './identify-rows';
import { joinOnlyRows } from './join-only-rows';

/** Bounds of what is shown, and in which words. */
export interface ShowOptions extends Room {
  /** Most rows of a table; Infinity for all. */
  readonly rowLimit: number;
  readonly words: Words;
}

/** A column in front of the rows of an inner list, which says to what each of them belongs. */
interface Lead extends RowNames {
  readonly heading: string;
}

/** A column and the path of its cells. */
interface PathColumn extends Column {
  readonly path: string;
}

/**
 * Shows a list of records: a title with the count, what all rows have in
 * common on a line of its own, then a table of the columns that hold anything.
 * Lists inside the records follow as tables whose rows name what they belong
 * to; a list with one item in every row stands in the rows.
 */
export function showList(path: string, records: readonly object[], options: ShowOptions): string[] {
  return showRows(path, records, [], options);
}

function showRows(path: string, records: readonly object[], leads: readonly Lead[], options: ShowOptions): string[] {
  const { words, rowLimit } = options;
  const shown = records.slice(0, rowLimit);
  const list = path.split('.').at(-1) ?? '';
  const { rows, joined } = joinOnlyRows(
    shown.map((record) => flattenRecord(record, words, list)),
    words,
  );
  const shownLeads = leads.map((lead) => ({ ...lead, texts: lead.texts.slice(0, rowLimit) }));
  const hasLists = rows.some(({ lists }) => lists.size > 0);
  const surest = hasLists || joined.length > 0 ? nameRows(path, rows, shownLeads, words) : [];
  const names = hasLists ? surest : surest.filter(({ path: name }) => name !== rowNumber);
  const columns = [
    ...leadColumns(shownLeads, rows),
    ...numberColumn(names, shownLeads),
    ...ownColumns(rows, shownLeads, names, joined, words),
  ];
  // Messages that stand together have their kind as a title.
  const title = path === '' ? [''] : [words.field(path), ...joined.map((key) => words.field(key))];
  const lines = [`  ${title.join(' + ')} · ${words.rows(records.length)}`, ...drawRows(columns, rows.length, options)];
  if (records.length > shown.length) lines.push(`  ${words.rowsMore(shown.length, records.length)}`);
  return [...lines, ...showInnerLists(path, rows, names, records.length > shown.length, options)];
}

/** Stands for the number of a row; no field has such a name. */
const rowNumber = '#';

/** The columns by which inner lists name these rows: one that tells them apart, else the number of the row with the surest. */
function nameRows(path: string, rows: readonly FlatRecord[], leads: readonly Lead[], words: Words): Lead[] {
  if (rows.length === 1) return [...leads];
  const list = path.split('.').at(-1) ?? '';
  const candidates = listNames(rows).map((names) => ({ ...names, heading: nameHeading(list, names.path, words) }));
  const alone = candidates.find((candidate) => isTellingApart([candidate]));
  if (alone) return [alone];
  const withLeads = leads.length > 0 && candidates.find((candidate) => isTellingApart([...leads, candidate]));
  if (withLeads) return [...leads, withLeads];
  const number = {
    path: rowNumber,
    heading: words.rowNumber(words.field(list)),
    texts: rows.map((_, index) => String(index + 1)),
  };
  const hint = candidates.find(({ texts }) => !texts.includes('')) ?? candidates[0];
  return hint ? [number, hint] : [number];
}

/** Numbers and codes that any list may have name the list; a container number needs no more words. */
function nameHeading(list: string, path: string, words: Words): string {
  const field = path.split('.').at(-1) as string;
  const isPlain = /Nos?$/.test(field) || list === '';
  return words.field(isPlain ? field : `${list}.${field}`);
}

function leadColumns(leads: readonly Lead[], rows: readonly FlatRecord[]): PathColumn[] {
  return leads.map(({ heading, path, texts }) => ({
    heading,
    path: `^${path}`,
    texts: rows.map((_, index) => texts[index] ?? ''),
    isNumber: path === rowNumber,
  }));
}

/** The numbers of the rows, when inner lists refer to them. */
function numberColumn(names: readonly Lead[], leads: readonly Lead[]): PathColumn[] {
  return names
    .filter(({ path, heading }) => path === rowNumber && !leads.some((lead) => lead.heading === heading))
    .map((number) => ({ ...number, isNumber: true }));
}

function ownColumns(
  rows: readonly FlatRecord[],
  leads: readonly Lead[],
  names: readonly Lead[],
  joined: readonly string[],
  words: Words,
): PathColumn[] {
  const paths = [...new Set(rows.flatMap(({ cells }) => [...cells.keys()]))];
  const withZone = (path: string, heading: string): string =>
    headingOf(
      heading,
      rows.map(({ cells }) => cells.get(path)),
    );
  const textsOf = (path: string): string[] => rows.map(({ cells }) => cells.get(path)?.text ?? '');
  const own = names.slice(names.length > leads.length && names[0] === leads[0] ? leads.length : 0);
  // What names a row stands in front, then the container or document that was joined to it.
  const named = [...own.map(({ path }) => path), ...joinedNames(paths, joined)].filter((path) => paths.includes(path));
  const columns = [...new Set([...named, ...paths])].map((path) => ({
    path,
    heading: withZone(path, words.field(path)),
    texts: textsOf(path),
    isNumber: rows.every(({ cells }) => cells.get(path)?.isNumber !== false),
  }));
  const short = (path: string): string => {
    const key = joined.find((one) => path.startsWith(`${one}.`));
    return withZone(path, words.field(key === undefined ? path : path.slice(key.length + 1)));
  };
  return columns
    .filter(({ path, texts }) => !isRepeated(path, texts, leads, textsOf))
    .map((column) => {
      const heading = short(column.path);
      const isTaken = columns.some(({ path, heading: other }) => path !== column.path && (other === heading || short(path) === heading));
      return isTaken ? column : { ...column, heading };
    });
}

function joinedNames(paths: readonly string[], joined: readonly string[]): string[] {
  return paths.filter((path) => joined.some((key) => joinedFields.some((field) => path === `${key}.${field}`)));
}

const joinedFields = ['containerNo', 'equipmentNo', 'number', 'billNo'];

/** Numbers as sent, which most often are the number of the container or bill beside them. */
const sentNumbers = ['number', 'equipmentNo'];
const moreSpecific = ['containerNo', 'billNo', 'billNos'];

/** True for a column that says what another one says already: the boxes of a bill name the bill once more. */
function isRepeated(path: string, texts: readonly string[], leads: readonly Lead[], textsOf: (path: string) => readonly string[]): boolean {
  const isEqual = (others: readonly string[]): boolean => texts.every((text, row) => text === others[row]);
  const [prefix, field] = [path.slice(0, path.lastIndexOf('.') + 1), path.slice(path.lastIndexOf('.') + 1)];
  if (leads.some((lead) => (path === lead.path || path === `${lead.path}s`) && isEqual(lead.texts))) return true;
  return sentNumbers.includes(field) && moreSpecific.some((other) => isEqual(textsOf(prefix + other)));
}

/** A table that takes more blocks than this is easier to read row by row, unless it has many rows. */
const mostBlocks = 2;
const fewRows = 12;

/** One row as pairs of heading and text, several as a table; a few with many fields as pairs too. */
function drawRows(columns: readonly PathColumn[], rowCount: number, { width, isWide, words }: ShowOptions): string[] {
  const room = { width, isWide };
  if (rowCount === 1) {
    return layPairs(
      columns.map(({ heading, texts }) => [heading, texts[0] as string]),
      room,
      '    ',
    );
  }
  const same = columns.some((column) => !isSame(column)) ? columns.filter(isSame) : columns.slice(1);
  const lines = layPairs(
    same.map(({ heading, texts }, index) => [(index === 0 ? words.same : '') + heading, texts[0] as string]),
    room,
  );
  const own = columns.filter((column) => !same.includes(column));
  const inner = { width: width - 2, isWide };
  if (rowCount <= fewRows && countBlocks(own, inner) > mostBlocks) {
    return [...lines, ...Array.from({ length: rowCount }, (_, row) => layRow(row, own, room)).flat()];
  }
  return [...lines, ...drawTable(own, inner).map((line) => (line === '' ? line : `  ${line}`))];
}

function layRow(row: number, columns: readonly Column[], room: Room): string[] {
  const pairs = columns.map(({ heading, texts }): [string, string] => [heading, texts[row] as string]);
  const [first, ...rest] = layPairs(
    pairs.filter(([, text]) => text !== ''),
    room,
    '     ',
  );
  return first === undefined ? [] : [`  ${row + 1}. ${first.trimStart()}`, ...rest];
}

function isSame({ texts }: Column): boolean {
  return texts.every((text) => text === texts[0]);
}

function showInnerLists(path: string, rows: readonly FlatRecord[], names: readonly Lead[], isCut: boolean, options: ShowOptions): string[] {
  const lists = new Map<string, { records: object[]; parents: number[] }>();
  for (const [row, { lists: inner }] of rows.entries()) {
    for (const [key, items] of inner) {
      const list = lists.get(key) ?? { records: [], parents: [] };
      for (const record of items) {
        list.records.push(record);
        list.parents.push(row);
      }
      lists.set(key, list);
    }
  }
  return [...lists].flatMap(([key, { records, parents }]) => {
    const leads = names.map((name) => ({ ...name, texts: parents.map((row) => name.texts[row] ?? '') }));
    const lines = showRows(`${path}.${key}`, records, leads, options);
    return isCut ? [...lines, `  ${options.words.ofRowsAbove(rows.length)}`] : lines;
  });
}
