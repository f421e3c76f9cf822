import { cutText, padText, textWidth } from './text-width';

/** One column: its heading and its texts, one per row, `''` where a row has none. */
export interface Column {
  readonly heading: string;
  readonly texts: readonly string[];
  readonly isNumber: boolean;
}

const gap = '  ';
/** No text takes more than this; the JSON output has it whole. */
const widestCells = 40;
/** When a table is too wide, long texts give way first, down to this. */
const narrowCells = 22;

/**
 * Draws columns as a table at most `width` cells wide. Columns that do not fit
 * beside each other follow below, behind the first column once more.
 */
export function drawTable(columns: readonly Column[], width: number): string[] {
  const [first] = columns;
  if (!first) return [];
  const natural = columns.map((column) => widthOf(column, widestCells));
  const widths =
    sum(natural) + gap.length * (columns.length - 1) <= width
      ? natural
      : columns.map((column) => widthOf(column, narrowCells));
  const firstWidth = widths[0] as number;
  const lines: string[] = [];
  let at = 1;
  do {
    const shown = [0];
    let used = firstWidth;
    while (at < columns.length && (shown.length === 1 || used + gap.length + (widths[at] as number) <= width)) {
      used += gap.length + (widths[at] as number);
      shown.push(at++);
    }
    if (lines.length > 0) lines.push('');
    lines.push(...drawBlock(shown.map((index) => [columns[index] as Column, widths[index] as number])));
  } while (at < columns.length);
  return lines;
}

function drawBlock(columns: readonly (readonly [Column, number])[]): string[] {
  const line = (textOf: (column: Column) => string): string =>
    columns
      .map(([column, width]) => padText(cutText(textOf(column), width), width, column.isNumber))
      .join(gap)
      .trimEnd();
  const rowCount = columns[0]?.[0].texts.length ?? 0;
  return [
    line(({ heading }) => heading),
    columns.map(([, width]) => '─'.repeat(width)).join(gap),
    ...Array.from({ length: rowCount }, (_, row) => line(({ texts }) => texts[row] ?? '')),
  ];
}

function widthOf(column: Column, widest: number): number {
  const longest = column.texts.reduce((most, text) => Math.max(most, textWidth(text)), 0);
  return Math.max(textWidth(column.heading), Math.min(longest, widest));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Lays `pairs` of label and text out in lines of at most `width` cells. */
export function layPairs(pairs: readonly (readonly [string, string])[], width: number, indent = '  '): string[] {
  const lines: string[] = [];
  let line = '';
  for (const [label, text] of pairs) {
    const pair = cutText(`${label} ${text}`, width - indent.length);
    if (line !== '' && textWidth(indent + line) + 3 + textWidth(pair) > width) {
      lines.push(indent + line);
      line = '';
    }
    line += line === '' ? pair : `   ${pair}`;
  }
  return line === '' ? lines : [...lines, indent + line];
}
