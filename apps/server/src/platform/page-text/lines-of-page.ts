/** A text as it stands on a page, in points: where it begins and its line stands, how wide it is, and its letters' height. */
export interface PagePiece {
  readonly text: string;
  readonly x: number;
  /** Downwards from the top. */
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

/** Parts of a letter's height: pieces so near stand on one line, so far apart are two words, and so far two columns. */
const sameLine = 0.5;
const wordGap = 0.15;
const columnGap = 1.6;

/** The lines of a page from top to bottom; what stands in different columns is parted by a tab. */
export function linesOfPage(pieces: readonly PagePiece[]): string[] {
  const lines: PagePiece[][] = [];
  for (const piece of [...pieces].sort((one, other) => one.y - other.y)) {
    const open = lines.at(-1);
    const above = open?.[0];
    if (open && above && piece.y - above.y <= Math.min(above.size, piece.size) * sameLine) open.push(piece);
    else lines.push([piece]);
  }
  return lines.map(writeLine);
}

function writeLine(pieces: readonly PagePiece[]): string {
  const parts: string[] = [];
  let end: number | null = null;
  let endsBlank = true;
  for (const piece of [...pieces].sort((one, other) => one.x - other.x)) {
    const gap = end === null ? 0 : (piece.x - end) / Math.max(piece.size, 1);
    if (gap > columnGap) parts.push('\t');
    else if (gap > wordGap && !endsBlank) parts.push(' ');
    parts.push(piece.text);
    end = piece.x + piece.width;
    endsBlank = piece.text.endsWith(' ');
  }
  return parts.join('').trim();
}
