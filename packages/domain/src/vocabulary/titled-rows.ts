/** Rows of a spreadsheet, read by the titles that stand above them. */
import { unsafeCellText } from './export-cell';
import { isShareOf, unitBehind, type ColumnUnit } from './title-unit';
import { visibleText } from './visible-text';

/** A row as a spreadsheet has it, under the number that stands at its side. */
export interface SheetLine {
  readonly rowNo: number;
  readonly cells: readonly string[];
  /** What merged cells from rows above show in this row, by column. */
  readonly carried?: ReadonlyMap<number, string>;
  /** Between it and the row before stand hidden ones, which are left out. */
  readonly isAfterHidden?: boolean;
}

export interface TitledRow<Field extends string> {
  readonly rowNo: number;
  /** Trimmed; empty where there is no such column, or nothing in it. */
  readonly texts: Readonly<Record<Field, string>>;
  readonly isAfterHidden: boolean;
}

/** Two columns of one field of which rows differ; the texts of `taken` are what was read. */
export interface DoubledColumn<Field extends string> {
  readonly field: Field;
  /** Titles as they stand in the file. */
  readonly taken: string;
  readonly other: string;
  /** The first row that differs, and how many do. */
  readonly rowNo: number;
  readonly count: number;
}

/** What was read below the titles. */
export interface TitledRows<Field extends string> {
  readonly rows: readonly TitledRow<Field>[];
  /** The title of each column that was read, as it stands in the file. */
  readonly titles: Readonly<Partial<Record<Field, string>>>;
  /** Titles by which a field has another unit than its own, and no column in its own: nothing was read of them. */
  readonly otherUnits: readonly { readonly field: Field; readonly title: string }[];
  readonly doubled: readonly DoubledColumn<Field>[];
  /**
   * Titles that name no field, of columns in which something stands: nothing was read of them. As many and as long as are told;
   * a column that numbers the rows is none of them.
   */
  readonly unread: readonly string[];
}

/** What is to be known of fields besides their titles. */
export interface FieldKinds<Field extends string> {
  /** Fields that are measured, and in what. */
  readonly units?: Readonly<Partial<Record<Field, ColumnUnit>>>;
  /** Fields whose merged cells speak of all rows that they cover. */
  readonly carried?: readonly Field[];
}

/** Titles stand among the first rows, and are short. */
const titleRowsMax = 20;
const titleLengthMax = 60;

/** So many titles that were not read are told, and so many signs of each. */
const unreadTold = 20;
const unreadSigns = 30;
/** What people call the column that numbers the rows. */
const serialTitle = /^(?:序号|NO|#|行号|№)$/;

/** How titles are compared: whatever their width, case, stars and spaces. */
const levelTitle = (text: string): string =>
  visibleText(text)
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s*_]/g, '')
    .replace(/[.:。]+$/, '');
/** The same without what people put in brackets behind it. */
const key = (text: string): string => levelTitle(text).replace(/(?<=.)\([^()]*\)$/, '');

/** What a title names: of the field's own titles the one at `rank`. */
interface Named<Field extends string> {
  readonly field: Field;
  readonly rank: number;
  readonly isOtherUnit: boolean;
}

function titleReader<Field extends string>(
  titles: Readonly<Record<Field, readonly string[]>>,
  units: Readonly<Partial<Record<Field, ColumnUnit>>>,
): (text: string) => Named<Field> | undefined {
  const known = (Object.keys(titles) as Field[]).flatMap((field) => titles[field].map((title, rank) => ({ field, rank, title })));
  const unmeasured = known.filter(({ field }) => !units[field]);
  // A title that has a bracket of its own means what stands in it.
  const isBracketed = ({ title }: { readonly title: string }): boolean => levelTitle(title) !== key(title);
  const bracketed = new Map(unmeasured.filter(isBracketed).map((each) => [levelTitle(each.title), each] as const));
  const plain = new Map(unmeasured.filter((each) => !isBracketed(each)).map((each) => [key(each.title), each] as const));
  // The longest first: 毛重KGS before 毛重.
  const measured = known
    .filter(({ field }) => units[field])
    .map((each) => ({ ...each, title: levelTitle(each.title) }))
    .sort((a, b) => b.title.length - a.title.length);
  return (text) => {
    if (text.length > titleLengthMax) return undefined;
    const level = levelTitle(text);
    for (const { field, rank, title } of measured) {
      const unit = level.startsWith(title) ? unitBehind(title, level.slice(title.length), units[field]!) : null;
      if (unit !== null) return { field, rank, isOtherUnit: unit === 'other' };
    }
    const found = bracketed.get(level) ?? plain.get(key(text));
    // 数量(千个) counts no pieces, and 数量(PCS/CTN) not those of its row.
    if (found !== undefined && isShareOf(/\([^()]*\)$/.exec(level)?.[0] ?? '')) return undefined;
    return found && { field: found.field, rank: found.rank, isOtherUnit: false };
  };
}

interface Column {
  readonly at: number;
  readonly title: string;
  readonly rank: number;
}

/**
 * The rows below the first one that has a title of `anchor`; above it, in up to twenty rows, may stand whatever people write.
 * Of two columns of one field the one with the earlier of its titles counts, of two with the same title the first.
 *
 * @param titles of each field, its own first, then as people write them
 * @returns null where no row has that title
 */
export function readTitledRows<Field extends string>(
  rows: readonly SheetLine[],
  titles: Readonly<Record<Field, readonly string[]>>,
  anchor: NoInfer<Field>,
  kinds: FieldKinds<NoInfer<Field>> = {},
): TitledRows<Field> | null {
  const fields = Object.keys(titles) as Field[];
  const named = titleReader(titles, kinds.units ?? ({} as Readonly<Partial<Record<Field, ColumnUnit>>>));
  const head = rows.slice(0, titleRowsMax).findIndex(({ cells }) => cells.some((text) => named(text)?.field === anchor));
  if (head === -1) return null;
  const columns = new Map<Field, Column[]>();
  const otherUnits = new Map<Field, string>();
  const strange: { readonly at: number; readonly title: string }[] = [];
  rows[head]!.cells.forEach((text, at) => {
    const found = named(text);
    if (found === undefined) {
      if (text.trim() !== '') strange.push({ at, title: text.trim() });
      return;
    }
    if (found.isOtherUnit) otherUnits.set(found.field, text.trim());
    else columns.set(found.field, [...(columns.get(found.field) ?? []), { at, title: text.trim(), rank: found.rank }]);
  });
  for (const own of columns.values()) own.sort((a, b) => a.rank - b.rank);
  const below = rows.slice(head + 1);
  const carried = new Set<Field>(kinds.carried);
  return {
    rows: below.map((row) => readRow(row, fields, columns, carried)),
    titles: Object.fromEntries([...columns].map(([field, [first]]) => [field, first!.title])) as Partial<Record<Field, string>>,
    otherUnits: [...otherUnits].flatMap(([field, title]) => (columns.has(field) ? [] : [{ field, title }])),
    unread: strange
      .filter(({ at, title }) => !serialTitle.test(levelTitle(title)) && below.some(({ cells }) => textOf(cells[at]) !== ''))
      .slice(0, unreadTold)
      .map(({ title }) => Array.from(title).slice(0, unreadSigns).join('')),
    doubled: [...columns].flatMap(([field, [taken, ...others]]) =>
      others.flatMap((other) => findDifference(below, field, taken!, other, kinds.units?.[field] !== undefined) ?? []),
    ),
  };
}

/** What stands in a cell, as a person reads it. */
function textOf(cell: string | undefined): string {
  if (cell === undefined || cell === '') return '';
  // Most cells are short and plain, and a file has hundreds of thousands.
  return unsafeCellText((/^[ -~]*$/.test(cell) ? cell : visibleText(cell)).trim());
}

function readRow<Field extends string>(
  { rowNo, cells, carried, isAfterHidden = false }: SheetLine,
  fields: readonly Field[],
  columns: ReadonlyMap<Field, readonly Column[]>,
  carriedFields: ReadonlySet<Field>,
): TitledRow<Field> {
  const texts = {} as Record<Field, string>;
  // Field by field: pairs of each would be a third of a million arrays of a file of 5,000 rows.
  for (const field of fields) {
    const at = columns.get(field)?.[0]?.at;
    const own = at === undefined ? '' : textOf(cells[at]);
    texts[field] = own === '' && at !== undefined && carried && carriedFields.has(field) ? textOf(carried.get(at)) : own;
  }
  return { rowNo, texts, isAfterHidden };
}

function findDifference<Field extends string>(
  rows: readonly SheetLine[],
  field: Field,
  taken: Column,
  other: Column,
  isMeasured: boolean,
): DoubledColumn<Field> | null {
  const differing = rows.filter(({ cells }) => {
    const [a, b] = [textOf(cells[taken.at]), textOf(cells[other.at])];
    return b !== '' && a !== b && !(isMeasured && a !== '' && amountOf(a) === amountOf(b));
  });
  return differing.length === 0
    ? null
    : { field, taken: taken.title, other: other.title, rowNo: differing[0]!.rowNo, count: differing.length };
}

/** 22,500 and 22500.0 KGS are one amount. */
const amountOf = (text: string): number => Number(text.replace(/[,\s]|KGS?$|M3$|CBM$/gi, ''));
