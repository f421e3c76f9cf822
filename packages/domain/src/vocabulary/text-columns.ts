/** Columns of a sheet in a pasted text, each with the word of its head. */
import { unsafeCellText } from './export-cell';
import { wordBefore, type NumberWord } from './number-words';
import { blankTextTrick, seeText } from './visible-text';

/** One line of a table: where its cells begin, and the words over them. */
interface TableLine {
  readonly from: number;
  readonly to: number;
  readonly cells: readonly { readonly from: number; readonly word: NumberWord | null }[];
  /** What stands in the column of the client; null without one. */
  readonly client: string | null;
}

/** What parts cells; a comma or one space parts heads only where every head is a known word. */
const separators: readonly { readonly sign: RegExp; readonly isWeak: boolean }[] = [
  { sign: /\t/g, isWeak: false },
  { sign: /\|/g, isWeak: false },
  { sign: / {2,}/g, isWeak: false },
  { sign: /,/g, isWeak: true },
  { sign: / /g, isWeak: true },
];

interface Cell {
  readonly from: number;
  readonly text: string;
}

/** What stands in a cell, without the quotes of a CSV file. */
const unquoted = (cell: string): string => cell.trim().replace(/^"(.*)"$/, '$1');

function cellsOf(line: string, sign: RegExp): Cell[] {
  const cells: Cell[] = [];
  let from = 0;
  for (const match of line.matchAll(sign)) {
    cells.push({ from, text: unquoted(line.slice(from, match.index)) });
    from = match.index + match[0].length;
  }
  cells.push({ from, text: unquoted(line.slice(from)) });
  return cells;
}

const clientHead = /^(?:客户(?:公司|名称)?|委托(?:方|人|单位)|货主|CLIENT|CUSTOMER)$/i;

interface Head {
  readonly sign: RegExp;
  readonly words: readonly (NumberWord | null)[];
  /** Place of the client's column; -1 without one. */
  readonly client: number;
}

/** The words of a head line and the sign that parts its cells; null for a line that is no head. */
function readHead(line: string): Head | null {
  // A head names its columns; what holds figures or whole sentences is a row.
  if (/\d/.test(line) || line.length > 400) return null;
  for (const { sign, isWeak } of separators) {
    const cells = cellsOf(line, sign);
    const named = cells.filter(({ text }) => text !== '');
    if (named.length < 2) continue;
    const client = cells.findIndex(({ text }) => clientHead.test(text));
    const words = cells.map(({ text }, i) => (text === '' || i === client ? null : wordBefore(text)));
    const known = words.filter((word) => word !== null).length;
    if (known > 0 && (!isWeak || known + Number(client >= 0) === named.length)) {
      return { sign, client, words: words.map((word) => word && { ...word, isExplicit: true }) };
    }
  }
  return null;
}

/** The tables of a text: each line under a head that is cut as the head is. Places are those of the text. */
function findTableLines(text: string): TableLine[] {
  const lines: TableLine[] = [];
  let head: Head | null = null;
  let at = 0;
  for (const line of text.split('\n')) {
    const from = at;
    at += line.length + 1;
    const nextHead = readHead(line);
    if (nextHead) {
      head = nextHead;
      continue;
    }
    if (!head || line.trim() === '') continue;
    const cells = cellsOf(line, head.sign);
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
    return lines.find(({ from, to }) => from <= place && place < to)?.client ?? null;
  };
}
