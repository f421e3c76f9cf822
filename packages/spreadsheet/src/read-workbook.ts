import { decodeUnicode } from './decode-text';
import { openArchive, type ReadParts } from './open-archive';
import { carryMerged, mergedOf, type MergedCell } from './merged-cells';
import { attributeOf, readXml, relationOf, type ElementsLeft } from './read-xml';
import { UnreadableSheet, type Sheet, type SheetLimits, type SheetRow } from './sheet';
import { ownFormat, readPattern, showNumber, type DayZero, type NumberFormat } from './show-number';

/** Excel's own limit for the text of one cell. */
const cellTextMax = 32_767;
/** As many formats of one's own as Excel lets a workbook have; those after them show nothing else than the number. */
const patternsMax = 250;
/** Rows that are hidden, for each that may be shown: a filter hides most of a list, and nothing of them is kept for long. */
const hiddenPerShownMax = 10;

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

/** What the style of a cell says: how its number is shown, and whether all of it is struck out. */
interface CellStyle {
  /** What it makes of a number; null for a format that Excel brings along. */
  readonly format: NumberFormat | null;
  readonly isStruck: boolean;
}

/** What the cells of all sheets share. */
interface Shared {
  readonly strings: readonly string[];
  /** By the number that a cell names. */
  readonly styles: readonly CellStyle[];
  readonly dayZero: DayZero;
}

/** What is left of each limit. */
interface Left extends ElementsLeft {
  rows: number;
  hiddenRows: number;
  characters: number;
}

/**
 * The sheets of an .xlsx file that a person sees, in the order of their tabs, each read when it is asked for. Formulas are
 * never evaluated: what the program that wrote the file had worked out is what is read. Others have their turn meanwhile.
 *
 * @throws UnreadableSheet
 */
export async function* readWorkbook(bytes: Uint8Array, limits: SheetLimits): AsyncGenerator<Sheet> {
  try {
    yield* sheetsOf(openArchive(bytes, limits.unpackedBytesMax), limits);
  } catch (error) {
    throw error instanceof UnreadableSheet ? error : new UnreadableSheet('broken');
  }
}

async function* sheetsOf(read: ReadParts, limits: SheetLimits): AsyncGenerator<Sheet> {
  const { rowsMax, charactersMax, elementsMax } = limits;
  const left: Left = { rows: rowsMax, hiddenRows: rowsMax * hiddenPerShownMax, characters: charactersMax, elements: elementsMax };
  const book = (await readRelations(read, '', left)).find(({ type }) => type === 'officeDocument');
  if (!book) throw new UnreadableSheet('no-sheet');
  const relations = await readRelations(read, book.part, left);
  const partOf = new Map(relations.flatMap(({ id, type, part }) => (type === 'worksheet' ? [[id, part] as const] : [])));
  const { tabs, dayZero } = await readBook(await requirePart(read, book.part), left);
  const shown = tabs
    .filter(({ isHidden }) => !isHidden)
    .flatMap(({ name, relation }) => {
      // Charts have tabs, too.
      const part = relation === undefined ? undefined : partOf.get(relation);
      return part === undefined ? [] : [{ name, part }];
    });
  if (shown.length === 0) throw new UnreadableSheet('no-sheet');
  const shared = { ...(await readShared(read, book.part, relations, left)), dayZero };
  for (const { name, part } of shown) yield { name, ...(await readRows(await requirePart(read, part), shared, limits.columnsMax, left)) };
}

async function requirePart(read: ReadParts, name: string): Promise<string> {
  const bytes = (await read([name])).get(name);
  if (!bytes) throw new UnreadableSheet('broken');
  return decodeUnicode(bytes);
}

/** What a part leads to inside its archive; '' is the archive itself. */
async function readRelations(read: ReadParts, part: string, left: Left): Promise<Relation[]> {
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  const name = `${folder}_rels/${part.slice(folder.length)}.rels`;
  const bytes = (await read([name])).get(name);
  const relations: Relation[] = [];
  if (!bytes) return relations;
  await readXml(
    decodeUnicode(bytes),
    {
      open: (element, tag) => {
        const [id, type, target] = [attributeOf(tag, 'Id'), attributeOf(tag, 'Type'), attributeOf(tag, 'Target')];
        if (element !== 'Relationship' || attributeOf(tag, 'TargetMode') === 'External') return;
        if (id === undefined || type === undefined || target === undefined) return;
        // A target is an address, seen from the part that names it.
        const { pathname } = new URL(target, `https://archive/${folder}`);
        relations.push({ id, type: type.slice(type.lastIndexOf('/') + 1), part: decodeURIComponent(pathname).slice(1) });
      },
    },
    left,
  );
  return relations;
}

async function readBook(xml: string, left: Left): Promise<{ readonly tabs: readonly Tab[]; readonly dayZero: DayZero }> {
  const tabs: Tab[] = [];
  let dayZero: DayZero = 1900;
  await readXml(
    xml,
    {
      open: (element, tag) => {
        if (element === 'workbookPr' && isTrue(attributeOf(tag, 'date1904'))) dayZero = 1904;
        if (element !== 'sheet') return;
        const state = attributeOf(tag, 'state') ?? 'visible';
        tabs.push({ name: attributeOf(tag, 'name') ?? '', relation: relationOf(tag), isHidden: state !== 'visible' });
      },
    },
    left,
  );
  return { tabs, dayZero };
}

async function readShared(read: ReadParts, book: string, relations: readonly Relation[], left: Left): Promise<Omit<Shared, 'dayZero'>> {
  // Some programs write these parts where everybody does, and no relation to them.
  const folder = book.slice(0, book.lastIndexOf('/') + 1);
  const partOf = (type: string): string => relations.find((relation) => relation.type === type)?.part ?? `${folder}${type}.xml`;
  const [strings, styles] = [partOf('sharedStrings'), partOf('styles')];
  const parts = await read([strings, styles]);
  const textOf = (part: string): string | null => (parts.has(part) ? decodeUnicode(parts.get(part)!) : null);
  return { strings: await readStrings(textOf(strings), left), styles: await readStyles(textOf(styles), left) };
}

/** A half of a pair of units without the other. */
const halfPair = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** `<strike/>` strikes out, `<strike val="0"/>` does not. */
const isStrike = (tag: Parameters<typeof attributeOf>[0]): boolean => !['0', 'false'].includes(attributeOf(tag, 'val') ?? '1');

/** Text that is put together of its runs; reading aids (`rPh`), which stand among them, are none of it, nor is what is struck out. */
function makeTextReader() {
  let text = '';
  let isRun = false;
  let [isAid, isStruck] = [false, false];
  return {
    open(name: string, tag: Parameters<typeof attributeOf>[0]): void {
      if (name === 'rPh') isAid = true;
      if (name === 'r') isStruck = false;
      if (name === 'strike') isStruck = isStrike(tag);
      isRun = !isAid && !isStruck && (name === 't' || name === 'v');
    },
    add(piece: string): void {
      if (isRun) text += piece;
      if (text.length > cellTextMax) throw new UnreadableSheet('too-large');
    },
    close(name: string): void {
      if (name === 'rPh') isAid = false;
      if (name === 'r') isStruck = false;
      isRun = false;
    },
    /** The text so far, of which nothing is left; `_x0041_` stands for the sign of that number, of which none is zero or half a sign. */
    take(): string {
      const taken = text.replace(/_x([0-9A-Fa-f]{4})_/g, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
      text = '';
      return taken.replaceAll('\0', '').replaceAll(halfPair, '\uFFFD');
    },
  };
}

async function readStrings(xml: string | null, left: Left): Promise<string[]> {
  const strings: string[] = [];
  if (xml === null) return strings;
  const reader = makeTextReader();
  await readXml(
    xml,
    {
      open: (name, tag) => reader.open(name, tag),
      text: (piece) => reader.add(piece),
      close: (name) => {
        reader.close(name);
        if (name === 'si') strings.push(reader.take());
      },
    },
    left,
  );
  return strings;
}

async function readStyles(xml: string | null, left: Left): Promise<CellStyle[]> {
  const styles: CellStyle[] = [];
  if (xml === null) return styles;
  const struckFonts: boolean[] = [];
  const patterns = new Map<string, NumberFormat | null>();
  // The same elements stand elsewhere for what is no style of a cell.
  let [isOfCells, isOfFonts] = [false, false];
  await readXml(
    xml,
    {
      open: (name, tag) => {
        if (name === 'cellXfs') isOfCells = true;
        if (name === 'fonts') isOfFonts = true;
        if (name === 'font' && isOfFonts) struckFonts.push(false);
        if (name === 'strike' && isOfFonts) struckFonts[struckFonts.length - 1] = isStrike(tag);
        const id = attributeOf(tag, 'numFmtId') ?? '0';
        if (name === 'numFmt' && patterns.size < patternsMax) patterns.set(id, readPattern(attributeOf(tag, 'formatCode') ?? ''));
        if (name === 'xf' && isOfCells) {
          const isStruck = struckFonts[Number(attributeOf(tag, 'fontId') ?? -1)] ?? false;
          styles.push({ format: patterns.get(id) ?? ownFormat(id), isStruck });
        }
      },
      close: (name) => {
        if (name === 'cellXfs') isOfCells = false;
        if (name === 'fonts') isOfFonts = false;
      },
    },
    left,
  );
  return styles;
}

/** A is 0, AA is 26; without letters the cell stands beside the one before. */
function columnOf(reference: string | undefined, previous: number): number {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (letters === undefined) return previous + 1;
  return Array.from(letters, (letter) => letter.charCodeAt(0) - 64).reduce((sum, place) => sum * 26 + place, 0) - 1;
}

/** A row while it is read: hidden ones are kept until it is known what of them merged cells show below. */
interface ReadRow {
  readonly rowNo: number;
  readonly cells: string[];
  readonly isHidden: boolean;
  carried?: Map<number, string>;
}

const isTrue = (text: string | undefined): boolean => text === '1' || text === 'true';

async function readRows(xml: string, shared: Shared, columnsMax: number, left: Left): Promise<Omit<Sheet, 'name'>> {
  const rows: ReadRow[] = [];
  const merged: MergedCell[] = [];
  const reader = makeTextReader();
  let row: ReadRow = { rowNo: 0, cells: [], isHidden: false };
  let column = -1;
  let [type, style] = ['n', 0];
  const hidden = new Uint8Array(columnsMax);
  const hear = {
    open: (name: string, tag: Parameters<typeof attributeOf>[0]) => {
      if (name === 'row') {
        const told = Number(attributeOf(tag, 'r'));
        // Programs that write no numbers write every row.
        const rowNo = Number.isSafeInteger(told) ? told : row.rowNo + 1;
        row = { rowNo, cells: [], isHidden: isTrue(attributeOf(tag, 'hidden')) };
        column = -1;
      } else if (name === 'c') {
        column = columnOf(attributeOf(tag, 'r'), column);
        [type, style] = [attributeOf(tag, 't') ?? 'n', Number(attributeOf(tag, 's') ?? 0)];
      } else if (name === 'col') {
        const [from, to] = [Number(attributeOf(tag, 'min')), Number(attributeOf(tag, 'max'))];
        // Programs hide a column by its width, too.
        const isHidden = isTrue(attributeOf(tag, 'hidden')) || Number(attributeOf(tag, 'width') ?? 1) === 0;
        if (isHidden && from >= 1 && to >= from) hidden.fill(1, Math.min(from - 1, columnsMax), Math.min(to, columnsMax));
      } else if (name === 'mergeCell') {
        const cell = mergedOf(attributeOf(tag, 'ref') ?? '', columnOf);
        if (cell && cell.column < columnsMax) merged.push(cell);
      } else reader.open(name, tag);
    },
    text: (piece: string) => reader.add(piece),
    close: (name: string) => {
      reader.close(name);
      if (name === 'c') {
        const said = reader.take();
        if (column < columnsMax) putCell(row.cells, column, cellText(said, type, style, shared), left);
      } else if (name === 'row' && row.cells.some((text) => text.trim() !== '')) {
        if ((row.isHidden ? --left.hiddenRows : --left.rows) < 0) throw new UnreadableSheet('too-large');
        rows.push(row);
      }
    },
  };
  await readXml(xml, hear, left);
  carryMerged(rows, merged, (text) => takeCharacters(text, left));
  const shown = withoutHidden(rows);
  const isFilled = (at: number): boolean => shown.rows.some(({ cells }) => (cells[at] ?? '').trim() !== '');
  return { ...shown, hiddenColumns: [...hidden].flatMap((isHidden, at) => (isHidden === 1 && isFilled(at) ? [at] : [])) };
}

function putCell(cells: string[], column: number, text: string, left: Left): void {
  if (text === '') return;
  takeCharacters(text, left);
  while (cells.length < column) cells.push('');
  cells[column] = text;
}

function takeCharacters(text: string, left: Left): void {
  left.characters -= text.length;
  if (left.characters < 0) throw new UnreadableSheet('too-large');
}

function withoutHidden(rows: readonly ReadRow[]): Pick<Sheet, 'rows' | 'hiddenRows'> {
  const shown: SheetRow[] = [];
  let [isAfterHidden, isAfterBlank] = [false, false];
  for (const [i, { isHidden, ...row }] of rows.entries()) {
    isAfterBlank ||= i > 0 && row.rowNo > rows[i - 1]!.rowNo + 1;
    isAfterHidden ||= isHidden;
    if (isHidden) continue;
    shown.push({ ...row, ...(isAfterHidden && { isAfterHidden }), ...(isAfterBlank && { isAfterBlank }) });
    [isAfterHidden, isAfterBlank] = [false, false];
  }
  return { rows: shown, hiddenRows: rows.length - shown.length };
}

function cellText(text: string, type: string, style: number, { strings, styles, dayZero }: Shared): string {
  // As people cancel a line of a list.
  if (styles[style]?.isStruck) return '';
  // An empty cell names no string, and is not the first.
  if (type === 's') return /^\s*\d+\s*$/.test(text) ? (strings[Number(text)] ?? '') : '';
  if (type === 'd') return text.replace('T', ' ');
  // 1 would be one package.
  if (type === 'b') return isTrue(text) ? 'TRUE' : 'FALSE';
  return type === 'n' ? showNumber(text, styles[style]?.format, dayZero) : text;
}
