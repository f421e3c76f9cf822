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

/** A column with its place in the line: how many cells it takes. */
type Placed = readonly [Column, number];

/**
 * Draws columns as a table at most `width` cells wide. Columns that do not fit
 * beside each other follow below, behind the first column once more.
 */
export function drawTable(columns: readonly Column[], width: number): string[] {
  return placeColumns(columns, width).flatMap((block, index) => [...(index > 0 ? [''] : []), ...drawBlock(block)]);
}

/** How many tables, one below the other, the columns would take. */
export function countBlocks(columns: readonly Column[], width: number): number {
  return placeColumns(columns, width).length;
}

function placeColumns(columns: readonly Column[], width: number): Placed[][] {
  const natural = columns.map((column) => widthOf(column, widestCells));
  const isFitting = sum(natural) + gap.length * (columns.length - 1) <= width;
  const placed = columns.map((column, index): Placed => {
    const cells = isFitting ? (natural[index] as number) : widthOf(column, narrowCells);
    return [column, cells];
  });
  const [first, ...rest] = placed;
  if (!first) return [];
  const blocks: Placed[][] = [[first]];
  let used = first[1];
  for (const column of rest) {
    const block = blocks.at(-1) as Placed[];
    if (block.length === 1 || used + gap.length + column[1] <= width) {
      block.push(column);
      used += gap.length + column[1];
    } else {
      blocks.push([first, column]);
      used = first[1] + gap.length + column[1];
    }
  }
  return blocks;
}

function drawBlock(columns: readonly Placed[]): string[] {
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
