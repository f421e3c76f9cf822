import { cutFace, drawable, undrawn } from '@mastlight/faces/cut-face';
import { printWords } from '@mastlight/domain/vocabulary/print-words';
import { productName } from '@mastlight/domain/vocabulary/product-name';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import PDFDocument from 'pdfkit';
import { setImmediate } from 'node:timers/promises';

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

/** A paper takes a second of the process: they are written one after the other, so that nobody else's calls wait for several. */
let last: Promise<unknown> = Promise.resolve();

/** Writes a paper as PDF (A4), in a face that is cut for its text and lies in the file. `nowMs` is told at its foot. */
export function printDocument(document: PrintedDocument, nowMs: number): Promise<Buffer> {
  const printed = last.then(() => write(document, nowMs));
  last = printed.catch(() => undefined);
  return printed;
}

async function write(wish: PrintedDocument, nowMs: number): Promise<Buffer> {
  const foot = [productName, wish.title, printWords.printedAt(formatShanghai(nowMs))].join(' · ');
  const clean = await cleaner(wish, foot);
  const paper = clean(wish);
  const signs = [...new Set(JSON.stringify(paper) + clean(foot) + printWords.page(0, 0) + '0123456789…')].join('');
  const [plain, heavy] = [await cutFace(signs, 400), await cutFace(signs, 600)];
  const pdf = new PDFDocument({
    size: 'A4',
    layout: paper.isWide ? 'landscape' : 'portrait',
    margin,
    bufferPages: true,
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
  pdf.font('heavy').fontSize(sizes.title).fillColor(colours.text).text(paper.title, margin, margin);
  drawFacts(pdf, paper.facts);
  for (const table of paper.tables) await drawTable(pdf, table);
  pdf.font('plain').fontSize(sizes.text).fillColor(colours.second);
  for (const note of paper.notes) pdf.moveDown(0.6).text(note, margin, pdf.y, { width: widthOf(pdf) });
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

/** Two beside each other: what it is in grey, and what it says. */
function drawFacts(pdf: PDFKit.PDFDocument, facts: PrintedDocument['facts']): void {
  pdf.moveDown(0.6).fontSize(sizes.text);
  const columnWidth = widthOf(pdf) / 2;
  const labelWidth = 84;
  for (let at = 0; at < facts.length; at += 2) {
    const pair = facts.slice(at, at + 2);
    const valueWidth = columnWidth - labelWidth - cellGap;
    pdf.font('plain');
    const height = Math.max(...pair.flatMap(([label, value]) => [heightOf(pdf, label, labelWidth), heightOf(pdf, value, valueWidth)])) + 4;
    if (pdf.y + height > bottomOf(pdf)) pdf.addPage();
    const { y } = pdf;
    for (const [column, [label, value]] of pair.entries()) {
      const x = margin + column * columnWidth;
      pdf.fillColor(colours.second).text(label, x, y, { width: labelWidth });
      pdf.fillColor(colours.text).text(value, x + labelWidth, y, { width: valueWidth });
    }
    pdf.y = y + height;
  }
}

async function drawTable(pdf: PDFKit.PDFDocument, { title, columns, rows }: PrintedTable): Promise<void> {
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  let x = margin;
  const cells = columns.map(({ share, isNumber = false }) => {
    const cell = { x, width: (widthOf(pdf) * share) / whole - cellGap, isNumber };
    x += cell.width + cellGap;
    return cell;
  });
  const titles = columns.map((column) => column.title);
  const drawHead = (): void => drawRow(pdf, cells, titles, true);
  const room = 3 * (sizes.text + 10);
  if (pdf.y + room > bottomOf(pdf)) pdf.addPage();
  if (title !== undefined) {
    pdf.moveDown(0.8).font('heavy').fontSize(sizes.head).fillColor(colours.text).text(title, margin, pdf.y).moveDown(0.3);
  } else {
    pdf.moveDown(0.8);
  }
  drawHead();
  for (const row of rows) {
    pdf.font('plain').fontSize(sizes.text);
    const height = rowHeight(pdf, cells, row);
    if (pdf.y + height > bottomOf(pdf)) {
      pdf.addPage();
      drawHead();
      // Whatever else the process has to do comes between two pages.
      await setImmediate();
    }
    drawRow(pdf, cells, row, false);
  }
  pdf.x = margin;
}

interface Cell {
  readonly x: number;
  readonly width: number;
  readonly isNumber: boolean;
}

function drawRow(pdf: PDFKit.PDFDocument, cells: readonly Cell[], texts: readonly string[], isHead: boolean): void {
  pdf.font(isHead ? 'heavy' : 'plain').fontSize(sizes.text);
  const height = rowHeight(pdf, cells, texts);
  const { y } = pdf;
  if (isHead) pdf.rect(margin, y, widthOf(pdf), height).fill(colours.head);
  pdf.fillColor(isHead ? colours.second : colours.text);
  for (const [at, { x, width, isNumber }] of cells.entries()) {
    pdf.text(texts[at] ?? '', x + cellGap / 2, y + 4, { width, align: isNumber ? 'right' : 'left' });
  }
  const below = y + height;
  pdf
    .moveTo(margin, below)
    .lineTo(margin + widthOf(pdf), below)
    .lineWidth(0.5)
    .strokeColor(colours.line)
    .stroke();
  pdf.x = margin;
  pdf.y = below;
}

/** The highest cell's lines, with air above and below. */
function rowHeight(pdf: PDFKit.PDFDocument, cells: readonly Cell[], texts: readonly string[]): number {
  const highest = Math.max(...cells.map(({ width }, at) => heightOf(pdf, texts[at] ?? '', width)));
  return highest + 8;
}

function heightOf(pdf: PDFKit.PDFDocument, text: string, width: number): number {
  return pdf.heightOfString(text === '' ? ' ' : text, { width });
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
    pdf.text(foot, margin, y, { width: widthOf(pdf), lineBreak: false });
    pdf.text(printWords.page(no + 1, count), margin, y, { width: widthOf(pdf), align: 'right', lineBreak: false });
  }
}
