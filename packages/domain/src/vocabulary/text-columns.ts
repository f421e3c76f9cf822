/** Columns of a sheet in a pasted text, each with the word of its head. */
import { unsafeCellText } from './export-cell';
import { wordBefore, type NumberWord } from './number-words';
import { blankTextTrick, seeText, visibleText } from './visible-text';

/** One line of a table: where its cells begin, and the words over them. */
interface TableLine {
  readonly from: number;
  readonly to: number;
  readonly cells: readonly { readonly from: number; readonly word: NumberWord | null }[];
  /** What stands in the column of the client; null without one. */
  readonly client: string | null;
}

/** What parts cells; a comma or one space parts heads only where every head is a known word. */
interface Separator {
  readonly sign: RegExp;
  /** What ends a cell in quotes. */
  readonly border: RegExp;
  readonly isWeak: boolean;
}

const separators: readonly Separator[] = [
  { sign: /\t/g, border: / *(?:\t|$)/y, isWeak: false },
  { sign: /\|/g, border: / *(?:\||$)/y, isWeak: false },
  { sign: / {2,}/g, border: / {2,}|$/y, isWeak: false },
  { sign: /,/g, border: / *(?:,|$)/y, isWeak: true },
  { sign: / /g, border: / |$/y, isWeak: true },
];

interface Cell {
  readonly from: number;
  readonly text: string;
}

/** What stands in a cell, without the quotes of a CSV file. */
function unquoted(cell: string): string {
  const inside = /^"(.*)"$/s.exec(cell.trim())?.[1];
  return inside === undefined ? cell.trim() : inside.replaceAll('""', '"');
}

/** A cell in quotes, which may hold what parts cells. */
const quotedCell = / *"(?:[^"]|"")*"/y;
/** In a longer line quotes mean nothing: each could be looked for up to its end. */
const quotedLineMax = 2_000;

/** Where the cell in quotes that begins at `from` ends; `from` for a cell without. */
function endOfQuoted(line: string, from: number, { border }: Separator): number {
  if (line.length > quotedLineMax) return from;
  quotedCell.lastIndex = from;
  if (!quotedCell.test(line)) return from;
  border.lastIndex = quotedCell.lastIndex;
  return border.test(line) ? quotedCell.lastIndex : from;
}

function cellsOf(line: string, separator: Separator): Cell[] {
  const cells: Cell[] = [];
  let from = 0;
  let end = endOfQuoted(line, from, separator);
  for (const match of line.matchAll(separator.sign)) {
    if (match.index < end) continue;
    cells.push({ from, text: unquoted(line.slice(from, match.index)) });
    from = match.index + match[0].length;
    end = endOfQuoted(line, from, separator);
  }
  cells.push({ from, text: unquoted(line.slice(from)) });
  return cells;
}

const clientHead = /^(?:客户(?:公司|名称)?|委托(?:方|人|单位)|货主|CLIENT|CUSTOMER)$/i;

/** Whether a cell is the title of the column of clients. */
export function isClientTitle(cell: string): boolean {
  return clientHead.test(cell.trim());
}

/** Titles beside which a column of clients is one; of the numbers below them they say nothing. */
const plainTitle = /^(?:单号|序号|NO)$/i;

/** Our own lists have both columns: a port follows the one, and the other is its liner's number for the same boxes. */
const ownTitle = '提单号';
const masterTitle = '主提单号';

interface Head {
  readonly separator: Separator;
  readonly words: readonly (NumberWord | null)[];
  /** Place of the client's column; -1 without one. */
  readonly client: number;
}

/** Longer lines are no heads, unless they have a title that is nothing else. */
const plainHeadMax = 400;
const headMax = 4_000;
const titleMax = 40;

/** A title that is nothing else: 提单号, 客户, and no 提单号错了. */
function isTitle(cell: string): boolean {
  if (cell.length > titleMax) return false;
  const found = wordBefore(cell);
  const bare = cell.toUpperCase().replaceAll('.', '');
  return isClientTitle(cell) || plainTitle.test(bare) || (found !== null && found.isExplicit && found.word === bare);
}

/** A number of something stands in a row. Short figures stand in heads, too: 20GP, 11月. */
const numberOfRow = /\d{5}|[A-Z]{2}\d{3}/i;
const shortFigure = /^\d{1,2}['’]?[A-Z]{0,3}$/i;

/** The words of a head line and the sign that parts its cells; null for a line that is no head. */
function readHead(line: string): Head | null {
  // A head names its columns; what holds numbers or whole sentences is a row.
  if (line.length > headMax || numberOfRow.test(line)) return null;
  for (const separator of separators) {
    const cells = cellsOf(line, separator);
    const named = cells.filter(({ text }) => text !== '');
    if (named.length < 2) continue;
    const places = cells.flatMap(({ text }, i) => (isClientTitle(text) ? [i] : []));
    // Two tables beside each other: whose a bill is nobody says for sure, and then it is told that it is nobody's.
    const client = places.length === 1 ? places[0]! : -1;
    const words = cells.map(({ text }, i) => (text === '' || text.length > plainHeadMax || places.includes(i) ? null : wordBefore(text)));
    if (isHead(line, separator, named, words)) {
      const hasOwn = cells.some(({ text }) => text === ownTitle);
      const kindOf = (word: NumberWord, i: number) => (hasOwn && cells[i]!.text === masterTitle ? 'other' : word.kind);
      return { separator, client, words: words.map((word, i) => word && { ...word, kind: kindOf(word, i), isExplicit: true }) };
    }
  }
  return null;
}

function isHead(line: string, { sign, isWeak }: Separator, named: readonly Cell[], words: readonly (NumberWord | null)[]): boolean {
  const known = words.filter((word) => word !== null).length;
  const titles = named.filter(({ text }) => isTitle(text)).length;
  const clients = named.filter(({ text }) => isClientTitle(text)).length;
  // A client alone names no columns: it may stand before its own name.
  if (known === 0 && titles <= clients) return false;
  const isPlain = !/\d/.test(line) && line.length <= plainHeadMax;
  if (!isWeak) return isPlain || titles > 0;
  if (isPlain && known + Math.min(clients, 1) === named.length) return true;
  // A comma parts sentences, too, and a blank words: two titles, of blanks nothing else besides, make a head.
  return titles > 1 && (sign.source === ',' || named.every(({ text }) => isTitle(text) || shortFigure.test(text)));
}

/**
 * The tables of a text: each line under a head that is cut as the head is, up to a line of one cell or a blank one. A table
 * without a head of its own has none. Places are those of the text.
 */
function findTableLines(text: string): TableLine[] {
  const lines: TableLine[] = [];
  let head: Head | null = null;
  let at = 0;
  for (const line of text.split('\n')) {
    const from = at;
    at += line.length + 1;
    if (line.trim() === '') {
      head = null;
      continue;
    }
    const nextHead = readHead(line);
    if (nextHead) {
      head = nextHead;
      continue;
    }
    if (!head) continue;
    const cells = cellsOf(line, head.separator);
    if (cells.length < 2) head = null;
    else {
      const { words, client } = head;
      lines.push({
        from,
        to: at,
        client: unsafeCellText(cells[client]?.text ?? '') || null,
        cells: cells.map((cell, i) => ({ from: from + cell.from, word: words[i] ?? null })),
      });
    }
  }
  return lines;
}

/**
 * Reads the tables of a text.
 *
 * @returns for a place of the text the word over its column: null where the
 * head names nothing that tells of numbers, undefined outside a table. Places
 * must be asked in their order.
 */
export function readColumns(text: string): (place: number) => NumberWord | null | undefined {
  const lines = findTableLines(text);
  let next = 0;
  return (place) => {
    while (next < lines.length && lines[next]!.to <= place) next++;
    const line = lines[next];
    if (!line || place < line.from) return undefined;
    return line.cells.findLast(({ from }) => from <= place)?.word ?? null;
  };
}

/** Whether the line that ends where the text ends is the head of columns. */
export function endsInHead(text: string): boolean {
  return readHead(text.slice(text.lastIndexOf('\n') + 1)) !== null;
}

/** Reads of a text's tables whose bill stands at a place, by the column of the client; null where none is named. */
export function readClients(text: string): (place: number) => string | null {
  const seen = seeText(text);
  const lines = findTableLines(blankTextTrick(seen.text));
  return (given) => {
    const place = seen.placeOf(given);
    // The last line that begins at the place or before it.
    let [from, to] = [0, lines.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (lines[middle]!.from <= place) from = middle + 1;
      else to = middle;
    }
    const line = lines[from - 1];
    return line !== undefined && place < line.to ? line.client : null;
  };
}

/** Whether a text has the title of a column of clients beside another cell, so that bills without a client are to be told. */
export function namesClients(text: string): boolean {
  return visibleText(text)
    .split('\n')
    .some((line) => {
      const cells = line.split(/\t|\||,| {2,}/);
      return cells.length > 1 && cells.some((cell) => isClientTitle(unquoted(cell)));
    });
}
