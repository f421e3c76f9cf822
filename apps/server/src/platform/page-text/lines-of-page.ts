import type { PageCell } from '@mastlight/domain/vocabulary/page-cell';

/** A text as it stands on a page, in points or pixels: where it begins and its line stands, how wide it is, and its letters' height. */
export interface PagePiece {
  readonly text: string;
  readonly x: number;
  /** Downwards from the top. */
  readonly y: number;
  readonly width: number;
  readonly size: number;
  /** From 0 to 1, where its letters were made out from a picture. */
  readonly sure?: number;
}

/** What stands on the pages of a file: line by line, columns parted by a tab, and each column of a line with its place. */
export interface PageText {
  readonly text: string;
  readonly cells: readonly PageCell[];
}

/** Parts of a letter's height: pieces so near stand on one line, so far apart are two words, and so far two columns. */
const sameLine = 0.5;
const wordGap = 0.15;
const columnGap = 1.6;

/** The texts of pages, in their order. */
export function readPages(pages: readonly (readonly PagePiece[])[]): PageText {
  const lines = pages.flatMap((pieces, i) => linesOfPage(pieces, i + 1));
  return { text: lines.map((cells) => cells.map(({ text }) => text).join('\t')).join('\n'), cells: lines.flat() };
}

/** The lines of a page from top to bottom, each with its columns. */
export function linesOfPage(pieces: readonly PagePiece[], page: number): PageCell[][] {
  const lines: PagePiece[][] = [];
  for (const piece of [...pieces].sort((one, other) => one.y - other.y)) {
    const open = lines.at(-1);
    const above = open?.[0];
    if (open && above && piece.y - above.y <= Math.min(above.size, piece.size) * sameLine) open.push(piece);
    else lines.push([piece]);
  }
  return lines.map((line) => columnsOfLine(line, page));
}

function columnsOfLine(line: readonly PagePiece[], page: number): PageCell[] {
  const columns: { parts: string[]; first: PagePiece; end: number; sure: number }[] = [];
  for (const piece of [...line].sort((one, other) => one.x - other.x)) {
    const open = columns.at(-1);
    const gap = open ? (piece.x - open.end) / Math.max(piece.size, 1) : Number.POSITIVE_INFINITY;
    const sure = piece.sure ?? 1;
    if (!open || gap > columnGap) columns.push({ parts: [piece.text], first: piece, end: piece.x + piece.width, sure });
    else {
      if (gap > wordGap && !open.parts.at(-1)!.endsWith(' ')) open.parts.push(' ');
      open.parts.push(piece.text);
      open.end = piece.x + piece.width;
      open.sure = Math.min(open.sure, sure);
    }
  }
  return columns.map(({ parts, first, end, sure }) => ({
    text: parts.join('').trim(),
    page,
    x: first.x,
    y: first.y,
    width: end - first.x,
    size: first.size,
    sure: Math.round(sure * 100),
  }));
}
