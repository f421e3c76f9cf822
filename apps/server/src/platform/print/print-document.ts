import { cutFace, drawable, undrawn } from '@mastlight/faces/cut-face';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { printWords } from '@mastlight/domain/vocabulary/print-words';
import { productName } from '@mastlight/domain/vocabulary/product-name';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import PDFDocument from 'pdfkit';
import { setImmediate } from 'node:timers/promises';
import { CallTurns } from '../http/call-turns';

/** A column of a printed table; `share` is its part of the width. */
export interface PrintedColumn {
  readonly title: string;
  readonly share: number;
  readonly isNumber?: boolean;
}

export interface PrintedTable {
  readonly title?: string;
  readonly columns: readonly PrintedColumn[];
  readonly rows: readonly (readonly string[])[];
}

/** What stands on a paper: its title, what it says of its subject, tables, and notes below them. */
export interface PrintedDocument {
  readonly title: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly tables: readonly PrintedTable[];
  readonly notes: readonly string[];
  /** Across rather than upright. */
  readonly isWide?: boolean;
}

export const pdfContentType = 'application/pdf';

/** In points, a seventy-second of an inch. */
const margin = 36;
const cellGap = 6;
const sizes = { title: 16, head: 10.5, text: 9, foot: 8 } as const;
const colours = { text: '#14232b', second: '#566b76', line: '#d5dee2', head: '#eef3f5' } as const;

/** One at a time in a process, and a few that wait, shorter than dear calls do, of whose turns they hold one. */
const turns = new CallTurns({ inFlightMax: 1, waitingMax: 4, waitMs: 6_000 });
/** Some seconds of drawing; what is longer is read by programs. */
const pagesMax = 200;

/**
 * Writes a paper as PDF (A4), in a face that is cut for its text and lies in the file. `nowMs` is told at its foot.
 *
 * @throws BusinessError 429 where too many papers wait, 400 where one would have more pages than anybody reads.
 */
export async function printDocument(document: PrintedDocument, nowMs: number, most = pagesMax): Promise<Buffer> {
  const leave = await turns.take('print');
  if (leave === null) throw new BusinessError(429, printWords.busy, { retryAfterSeconds: 10 });
  try {
    return await write(document, nowMs, most);
  } finally {
    leave();
  }
}

async function write(wish: PrintedDocument, nowMs: number, most: number): Promise<Buffer> {
  const foot = [productName, wish.title, printWords.printedAt(formatShanghai(nowMs))].join(' · ');
  const clean = await cleaner(wish, foot);
  const paper = clean(wish);
  const signs = [...new Set(JSON.stringify(paper) + clean(foot) + printWords.page(0, 0) + '0123456789…')].join('');
  const heads = [paper.title, ...paper.tables.flatMap(({ title = '', columns }) => [title, ...columns.map((column) => column.title)])];
  const [plain, heavy] = [await cutFace(signs, 400), await cutFace(heads.join(''), 600)];
  const pdf = new PDFDocument({
    size: 'A4',
    layout: paper.isWide ? 'landscape' : 'portrait',
    margin,
    bufferPages: true,
    // It keeps the layout of every text until the end: of a long paper more than the process has room for.
    fontLayoutCache: false,
    // No standard face: it draws no Chinese, and its metrics are read from a file.
    font: null as never,
    info: { Title: paper.title, Author: productName, CreationDate: new Date(nowMs) },
  });
  const parts: Buffer[] = [];
  const ended = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
  });
  pdf.registerFont('plain', plain);
  pdf.registerFont('heavy', heavy);
  const pen = createPen(pdf, most);
  pen.use('heavy', sizes.title, colours.text);
  pen.lines(pen.wrap(paper.title, widthOf(pdf)), margin, widthOf(pdf));
  drawFacts(pen, paper.facts);
  for (const table of paper.tables) await drawTable(pen, table);
  pen.use('plain', sizes.text, colours.second);
  for (const note of paper.notes) {
    pen.down(6);
    pen.lines(pen.wrap(note, widthOf(pdf)), margin, widthOf(pdf));
  }
  drawFeet(pdf, clean(foot));
  pdf.end();
  return ended;
}

/** Puts what the face can draw in place of every text: controls and marks of direction are nothing that stands on paper. */
async function cleaner(wish: PrintedDocument, foot: string): Promise<<T>(value: T) => T> {
  // Half of a pair of surrogates is no sign.
  const tidy = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').replaceAll(/\p{Cs}/gu, undrawn);
  // Each sign is looked for once, however long the paper is.
  const signs = [...new Set(tidy(JSON.stringify([wish, foot])))];
  const drawn = Array.from(await drawable(signs.join('')));
  const boxes = new Map(signs.flatMap((sign, at) => (drawn[at] === sign ? [] : [[sign, drawn[at]!] as const])));
  const draw = (text: string): string =>
    boxes.size === 0 ? tidy(text) : Array.from(tidy(text), (sign) => boxes.get(sign) ?? sign).join('');
  const clean = (value: unknown): unknown => {
    if (typeof value === 'string') return draw(value);
    if (Array.isArray(value)) return value.map(clean);
    if (value !== null && typeof value === 'object') {
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, clean(part)]));
    }
    return value;
  };
  return <T>(value: T): T => clean(value) as T;
}

const widthOf = (pdf: PDFKit.PDFDocument): number => pdf.page.width - 2 * margin;
const bottomOf = (pdf: PDFKit.PDFDocument): number => pdf.page.height - margin - 18;

type Pen = ReturnType<typeof createPen>;

/** Draws line by line from where the last one ended. Lines are broken here: each sign is measured once for its face. */
function createPen(pdf: PDFKit.PDFDocument, most: number) {
  const widths = new Map<string, number>();
  let face = '';
  let size = 0;
  const measure = (text: string): number => {
    let width = 0;
    for (const sign of text) {
      const key = `${face} ${sign}`;
      let ofOne = widths.get(key);
      if (ofOne === undefined) widths.set(key, (ofOne = pdf.widthOfString(sign) / size));
      width += ofOne * size;
    }
    return width;
  };
  const pen = {
    pdf,
    y: margin,
    lineHeight: () => size * 1.45,
    use(nextFace: 'plain' | 'heavy', nextSize: number, colour: string): void {
      [face, size] = [nextFace, nextSize];
      pdf.font(face).fontSize(size).fillColor(colour);
    },
    down(points: number): void {
      pen.y += points;
    },
    room: (): number => bottomOf(pdf) - pen.y,
    nextPage(): void {
      const { count } = pdf.bufferedPageRange();
      if (count >= most) throw new BusinessError(400, printWords.tooLong);
      pdf.addPage();
      pen.y = margin;
    },
    /** Lines of a text within a width: between Latin words and beside any other sign; within a word only where it has no line of its own. */
    wrap(text: string, width: number): string[] {
      const lines: string[] = [];
      let line = '';
      let used = 0;
      const end = (): void => {
        lines.push(line);
        [line, used] = ['', 0];
      };
      for (const [part] of text.matchAll(/\s+|[!-\u02AF]+|\S/gu)) {
        const needed = measure(part);
        if (used + needed <= width) {
          line += part;
          used += needed;
        } else if (part.trim() === '') {
          end();
        } else if (needed <= width) {
          if (line !== '') end();
          [line, used] = [part, needed];
        } else {
          for (const sign of part) {
            const ofOne = measure(sign);
            if (used + ofOne > width && line !== '') end();
            line += sign;
            used += ofOne;
          }
        }
      }
      if (line !== '' || lines.length === 0) end();
      return lines;
    },
    /** Draws lines at a place without going on. */
    at(lines: readonly string[], x: number, y: number, width: number, isNumber = false): void {
      for (const [no, line] of lines.entries()) {
        const indent = isNumber ? width - measure(line) : 0;
        if (line !== '') pdf.text(line, x + indent, y + no * pen.lineHeight(), { lineBreak: false });
      }
    },
    /** Draws lines and goes on below them, over pages. */
    lines(lines: readonly string[], x: number, width: number): void {
      for (const line of lines) {
        if (pen.room() < pen.lineHeight()) pen.nextPage();
        pen.at([line], x, pen.y, width);
        pen.down(pen.lineHeight());
      }
    },
  };
  return pen;
}

/** Two beside each other: what it is in grey, and what it says. */
function drawFacts(pen: Pen, facts: PrintedDocument['facts']): void {
  const columnWidth = widthOf(pen.pdf) / 2;
  const labelWidth = 84;
  const valueWidth = columnWidth - labelWidth - cellGap;
  pen.down(8);
  pen.use('plain', sizes.text, colours.text);
  for (let at = 0; at < facts.length; at += 2) {
    const pair = facts
      .slice(at, at + 2)
      .map(([label, value]) => ({ label: pen.wrap(label, labelWidth), value: pen.wrap(value, valueWidth) }));
    const height = Math.max(...pair.flatMap(({ label, value }) => [label.length, value.length])) * pen.lineHeight() + 4;
    if (pen.room() < height) pen.nextPage();
    for (const [column, { label, value }] of pair.entries()) {
      const x = margin + column * columnWidth;
      pen.use('plain', sizes.text, colours.second);
      pen.at(label, x, pen.y, labelWidth);
      pen.use('plain', sizes.text, colours.text);
      pen.at(value, x + labelWidth, pen.y, valueWidth);
    }
    pen.down(height);
  }
}

async function drawTable(pen: Pen, { title, columns, rows }: PrintedTable): Promise<void> {
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  let x = margin;
  const cells = columns.map(({ share, isNumber = false }) => {
    const cell = { x, width: (widthOf(pen.pdf) * share) / whole - cellGap, isNumber };
    x += cell.width + cellGap;
    return cell;
  });
  const titles = columns.map((column) => column.title);
  if (pen.room() < 60) pen.nextPage();
  pen.down(8);
  if (title !== undefined) {
    pen.use('heavy', sizes.head, colours.text);
    pen.lines(pen.wrap(title, widthOf(pen.pdf)), margin, widthOf(pen.pdf));
    pen.down(3);
  }
  drawRow(pen, cells, titles, true);
  for (const row of rows) {
    const { count } = pen.pdf.bufferedPageRange();
    drawRow(pen, cells, row, false, titles);
    // Whatever else the process has to do comes between two pages.
    if (pen.pdf.bufferedPageRange().count > count) await setImmediate();
  }
}

interface Cell {
  readonly x: number;
  readonly width: number;
  readonly isNumber: boolean;
}

/** Draws a row; what does not fit goes on under the head of the table on the next page, from line to line. */
function drawRow(pen: Pen, cells: readonly Cell[], texts: readonly string[], isHead: boolean, titles: readonly string[] = []): void {
  const { pdf } = pen;
  const use = (): void => pen.use(isHead ? 'heavy' : 'plain', sizes.text, isHead ? colours.second : colours.text);
  use();
  const wrapped = cells.map(({ width }, at) => pen.wrap(texts[at] ?? '', width));
  const count = Math.max(...wrapped.map((lines) => lines.length));
  const fits = (lines: number): boolean => lines * pen.lineHeight() + 8 <= pen.room();
  const turn = (): void => {
    pen.nextPage();
    if (!isHead) drawRow(pen, cells, titles, true);
    use();
  };
  if (!fits(count)) turn();
  for (let from = 0; from < count;) {
    const shown = Math.min(count - from, Math.max(1, Math.floor((pen.room() - 8) / pen.lineHeight())));
    const height = shown * pen.lineHeight() + 8;
    if (isHead) {
      pdf.rect(margin, pen.y, widthOf(pdf), height).fill(colours.head);
      use();
    }
    for (const [at, { x, width, isNumber }] of cells.entries()) {
      pen.at(wrapped[at]!.slice(from, from + shown), x + cellGap / 2, pen.y + 4, width, isNumber);
    }
    pen.down(height);
    pdf
      .moveTo(margin, pen.y)
      .lineTo(margin + widthOf(pdf), pen.y)
      .lineWidth(0.5)
      .strokeColor(colours.line)
      .stroke();
    from += shown;
    if (from < count) turn();
  }
}

/** Which paper it is, from when, and which page of how many: known once all are written. */
function drawFeet(pdf: PDFKit.PDFDocument, foot: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let no = 0; no < count; no += 1) {
    pdf.switchToPage(start + no);
    const y = pdf.page.height - margin - sizes.foot;
    // Below the margin nothing begins a page of its own.
    pdf.page.margins.bottom = 0;
    pdf.font('plain').fontSize(sizes.foot).fillColor(colours.second);
    pdf.text(foot, margin, y, { lineBreak: false });
    const pageNo = printWords.page(no + 1, count);
    pdf.text(pageNo, margin + widthOf(pdf) - pdf.widthOfString(pageNo), y, { lineBreak: false });
  }
}
