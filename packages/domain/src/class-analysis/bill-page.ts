/** The texts of a bill with the labels in them, and where the value of a label stands: on its line, or below it. */
import type { PageCell } from '../vocabulary/page-cell';
import { findLabels, type BillLabel } from './bill-labels';
import type { PageLine } from './page-lines';

/** A label with what stands behind it, or a text without one; part of a cell. */
export interface Run {
  readonly label: BillLabel | null;
  /** Behind the label; all of it without one. */
  readonly text: string;
  readonly isAsked: boolean;
  readonly note: string;
  readonly x: number;
  readonly end: number;
  readonly y: number;
  readonly size: number;
  /** Which line, and which text of it. */
  readonly line: number;
  readonly at: number;
  readonly cell: PageCell;
}

/** What was read of a field. */
export interface Reading {
  readonly value: string;
  readonly cells: readonly PageCell[];
  /** It stands as such values do; else it is to be looked at. */
  readonly isPlain: boolean;
}

/** Parts of the height of a letter: how far left of its label a value may begin, how far below stand, how far right. */
const besideLeft = 1.6;
const belowMost = 3.6;
const nextLine = 2.8;
const rightMost = 30;
const partyLines = 6;

/** More than any bill has: what is beyond says nothing new, and would be looked at with all that stands about it. */
const runsOfLineMax = 120;
const linesBelowMax = 12;
const votersMax = 400;
const labelsMax = 100;
const labelsOfPageMax = 3_000;

function runsOf(lines: readonly PageLine[]): Run[][] {
  let labels = 0;
  return lines
    .map(({ cells }, line) =>
      cells.flatMap((cell) => {
        const found = labels < labelsOfPageMax ? findLabels(cell.text) : [];
        labels += found.length;
        const at = (letter: number): number => cell.x + (cell.width * letter) / Math.max(1, cell.text.length);
        const runs: Omit<Run, 'at'>[] = [];
        const add = (start: number, from: number, until: number, told: Pick<Run, 'label' | 'isAsked' | 'note'>): void => {
          const text = cell.text
            .slice(from, until)
            .replace(/^[\s.*#:：-]+$/, '')
            .trim();
          runs.push({ ...told, text, x: at(start), end: at(until), y: cell.y, size: cell.size, line, cell });
        };
        const first = found[0]?.start ?? cell.text.length;
        if (cell.text.slice(0, first).trim() !== '') add(0, 0, first, { label: null, isAsked: false, note: '' });
        found.forEach((each, i) => add(each.start, each.end, found[i + 1]?.start ?? cell.text.length, each));
        return runs;
      }),
    )
    .map((line) => line.slice(0, runsOfLineMax).map((run, at) => ({ ...run, at })));
}

/** Where the next label of a line stands, for each of its texts. */
function nextLabelsOf(line: readonly Run[]): number[] {
  const found: number[] = Array.from({ length: line.length });
  let next = Number.POSITIVE_INFINITY;
  for (const run of line.toReversed()) {
    found[run.at] = next;
    if (run.label !== null) next = run.x;
  }
  return found;
}

/** Titles of columns say nothing of where the values of fields stand. */
const ofTables: ReadonlySet<BillLabel> = new Set([
  'other',
  'boxNo',
  'boxSeal',
  'seal',
  'boxType',
  'packages',
  'grossKg',
  'netKg',
  'volumeM3',
  'goods',
]);

/** Finds values by their labels: right of them or below, as the page has it. */
export class BillPage {
  readonly runs: readonly (readonly Run[])[];
  /** Whether values stand on the right of labels that end in a colon, and of those that do not. */
  private readonly isRight: { readonly asked: boolean; readonly bare: boolean };
  private readonly nextLabels: readonly (readonly number[])[];
  private readonly labels = new Map<BillLabel, Run[]>();
  /** How many texts were looked at about others: what it takes to read a page, whatever it holds. */
  looks = 0;

  constructor(readonly lines: readonly PageLine[]) {
    this.runs = runsOf(lines);
    this.nextLabels = this.runs.map(nextLabelsOf);
    for (const run of this.runs.flat()) {
      if (run.label === null) continue;
      const alike = this.labels.get(run.label);
      if (alike === undefined) this.labels.set(run.label, [run]);
      else if (alike.length < labelsMax) alike.push(run);
    }
    this.isRight = { asked: this.vote(true), bare: this.vote(false) };
  }

  /** The labels of a kind from the top, the first hundred. */
  labelled(label: BillLabel): readonly Run[] {
    return this.labels.get(label) ?? [];
  }

  private vote(isAsked: boolean): boolean {
    let [right, below] = [0, 0];
    const voters = this.runs
      .flat()
      .filter((run) => run.label !== null && !ofTables.has(run.label) && run.isAsked === isAsked && run.text === '');
    for (const run of voters.slice(0, votersMax)) {
      const [beside, under] = [this.rightOf(run) !== null, this.below(run).length > 0];
      if (beside && !under) right += 1;
      if (under && !beside) below += 1;
    }
    return isAsked ? right >= below : right > below;
  }

  /** The text that stands right of a label on its line. */
  rightOf(run: Run): Run | null {
    this.looks += 1;
    const next = this.runs[run.line]![run.at + 1];
    return next && next.label === null && next.x - run.end <= rightMost * run.size ? next : null;
  }

  /** Where a value below a label begins at the latest: behind it stands what belongs to another label, be it one that nobody could read. */
  private columnEnd(run: Run): number {
    return Math.min(this.nextLabels[run.line]![run.at]!, run.end + besideLeft * run.size);
  }

  /** The texts of a column that begin on the next line below a label; none where another label stands there. */
  below(run: Run, linesMax = 1): Run[] {
    const found: Run[] = [];
    const end = this.columnEnd(run);
    let above = run;
    const last = Math.min(this.lines.length - 1, run.line + linesBelowMax);
    for (let at = run.line + 1; at <= last && found.length < linesMax; at += 1) {
      const line = this.lines[at]!;
      this.looks += this.runs[at]!.length;
      if (line.page !== run.cell.page || line.y - above.y > (found.length === 0 ? belowMost : nextLine) * Math.max(run.size, above.size))
        break;
      const column = this.runs[at]!.filter(({ x, end: until }) => until > run.x - besideLeft * run.size && x < end);
      const [first] = column;
      if (!first) continue;
      if (column.some(({ label }) => label !== null) || (found.length > 0 && this.hasLabelBeside(at, first.x))) break;
      const left = found[0]?.x ?? run.x;
      // A text that comes in from another column, or from the middle of this one, belongs to something else.
      if (first.x < left - besideLeft * run.size || (found.length > 0 && first.x > left + besideLeft * run.size)) break;
      found.push(first);
      above = first;
    }
    return found;
  }

  /** Whether what stands on a line is the value of another label, which stands hardly lower on its left. */
  private hasLabelBeside(at: number, x: number): boolean {
    const [line, next] = [this.lines[at]!, this.lines[at + 1]];
    if (!next || next.page !== line.page || next.y - line.y > line.size) return false;
    this.looks += this.runs[at + 1]!.length;
    return this.runs[at + 1]!.some((run) => run.label !== null && run.x < x - besideLeft * run.size);
  }

  /** The value of a label on its line or below it. */
  valueOf(run: Run): Run | null {
    if (run.text !== '') return run;
    const [right, [under]] = [this.rightOf(run), this.below(run)];
    const isRight = run.isAsked ? this.isRight.asked : this.isRight.bare;
    return isRight ? (right ?? (run.isAsked ? (under ?? null) : null)) : (under ?? null);
  }

  /** All lines of a value that has several: a party's. */
  linesOfValue(run: Run): Run[] {
    if (run.text === '') {
      const right = this.rightOf(run);
      const isRight = run.isAsked ? this.isRight.asked : this.isRight.bare;
      if (!isRight || right === null) return isRight && !run.isAsked ? [] : this.below(run, partyLines);
      return [right, ...this.hanging(right, right.x)];
    }
    return [run, ...this.hanging(run, run.end - (run.end - run.x) * (run.text.length / Math.max(1, run.cell.text.length)))];
  }

  /** Lines that go on below a value that stands right of its label: hung below it, or such as addresses begin. */
  private hanging(first: Run, x: number): Run[] {
    const found: Run[] = [];
    let above = first;
    for (let at = first.line + 1; at < this.lines.length && found.length < partyLines - 1; at += 1) {
      const line = this.lines[at]!;
      if (line.page !== first.cell.page || line.y - above.y > nextLine * first.size) break;
      const runs = this.runs[at]!;
      this.looks += runs.length;
      const next =
        runs.find((run) => Math.abs(run.x - x) <= besideLeft * first.size) ??
        (runs[0] && addressBegins.test(runs[0].text) ? runs[0] : null);
      if (
        !next ||
        next.label !== null ||
        this.hasLabelBeside(at, next.x) ||
        runs.some(({ label, x: at2 }) => label !== null && at2 <= next.x)
      )
        break;
      found.push(next);
      above = next;
    }
    return found;
  }
}

const addressBegins = /^(?:ADD(?:RESS)?\b|TEL\b|FAX\b|E-?MAIL\b|ATTN\b|ROOM\b|RM\b|USCI\b|地址|电话|传真|邮箱)/i;
