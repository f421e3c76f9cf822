/** A page of texts as lines, and the texts of a pasted page or a sheet as if they stood on one. */
import type { PageCell } from '../vocabulary/page-cell';
import { visibleText } from '../vocabulary/visible-text';
import { textLengthMax } from './limits';

/** Texts that stand on one line, from the left. */
export interface PageLine {
  readonly page: number;
  readonly y: number;
  readonly size: number;
  readonly cells: readonly PageCell[];
}

/** What is longer is nobody's bill: the rest is not looked at. */
const cellsMax = 4_000;
const cellLengthMax = 400;
/** No table has so many columns. */
const cellsOfLineMax = 100;
/** Parts of a letter's height within which texts stand on one line: of a picture Chinese and Latin letters are told unevenly. */
const sameLine = 0.7;

/** The lines of all pages from top to bottom. */
export function linesOf(cells: readonly PageCell[]): PageLine[] {
  const kept: PageCell[] = [];
  let letters = 0;
  for (const cell of cells.slice(0, cellsMax)) {
    const text = visibleText(cell.text.slice(0, cellLengthMax)).replace(/\p{Cc}+/gu, ' ');
    letters += text.length;
    if (letters > textLengthMax) break;
    kept.push({ ...cell, text });
  }
  const lines: PageCell[][] = [];
  for (const cell of kept.sort((one, other) => one.page - other.page || one.y - other.y)) {
    const above = lines.at(-1)?.[0];
    if (above && above.page === cell.page && cell.y - above.y <= Math.min(above.size, cell.size) * sameLine) lines.at(-1)!.push(cell);
    else lines.push([cell]);
  }
  return lines.map((line) => ({
    page: line[0]!.page,
    y: line[0]!.y,
    size: Math.max(...line.map(({ size }) => size)),
    cells: line.sort((one, other) => one.x - other.x).slice(0, cellsOfLineMax),
  }));
}

/** Parts of the height of letters that are typed: how wide one is, and how far apart lines are. */
const letterWidth = 0.6;
const lineHeight = 1.6;
/** Columns that a tab parts stand so many letters apart at least. */
const tabLetters = 28;
const allWide = /[\u1100-\u9fff\uac00-\ud7af\uf900-\ufaff\uff01-\uff60]/gu;

/** A pasted text as a page that was typed: what tabs or several blanks part stands in columns. */
export function cellsOfText(text: string): PageCell[] {
  const cells: PageCell[] = [];
  let line = 0;
  for (const { 0: written } of text.matchAll(/[^\n]*\n?/g)) {
    line += 1;
    if (written.trim() === '') continue;
    if (cells.length >= cellsMax) break;
    let column = 0;
    for (const piece of written.slice(0, cellLengthMax * 4).matchAll(/\t| {2,}|[^\t ]+(?: [^\t ]+)*| /g)) {
      const given = piece[0];
      if (given === '\t') column = (Math.floor(column / tabLetters) + 1) * tabLetters;
      else {
        const letters = given.length + (given.match(allWide)?.length ?? 0);
        const shown = given.trim();
        if (shown !== '') cells.push(cellAt(shown, column * letterWidth, line * lineHeight, letters * letterWidth));
        column += letters;
      }
    }
  }
  return cells;
}

/** The rows of a sheet as a page of columns. */
export function cellsOfRows(rows: readonly (readonly string[])[]): PageCell[] {
  const cells: PageCell[] = [];
  for (const [i, row] of rows.entries()) {
    if (cells.length >= cellsMax) break;
    for (const [column, written] of row.entries()) {
      const shown = written.replace(/\s+/g, ' ').trim();
      if (shown === '') continue;
      const width = Math.min(shown.length, tabLetters - 2) * letterWidth;
      cells.push(cellAt(shown, column * tabLetters * letterWidth, (i + 1) * lineHeight, width));
    }
  }
  return cells;
}

const cellAt = (text: string, x: number, y: number, width: number): PageCell => ({ text, page: 1, x, y, width, size: 1, sure: 100 });
