import type { SheetLine } from '@mastlight/domain/vocabulary/titled-rows';
import { Unzip, UnzipInflate, type UnzipFile } from 'fflate';

/** Nothing of a spreadsheet is believed: what is larger than this is not unpacked. */
export interface XlsxLimits {
  readonly rowsMax: number;
  readonly columnsMax: number;
  /** Of all parts that are read together, unpacked, in bytes; and of the texts of all cells, in characters. */
  readonly partBytesMax: number;
}

/** It is no .xlsx file, or a larger one than anybody fills in by hand. */
export class UnreadableXlsx extends Error {
  constructor(readonly reason: 'no-archive' | 'no-sheet' | 'too-large' | 'broken') {
    super(`the spreadsheet cannot be read: ${reason}`);
    this.name = 'UnreadableXlsx';
  }
}

const stringsPart = 'xl/sharedStrings.xml';
const sheetPart = /^xl\/worksheets\/sheet(\d+)\.xml$/;
/** An archive with more entries than this was made to be unpacked, not to be read. */
const entriesMax = 200;
/** So many packed bytes are unpacked before it is looked how much came out: deflate makes a thousand of one. */
const pieceBytes = 8_192;
/** No cell that anybody fills in is longer. */
const cellTextMax = 4_000;

/**
 * The cells of the first sheet of an .xlsx file as texts, row by row, empty rows left out. Formulas are never evaluated:
 * what the program that wrote the file had worked out is what is read. Only sheets and strings are unpacked, piece by piece,
 * and only until they are too large: what an archive says of its sizes is not believed.
 *
 * @throws UnreadableXlsx
 */
export function readXlsx(bytes: Uint8Array, limits: XlsxLimits): SheetLine[] {
  const parts = unpack(bytes, limits);
  const [sheet] = [...parts.keys()]
    .filter((name) => sheetPart.test(name))
    .sort((a, b) => Number(sheetPart.exec(a)![1]) - Number(sheetPart.exec(b)![1]));
  if (sheet === undefined) throw new UnreadableXlsx('no-sheet');
  const strings = parts.get(stringsPart);
  return readRows(textOf(parts.get(sheet)!), strings ? readStrings(textOf(strings)) : [], limits);
}

function unpack(bytes: Uint8Array, { partBytesMax }: XlsxLimits): ReadonlyMap<string, Uint8Array> {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) throw new UnreadableXlsx('no-archive');
  const pieces = new Map<string, Uint8Array[]>();
  const open = new Set<string>();
  let entries = 0;
  let size = 0;
  const archive = new Unzip((file: UnzipFile) => {
    if (++entries > entriesMax) throw new UnreadableXlsx('too-large');
    const { name } = file;
    if (name !== stringsPart && !sheetPart.test(name)) return;
    if (pieces.has(name)) throw new UnreadableXlsx('broken');
    const own: Uint8Array[] = [];
    pieces.set(name, own);
    open.add(name);
    file.ondata = (error, piece, isLast) => {
      if (error) throw error;
      size += piece.length;
      if (size > partBytesMax) throw new UnreadableXlsx('too-large');
      own.push(piece);
      if (isLast) open.delete(name);
    };
    file.start();
  });
  archive.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += pieceBytes)
      archive.push(bytes.subarray(at, at + pieceBytes), at + pieceBytes >= bytes.length);
  } catch (error) {
    throw error instanceof UnreadableXlsx ? error : new UnreadableXlsx('broken');
  }
  if (open.size > 0) throw new UnreadableXlsx('broken');
  return new Map([...pieces].map(([name, own]) => [name, Buffer.concat(own)]));
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableXlsx('broken');
  }
}

/** The elements of a name, one after the other: their attributes and what they hold. Elements of it within it do not occur in a sheet. */
function* elementsOf(xml: string, name: string): Generator<{ readonly attributes: string; readonly content: string }> {
  let at = 0;
  for (;;) {
    const start = xml.indexOf(`<${name}`, at);
    if (start === -1) return;
    const next = xml[start + name.length + 1];
    const headEnd = xml.indexOf('>', start);
    if (headEnd === -1) return;
    at = headEnd + 1;
    // `<c` is not `<cols`.
    if (next !== '>' && next !== ' ' && next !== '/' && next !== '\n' && next !== '\r' && next !== '\t') continue;
    const isEmpty = xml[headEnd - 1] === '/';
    const attributes = xml.slice(start + name.length + 1, isEmpty ? headEnd - 1 : headEnd);
    if (isEmpty) {
      yield { attributes, content: '' };
      continue;
    }
    const end = xml.indexOf(`</${name}>`, at);
    if (end === -1) return;
    yield { attributes, content: xml.slice(at, end) };
    at = end + name.length + 3;
  }
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function plain(xml: string): string {
  return xml
    .replace(/&(?:#x([0-9a-fA-F]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/g, (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return entities[name]!;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10_ffff ? String.fromCodePoint(code) : whole;
    })
    .replace(/_x([0-9A-Fa-f]{4})_/g, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** All runs of a text, its phonetic ones left out. */
const joinTexts = (xml: string): string => [...elementsOf(xml, 't')].map(({ content }) => plain(content)).join('');

function readStrings(xml: string): string[] {
  return [...elementsOf(xml, 'si')].map(({ content }) => bounded(joinTexts(content)));
}

function bounded(text: string): string {
  if (text.length > cellTextMax) throw new UnreadableXlsx('too-large');
  return text;
}

function attributeOf(attributes: string, name: string): string | null {
  return new RegExp(`(?:^|\\s)${name}="([^"]{0,40})"`).exec(attributes)?.[1] ?? null;
}

/** A is 0, AA is 26. */
function columnOf(reference: string | null, previous: number): number {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (letters === undefined) return previous + 1;
  return Array.from(letters, (letter) => letter.charCodeAt(0) - 64).reduce((sum, place) => sum * 26 + place, 0) - 1;
}

function readRows(xml: string, strings: readonly string[], { rowsMax, columnsMax, partBytesMax }: XlsxLimits): SheetLine[] {
  const rows: SheetLine[] = [];
  let rowNo = 0;
  // A shared text costs its file nothing, however often it is named.
  let characters = 0;
  for (const { attributes: row, content } of elementsOf(xml, 'row')) {
    // Programs that write no numbers write every row.
    rowNo = Number(attributeOf(row, 'r') ?? rowNo + 1);
    const cells: string[] = [];
    let column = -1;
    for (const { attributes, content: cell } of elementsOf(content, 'c')) {
      column = columnOf(attributeOf(attributes, 'r'), column);
      if (column >= columnsMax) continue;
      while (cells.length < column) cells.push('');
      const text = bounded(cellText(attributeOf(attributes, 't'), cell, strings));
      cells[column] = text;
      characters += text.length;
      if (characters > partBytesMax) throw new UnreadableXlsx('too-large');
    }
    if (cells.every((text) => text.trim() === '')) continue;
    if (rows.length >= rowsMax) throw new UnreadableXlsx('too-large');
    rows.push({ rowNo, cells });
  }
  return rows;
}

function cellText(type: string | null, cell: string, strings: readonly string[]): string {
  if (type === 'inlineStr') return joinTexts(cell);
  const [value] = elementsOf(cell, 'v');
  const text = value === undefined ? '' : plain(value.content);
  return type === 's' ? (strings[Number(text)] ?? '') : text;
}
