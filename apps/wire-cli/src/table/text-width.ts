/** Ranges of code points that take two cells in a terminal (Unicode Standard Annex 11: W and F), by first and last. */
const wideRanges: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x2e80, 0x303e],
  [0x3041, 0x33ff],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xa000, 0xa4cf],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff00, 0xff60],
  [0xffe0, 0xffe6],
  [0x1f300, 0x1faff],
  [0x20000, 0x3fffd],
];

const mark = /^[\p{Mn}\p{Me}\p{Cf}]$/u;

/** Terminal cells of one character: 2 for Chinese and full width, 0 for marks that sit on others, else 1. */
function cellsOf(character: string): number {
  const code = character.codePointAt(0) as number;
  if (code < 0x300) return 1;
  if (mark.test(character)) return 0;
  return wideRanges.some(([first, last]) => code >= first && code <= last) ? 2 : 1;
}

/** How many terminal cells `text` takes. */
export function textWidth(text: string): number {
  let width = 0;
  for (const character of text) width += cellsOf(character);
  return width;
}

/** `text` cut to `width` cells, with `…` in place of what is gone. */
export function cutText(text: string, width: number): string {
  if (textWidth(text) <= width) return text;
  let cut = '';
  let used = 1;
  for (const character of text) {
    used += cellsOf(character);
    if (used > width) break;
    cut += character;
  }
  return `${cut}…`;
}

/** After these a line may end. */
const breaks = /[ ,，、;；]/;

/**
 * `text` in lines of at most `width` cells, broken behind blanks and commas
 * where there are any in the second half of a line; what does not fit into
 * `mostLines` is cut.
 */
export function wrapText(text: string, width: number, mostLines: number): string[] {
  const lines: string[] = [];
  let rest = text;
  while (textWidth(rest) > width && lines.length + 1 < mostLines) {
    const line = firstLine(rest, width);
    lines.push(line.trimEnd());
    rest = rest.slice(line.length).trimStart();
  }
  return [...lines, cutText(rest, width)];
}

function firstLine(text: string, width: number): string {
  let [line, used, breakAt] = ['', 0, 0];
  for (const character of text) {
    const cells = cellsOf(character);
    // A character that is wider than the line takes it nevertheless.
    if (used + cells > width && line !== '') break;
    line += character;
    used += cells;
    if (breaks.test(character) && used * 2 > width) breakAt = line.length;
  }
  return text[line.length] === ' ' || breakAt === 0 ? line : line.slice(0, breakAt);
}

/** `text` filled up with blanks to `width` cells, in front of it for numbers. */
export function padText(text: string, width: number, isNumber = false): string {
  const blanks = ' '.repeat(Math.max(0, width - textWidth(text)));
  return isNumber ? blanks + text : text + blanks;
}

// What would move the cursor, colour the screen or turn the direction of writing, when a file says it.
const unprintable = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** `text` on one line and without anything that a terminal would obey. */
export function printable(text: string): string {
  return text.replace(/\s+/g, ' ').replace(unprintable, '\u{fffd}');
}
