import { decodeUnicode } from './decode-text';
import { openArchive, type ReadParts } from './open-archive';
import { attributeOf, readXml, relationOf } from './read-xml';
import { UnreadableSheet, type Sheet, type SheetLimits, type SheetRow } from './sheet';
import { showNumber } from './show-number';

/** Excel's own limit for the text of one cell. */
const cellTextMax = 32_767;

/** What a part of a workbook leads to: `type` is the last word of the relation's address. */
interface Relation {
  readonly id: string;
  readonly type: string;
  /** Name of the part. */
  readonly part: string;
}

interface Tab {
  readonly name: string;
  readonly relation: string | undefined;
  readonly isHidden: boolean;
}

/** What the cells of all sheets share. */
interface Shared {
  readonly strings: readonly string[];
  /** Patterns of number formats, by the style of a cell; undefined for those that Excel brings along. */
  readonly formats: readonly (string | undefined)[];
}

/**
 * The sheets of an .xlsx file that a person sees, in the order of their tabs, each read when it is asked for. Formulas are
 * never evaluated: what the program that wrote the file had worked out is what is read.
 *
 * @throws UnreadableSheet
 */
export function* readWorkbook(bytes: Uint8Array, limits: SheetLimits): Generator<Sheet> {
  try {
    yield* sheetsOf(openArchive(bytes, limits.unpackedBytesMax), limits);
  } catch (error) {
    throw error instanceof UnreadableSheet ? error : new UnreadableSheet('broken');
  }
}

function* sheetsOf(read: ReadParts, limits: SheetLimits): Generator<Sheet> {
  const book = readRelations(read, '').find(({ type }) => type === 'officeDocument');
  if (!book) throw new UnreadableSheet('no-sheet');
  const relations = readRelations(read, book.part);
  const tabs = readTabs(requirePart(read, book.part)).filter(({ isHidden }) => !isHidden);
  const shown = tabs.flatMap(({ name, relation }) => {
    // Charts have tabs, too.
    const sheet = relations.find(({ id, type }) => id === relation && type === 'worksheet');
    return sheet ? [{ name, part: sheet.part }] : [];
  });
  if (shown.length === 0) throw new UnreadableSheet('no-sheet');
  const shared = readShared(read, book.part, relations);
  const left = { rows: limits.rowsMax, characters: limits.charactersMax };
  for (const { name, part } of shown) yield { name, rows: readRows(requirePart(read, part), shared, limits.columnsMax, left) };
}

function requirePart(read: ReadParts, name: string): string {
  const bytes = read([name]).get(name);
  if (!bytes) throw new UnreadableSheet('broken');
  return decodeUnicode(bytes);
}

/** What a part leads to inside its archive; '' is the archive itself. */
function readRelations(read: ReadParts, part: string): Relation[] {
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  const name = `${folder}_rels/${part.slice(folder.length)}.rels`;
  const bytes = read([name]).get(name);
  const relations: Relation[] = [];
  if (!bytes) return relations;
  readXml(decodeUnicode(bytes), {
    open: (element, tag) => {
      const [id, type, target] = [attributeOf(tag, 'Id'), attributeOf(tag, 'Type'), attributeOf(tag, 'Target')];
      if (element !== 'Relationship' || attributeOf(tag, 'TargetMode') === 'External') return;
      if (id === undefined || type === undefined || target === undefined) return;
      // A target is an address, seen from the part that names it.
      const { pathname } = new URL(target, `https://archive/${folder}`);
      relations.push({ id, type: type.slice(type.lastIndexOf('/') + 1), part: decodeURIComponent(pathname).slice(1) });
    },
  });
  return relations;
}

function readTabs(xml: string): Tab[] {
  const tabs: Tab[] = [];
  readXml(xml, {
    open: (element, tag) => {
      if (element !== 'sheet') return;
      const state = attributeOf(tag, 'state') ?? 'visible';
      tabs.push({ name: attributeOf(tag, 'name') ?? '', relation: relationOf(tag), isHidden: state !== 'visible' });
    },
  });
  return tabs;
}

function readShared(read: ReadParts, book: string, relations: readonly Relation[]): Shared {
  // Some programs write these parts where everybody does, and no relation to them.
  const folder = book.slice(0, book.lastIndexOf('/') + 1);
  const partOf = (type: string): string => relations.find((relation) => relation.type === type)?.part ?? `${folder}${type}.xml`;
  const [strings, styles] = [partOf('sharedStrings'), partOf('styles')];
  const parts = read([strings, styles]);
  const textOf = (part: string): string | null => (parts.has(part) ? decodeUnicode(parts.get(part)!) : null);
  return { strings: readStrings(textOf(strings)), formats: readFormats(textOf(styles)) };
}

/** Text that is put together of its runs; reading aids (`rPh`), which stand among them, are none of it. */
function makeTextReader() {
  let text = '';
  let isRun = false;
  let isAid = false;
  return {
    open(name: string): void {
      if (name === 'rPh') isAid = true;
      isRun = !isAid && (name === 't' || name === 'v');
    },
    add(piece: string): void {
      if (isRun) text += piece;
      if (text.length > cellTextMax) throw new UnreadableSheet('too-large');
    },
    close(name: string): void {
      if (name === 'rPh') isAid = false;
      isRun = false;
    },
    /** The text so far, of which nothing is left; `_x0041_` stands for the sign of that number. */
    take(): string {
      const taken = text.replace(/_x([0-9A-Fa-f]{4})_/g, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
      text = '';
      return taken;
    },
  };
}

function readStrings(xml: string | null): string[] {
  const strings: string[] = [];
  if (xml === null) return strings;
  const reader = makeTextReader();
  readXml(xml, {
    open: (name) => reader.open(name),
    text: (piece) => reader.add(piece),
    close: (name) => {
      reader.close(name);
      if (name === 'si') strings.push(reader.take());
    },
  });
  return strings;
}

function readFormats(xml: string | null): (string | undefined)[] {
  const formats: (string | undefined)[] = [];
  if (xml === null) return formats;
  const patterns = new Map<string, string>();
  // The same elements stand elsewhere for what is no style of a cell.
  let isOfCells = false;
  readXml(xml, {
    open: (name, tag) => {
      if (name === 'cellXfs') isOfCells = true;
      const id = attributeOf(tag, 'numFmtId') ?? '0';
      if (name === 'numFmt') patterns.set(id, attributeOf(tag, 'formatCode') ?? '');
      if (name === 'xf' && isOfCells) formats.push(patterns.get(id));
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return formats;
}

/** A is 0, AA is 26; without letters the cell stands beside the one before. */
function columnOf(reference: string | undefined, previous: number): number {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (letters === undefined) return previous + 1;
  return Array.from(letters, (letter) => letter.charCodeAt(0) - 64).reduce((sum, place) => sum * 26 + place, 0) - 1;
}

function readRows(xml: string, shared: Shared, columnsMax: number, left: { rows: number; characters: number }): SheetRow[] {
  const rows: SheetRow[] = [];
  const reader = makeTextReader();
  let [rowNo, column] = [0, -1];
  let cells: string[] = [];
  let [type, style] = ['n', 0];
  readXml(xml, {
    open: (name, tag) => {
      if (name === 'row') {
        const told = Number(attributeOf(tag, 'r'));
        // Programs that write no numbers write every row.
        rowNo = Number.isSafeInteger(told) ? told : rowNo + 1;
        [cells, column] = [[], -1];
      } else if (name === 'c') {
        column = columnOf(attributeOf(tag, 'r'), column);
        [type, style] = [attributeOf(tag, 't') ?? 'n', Number(attributeOf(tag, 's') ?? 0)];
      } else reader.open(name);
    },
    text: (piece) => reader.add(piece),
    close: (name) => {
      reader.close(name);
      if (name === 'c') {
        const text = cellText(reader.take(), type, style, shared);
        if (column >= columnsMax || text === '') return;
        left.characters -= text.length;
        if (left.characters < 0) throw new UnreadableSheet('too-large');
        while (cells.length < column) cells.push('');
        cells[column] = text;
      } else if (name === 'row' && cells.some((text) => text.trim() !== '')) {
        if (--left.rows < 0) throw new UnreadableSheet('too-large');
        rows.push({ rowNo, cells });
      }
    },
  });
  return rows;
}

function cellText(text: string, type: string, style: number, { strings, formats }: Shared): string {
  if (type === 's') return strings[Number(text)] ?? '';
  return type === 'n' ? showNumber(text, formats[style]) : text;
}
