/** The boxes of a bill of lading with their seals, kinds and contents, and what the bill says of all of them together. */
import { billBoxesMax, type BillBoxField } from './bill';
import type { BillPage, Reading, Run } from './bill-page';
import { figureAlone, figureWith, grossAmong, readFigure, weightsIn, type Figure, type FigureKind, type Weighed } from './figures';
import { packingUnitOf, packingWords } from './read-goods';

export type BoxReading = Partial<Record<BillBoxField, Reading>>;
type Quantity = 'packages' | 'grossKg' | 'volumeM3';

/** A box's number as it stands there: a letter that looks like a digit is told as it was read. */
const boxNo = /(?<![A-Z0-9])([A-Z]{3}[UJZ])[ -]?(\d[\dOIQSB]{5})[ -]?([\dOIQSB])(?![A-Z0-9])/gi;
const boxType =
  /(?<![A-Z0-9.])(20|40|45)\s?['’`′]?\s?(GP|DC|DV|HQ|HC|GH|RF|RH|RE|RQ|OT|FR|TK|NOR)(?![A-Z0-9])|(?<![A-Z0-9])([24L][25][GRUPT][0-9P])(?![A-Z0-9])/i;
const sealNo = /^[A-Z]{0,5}-?\d{4,12}[A-Z]{0,2}$/i;
const askedSeal =
  /SEAL\s{0,3}(?:NUMBERS?|NOS?)?\s{0,3}[.:：#]{0,2}\s{0,3}([A-Z0-9-]{4,15})|(?:铅)?封号\s{0,3}[:：]?\s{0,3}([A-Z0-9-]{4,15})/i;
const packagesIn = figureWith(packingWords, 'i');
const volumeIn = figureWith('CBM|CU\\.?\\s?M|M3|M³|立方米|立方', 'i');

const readingOf = (value: string, run: Run, isPlain = true): Reading => ({ value, cells: [run.cell], isPlain });
const figureOf = ({ value, isSure }: Figure, run: Run): Reading => readingOf(value, run, isSure);

const tons = /^\W*(?:MTS?|TONS?|吨)\b|^\W*吨/i;
const pounds = /LB|POUND|磅/i;

/** A column of a table by its title. */
interface Column {
  readonly label: Quantity | 'netKg' | 'seal' | 'boxType' | 'boxNo' | 'boxSeal' | 'other';
  readonly x: number;
  readonly end: number;
  readonly line: number;
  readonly isTons: boolean;
}

const quantityLabels: ReadonlySet<string> = new Set([
  'packages',
  'grossKg',
  'netKg',
  'volumeM3',
  'seal',
  'boxType',
  'boxNo',
  'boxSeal',
  'goods',
  'other',
]);

/** The tables of a page. */
interface Tables {
  /** The columns that a line of titles begins, by the line. */
  readonly titled: ReadonlyMap<number, readonly Column[]>;
  /** For each line the columns that it stands in: those of the last titles above it. */
  readonly above: readonly (readonly Column[])[];
}
const noTables: Tables = { titled: new Map(), above: [] };

/** Titles of columns: two or more stand on a line without a value behind them. */
function tablesOf(page: BillPage): Tables {
  const titled = new Map<number, readonly Column[]>();
  const above: (readonly Column[])[] = [];
  let last: readonly Column[] = [];
  page.runs.forEach((line, at) => {
    above.push(last);
    const titles = line.filter(({ label, text }) => label !== null && quantityLabels.has(label) && text === '');
    if (titles.length < 2 || titles.some(({ isAsked }) => isAsked)) return;
    last = titles.map(({ label, note, x, end }): Column => {
      const isForeign = label === 'grossKg' && pounds.test(note);
      return { label: label === 'goods' || isForeign ? 'other' : (label as Column['label']), x, end, line: at, isTons: tons.test(note) };
    });
    titled.set(at, last);
  });
  return { titled, above };
}

/**
 * The column that a text stands in, below the last titles above it: where a line has as many texts as there are titles, the one of
 * its turn, for who types a table does not align it; else the one that is nearest and not far.
 */
function columnOf(page: BillPage, { above }: Tables, run: Run): Column | null {
  const titles = above[run.line] ?? [];
  const row = page.runs[run.line]!;
  page.looks += titles.length;
  if (row.length === titles.length) return titles[run.at] ?? null;
  const middle = (run.x + run.end) / 2;
  let best: { readonly column: Column; readonly apart: number } | null = null;
  for (const column of titles) {
    // Figures stand flush right or left below their title, or in its middle.
    const apart = Math.min(Math.abs((column.x + column.end) / 2 - middle), Math.abs(column.end - run.end), Math.abs(column.x - run.x));
    if (best === null || apart < best.apart) best = { column, apart };
  }
  return best !== null && best.apart <= 5 * run.size ? best.column : null;
}

/** What a column says of a weight in it, or the label of a text does. */
const markOf = (label: Run['label'] | Column['label']): Weighed['mark'] =>
  label === 'grossKg' ? 'gross' : label === 'netKg' ? 'net' : null;

/** Packages, weight and volume in some texts: by their units, and where a figure stands alone by its column. */
function quantities(page: BillPage, tables: Tables, runs: readonly Run[]): Partial<Record<Quantity | 'packageUnit', Reading>> {
  const found: Partial<Record<Quantity | 'packageUnit', Reading>> = {};
  const weights: (Pick<Weighed, 'value' | 'isSure' | 'mark'> & { readonly run: Run })[] = [];
  for (const run of runs) {
    const text = run.text;
    const packed = packagesIn.exec(text);
    if (packed && !packed[2]!.includes('.')) {
      found.packages ??= figureOf(readFigure(packed[1]!, packed[2]!, 'packages'), run);
      found.packageUnit ??= readingOf(packingUnitOf(packed[3]!), run);
    }
    const weighed = weightsIn(text);
    const alone = figureAlone(text);
    const column = weighed.length > 0 || alone ? columnOf(page, tables, run) : null;
    // A word at the figure says more than the label of the text, and that more than the title of its column.
    const told = markOf(run.label) ?? markOf(column?.label ?? null);
    weights.push(...weighed.map(({ value, isSure, mark }) => ({ value, isSure, mark: mark ?? told, run })));
    const measured = volumeIn.exec(text);
    if (measured) found.volumeM3 ??= figureOf(readFigure(measured[1]!, measured[2]!, 'm3'), run);
    if (alone && column && (isQuantity(column.label) || column.label === 'netKg')) {
      const { label } = column;
      const figure = readAlone(alone, label === 'netKg' ? 'grossKg' : label, column.isTons);
      if (figure === null) continue;
      if (label === 'grossKg' || label === 'netKg') weights.push({ ...figure, mark: markOf(label), run });
      else found[label] ??= figureOf(figure, run);
    }
  }
  const gross = grossAmong(weights);
  if (gross) found.grossKg = figureOf(gross, gross.run);
  return found;
}

const kinds: Readonly<Record<Quantity, FigureKind>> = { packages: 'packages', grossKg: 'kg', volumeM3: 'm3' };

/** A figure without a unit as what its label or its column asks for; null: packages are whole. */
function readAlone({ sign, digits }: NonNullable<ReturnType<typeof figureAlone>>, asked: Quantity, isTons: boolean): Figure | null {
  if (asked === 'packages' && digits.includes('.')) return null;
  return readFigure(sign, digits, asked === 'grossKg' && isTons ? 'tons' : kinds[asked]);
}

const typeOf = (text: string): string | null => {
  const match = boxType.exec(text);
  return match ? (match[3] ?? `${match[1]!}${match[2]!}`).toUpperCase() : null;
};

/** The seal among texts of a box's line: named so, behind a stroke, or in a column of seals. */
function sealOf(page: BillPage, tables: Tables, behind: string, runs: readonly Run[], own: Run): Reading | null {
  for (const run of [own, ...runs]) {
    const text = run === own ? behind : run.text;
    const asked = askedSeal.exec(text) ?? (run.label === 'seal' ? /^\s*([A-Z0-9-]{4,15})/i.exec(run.text) : null);
    const told = asked?.[1] ?? asked?.[2];
    if (told && /\d/.test(told)) return readingOf(told.toUpperCase(), run);
  }
  const stroke = /^\s*[/,|]\s*(?:SEAL\s*)?([A-Z0-9-]+)/i.exec(behind)?.[1];
  if (stroke && sealNo.test(stroke)) return readingOf(stroke.toUpperCase(), own);
  for (const run of runs) {
    if (!sealNo.test(run.text.replace(/^\/\s*/, ''))) continue;
    const column = columnOf(page, tables, run)?.label;
    const isNamed = column === 'seal' || column === 'boxSeal' || run.text.startsWith('/');
    if (isNamed) return readingOf(run.text.replace(/^\/\s*/, '').toUpperCase(), run);
  }
  return null;
}

/** All boxes that a bill names, in order, each once. */
export function findBoxes(page: BillPage): BoxReading[] {
  const tables = tablesOf(page);
  const billNumbers = new Set(page.labelled('billNo').map((label) => page.valueOf(label)));
  const boxes: BoxReading[] = [];
  const known = new Set<string>();
  page.runs.forEach((line, at) => {
    line.forEach((run, i) => {
      const matches = [...run.text.matchAll(boxNo)];
      // A bill's number may look like a box's.
      if (run.label === 'billNo' || matches.length === 0 || billNumbers.has(run)) return;
      matches.forEach((match, nth) => {
        const value = (match[1]! + match[2]! + match[3]!).toUpperCase();
        if (known.has(value) || boxes.length >= billBoxesMax) return;
        known.add(value);
        const behind = run.text.slice(match.index + match[0].length, matches[nth + 1]?.index);
        const isLast = nth === matches.length - 1;
        const rest = isLast ? line.slice(i + 1) : [];
        const nextBox = rest.findIndex(({ text }) => text.search(boxNo) >= 0);
        const own: Run = { ...run, text: behind, label: null };
        const beside = nextBox < 0 ? rest : rest.slice(0, nextBox);
        const below = isLast && nextBox < 0 ? belowOf(page, run, at) : [];
        const texts = [own, ...beside, ...below];
        const type = texts.find(({ text }) => typeOf(text) !== null);
        const seal = sealOf(page, tables, behind, [...beside, ...below], own);
        const told = quantities(page, tables, texts);
        boxes.push({
          containerNo: readingOf(value, run, /^[A-Z]{4}\d{7}$/.test(value)),
          ...(type && { boxType: readingOf(typeOf(type.text)!, type) }),
          ...(seal && { sealNo: seal }),
          ...(told.packages && { packages: told.packages }),
          ...(told.grossKg && { grossKg: told.grossKg }),
          ...(told.volumeM3 && { volumeM3: told.volumeM3 }),
        });
      });
    });
  });
  const [only] = boxes;
  if (only && boxes.length === 1 && !only.boxType) {
    // "1X40HQ" says what the only one is.
    const said = page.runs
      .flat()
      .find(({ text }) => /(?<!\d)1\s{0,2}[X×*]\s{0,2}(?:20|40|45)/i.test(text) && typeOf(text.replace(/.*[X×*]/i, '')) !== null);
    if (said) boxes[0] = { ...only, boxType: readingOf(typeOf(said.text.replace(/.*[X×*]/i, ''))!, said) };
  }
  return boxes;
}

/** Seal and kind that stand below a box in its column, without a box of their own. */
function belowOf(page: BillPage, run: Run, at: number): Run[] {
  const found: Run[] = [];
  for (let next = at + 1; next < page.lines.length && found.length < 2; next += 1) {
    const line = page.lines[next]!;
    if (line.page !== run.cell.page || line.y - page.lines[next - 1]!.y > 2.8 * run.size) break;
    const under = page.runs[next]!.find(({ x }) => Math.abs(x - run.x) <= 1.6 * run.size);
    if (!under || under.text.search(boxNo) >= 0 || (under.label !== null && under.label !== 'seal')) break;
    const isShort = under.label === 'seal' || sealNo.test(under.text) || boxType.test(under.text) || askedSeal.test(under.text);
    if (!isShort) break;
    found.push(under);
  }
  return found;
}

const totalLine = /^(?:GRAND\s{0,3})?TOTAL\b|^(?:合计|总计|共计)/i;

/** Packages, weight and volume of the whole bill: its total, what is labelled so, or the only figure below the title of its column. */
export function quantitiesOf(page: BillPage): Partial<Record<Quantity | 'packageUnit', Reading>> {
  const tables = tablesOf(page);
  const total = page.runs.find(
    (line) => line.some(({ cell }) => totalLine.test(cell.text.trim())) && !line.some(({ label, isAsked }) => isQuantity(label) && isAsked),
  );
  const ofTotal = total ? quantities(page, tables, total) : {};
  const found: Partial<Record<Quantity | 'packageUnit', Reading>> = { ...ofTotal };
  for (const label of ['packages', 'grossKg', 'volumeM3'] as const) {
    if (found[label]) continue;
    const asked = askedFor(page, tables, label);
    if (asked) Object.assign(found, asked);
  }
  // Below a total that could not be read, a figure of its column is one of several.
  if (total) return found;
  const below = (['packages', 'grossKg', 'volumeM3'] as const).map((label) => belowTitle(page, tables, label));
  if (below.every((told) => told.length <= 1)) for (const [told] of below) Object.assign(found, { ...told, ...found });
  return found;
}

const isQuantity = (label: Run['label'] | Column['label']): label is Quantity =>
  label === 'packages' || label === 'grossKg' || label === 'volumeM3';

/** "Gross Weight: 8,610.0 KGS". */
function askedFor(page: BillPage, tables: Tables, label: Quantity): Partial<Record<Quantity | 'packageUnit', Reading>> | null {
  for (const run of page.labelled(label).slice(0, 20)) {
    if (tables.titled.has(run.line)) continue;
    const value = page.valueOf(run);
    if (!value || pounds.test(run.note)) continue;
    const read = quantities(page, noTables, [value]);
    if (read[label]) return { [label]: read[label], ...(label === 'packages' && { packageUnit: read.packageUnit! }) };
    const alone = figureAlone(value.text);
    const figure = alone && readAlone(alone, label, tons.test(run.note));
    if (figure) return { [label]: figureOf(figure, value) };
  }
  return null;
}

/** The figures below the title of a column; those on the line of a box only where there is one box alone. */
function belowTitle(page: BillPage, tables: Tables, label: Quantity): Partial<Record<Quantity | 'packageUnit', Reading>>[] {
  const column = [...tables.titled.values()].flat().find((each) => each.label === label);
  if (!column) return [];
  const boxes = page.runs.flat().reduce((count, { text }) => count + (text.match(boxNo)?.length ?? 0), 0);
  const lines = page.runs.slice(column.line + 1).filter((line) => !line.some(({ cell }) => /^SAY\b/i.test(cell.text)));
  const isOfBox = (line: readonly Run[]): boolean => line.some(({ text }) => text.search(boxNo) >= 0);
  const read = (line: readonly Run[]) =>
    line.flatMap((run) => {
      const told = quantities(page, tables, [run]);
      return run.label === null && told[label] && columnOf(page, tables, run)?.line === column.line ? [told] : [];
    });
  const outside = lines.filter((line) => !isOfBox(line)).flatMap(read);
  const found = outside.length === 0 && boxes === 1 ? lines.filter(isOfBox).flatMap(read) : outside;
  return found.map((told) => ({
    [label]: told[label]!,
    ...(label === 'packages' && told.packageUnit && { packageUnit: told.packageUnit }),
  }));
}
