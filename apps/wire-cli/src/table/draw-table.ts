import { padText, textWidth, wrapText } from './text-width';

/** One column: its heading and its texts, one per row, `''` where a row has none. */
export interface Column {
  readonly heading: string;
  readonly texts: readonly string[];
  readonly isNumber: boolean;
}

/** How much room there is: terminal cells of a line, and whether lines may be longer. */
export interface Room {
  readonly width: number;
  /** Nothing is cut or broken, whatever the width. */
  readonly isWide: boolean;
}

const gap = '  ';
/** A text that takes more than this goes on in the next line. */
const widestCells = 40;
/** When a table is too wide, long texts give way first, down to this. */
const narrowCells = 22;
/** No text takes more lines than this; `--wide` and the JSON output have it whole. */
const mostLines = 12;

/** A column with its place in the line: how many cells it takes. */
type Placed = readonly [Column, number];

/**
 * Draws columns as a table at most `width` cells wide; long texts take several
 * lines. Columns that do not fit beside each other follow below, behind the
 * first column once more.
 */
export function drawTable(columns: readonly Column[], room: Room): string[] {
  return placeColumns(columns, room).flatMap((block, index) => [...(index > 0 ? [''] : []), ...drawBlock(block)]);
}

/** How many tables, one below the other, the columns would take. */
export function countBlocks(columns: readonly Column[], room: Room): number {
  return placeColumns(columns, room).length;
}

function placeColumns(columns: readonly Column[], { width, isWide }: Room): Placed[][] {
  if (columns.length === 0) return [];
  if (isWide) return [columns.map((column) => [column, widthOf(column, Infinity)])];
  const natural = columns.map((column) => widthOf(column, widestCells));
  const isFitting = sum(natural) + gap.length * (columns.length - 1) <= width;
  const [first, ...rest] = columns.map((column, index): Placed => [
    column,
    isFitting || index === 0 ? (natural[index] as number) : widthOf(column, narrowCells),
  ]);
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
  const lines = [...drawRow(columns, ({ heading }) => heading), columns.map(([, width]) => '─'.repeat(width)).join(gap)];
  const rowCount = columns[0]?.[0].texts.length ?? 0;
  for (let row = 0; row < rowCount; row++) {
    for (const line of drawRow(columns, ({ texts }) => texts[row] ?? '')) lines.push(line);
  }
  return lines;
}

function drawRow(columns: readonly Placed[], textOf: (column: Column) => string): string[] {
  const cells = columns.map(([column, width]) => wrapText(textOf(column), width, mostLines));
  const height = cells.reduce((most, lines) => Math.max(most, lines.length), 0);
  return Array.from({ length: height }, (_, line) =>
    columns
      .map(([column, width], index) => padText(cells[index]?.[line] ?? '', width, column.isNumber))
      .join(gap)
      .trimEnd(),
  );
}

function widthOf(column: Column, widest: number): number {
  const longest = column.texts.reduce((most, text) => Math.max(most, textWidth(text)), 0);
  return Math.max(textWidth(column.heading), Math.min(longest, widest));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Lays `pairs` of label and text out in lines of at most `width` cells; one that is longer takes several. */
export function layPairs(pairs: readonly (readonly [string, string])[], { width, isWide }: Room, indent = '  '): string[] {
  const lines: string[] = [];
  let line = '';
  for (const [label, text] of pairs) {
    const whole = `${label} ${text}`;
    if (line !== '' && textWidth(indent + line) + 3 + textWidth(whole) > width) {
      lines.push(indent + line);
      line = '';
    }
    const [first = '', ...rest] = isWide ? [whole] : wrapText(whole, width - indent.length - 2, mostLines);
    line += line === '' ? first : `   ${first}`;
    if (rest.length === 0) continue;
    lines.push(indent + line, ...rest.map((more) => `${indent}  ${more}`));
    line = '';
  }
  return line === '' ? lines : [...lines, indent + line];
}
