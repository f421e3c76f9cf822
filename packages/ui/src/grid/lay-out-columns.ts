import type { GridColumn } from './grid-column';

/** A column with its place: `left` in px from the left edge of its own group (left, centre or right). */
export interface PlacedColumn<Row> {
  readonly column: GridColumn<Row>;
  readonly index: number;
  readonly left: number;
  readonly width: number;
}

export interface ColumnLayout<Row> {
  /** All columns in the order they are seen: frozen left, centre, frozen right. */
  readonly all: readonly PlacedColumn<Row>[];
  readonly leftGroup: readonly PlacedColumn<Row>[];
  readonly centre: readonly PlacedColumn<Row>[];
  readonly rightGroup: readonly PlacedColumn<Row>[];
  readonly leftWidth: number;
  readonly rightWidth: number;
  /** The width of a row in px, never less than the viewport. */
  readonly totalWidth: number;
}

/**
 * Places columns: frozen ones to their sides, then the room left over in `viewportWidth` px is shared by
 * `grow`. `widths` are the widths somebody has set by hand; such a column no longer grows.
 */
export function layOutColumns<Row>(
  columns: readonly GridColumn<Row>[],
  widths: Readonly<Record<string, number>>,
  viewportWidth: number,
): ColumnLayout<Row> {
  const ordered = [
    ...columns.filter((column) => column.frozen === 'left'),
    ...columns.filter((column) => column.frozen === undefined),
    ...columns.filter((column) => column.frozen === 'right'),
  ];
  const base = ordered.map((column) => Math.max(column.minWidth ?? 40, widths[column.id] ?? column.width));
  const free = viewportWidth - base.reduce((sum, width) => sum + width, 0);
  const shares = ordered.map((column) => (widths[column.id] === undefined ? (column.grow ?? 0) : 0));
  const shareSum = shares.reduce((sum, share) => sum + share, 0);

  const groups: Record<'left' | 'centre' | 'right', PlacedColumn<Row>[]> = {
    left: [],
    centre: [],
    right: [],
  };
  const ends = { left: 0, centre: 0, right: 0 };
  const all = ordered.map((column, index) => {
    const group = column.frozen ?? 'centre';
    const bonus = free > 0 && shareSum > 0 ? Math.floor((free * (shares[index] ?? 0)) / shareSum) : 0;
    const placed = { column, index, left: ends[group], width: (base[index] ?? 0) + bonus };
    ends[group] += placed.width;
    groups[group].push(placed);
    return placed;
  });
  return {
    all,
    leftGroup: groups.left,
    centre: groups.centre,
    rightGroup: groups.right,
    leftWidth: ends.left,
    rightWidth: ends.right,
    totalWidth: Math.max(viewportWidth, ends.left + ends.centre + ends.right),
  };
}

/** The centre columns [from, to) that show in `viewportWidth` px when scrolled by `scrollLeft` px. */
export function findVisibleColumns<Row>(
  layout: ColumnLayout<Row>,
  scrollLeft: number,
  viewportWidth: number,
): readonly [from: number, to: number] {
  const { centre } = layout;
  const startPx = scrollLeft;
  const endPx = scrollLeft + viewportWidth - layout.leftWidth - layout.rightWidth;
  let from = 0;
  while (from < centre.length && right(centre[from]) <= startPx) from += 1;
  let to = from;
  while (to < centre.length && (centre[to]?.left ?? 0) < endPx) to += 1;
  return [from, to];
}

function right(placed: { left: number; width: number } | undefined): number {
  return placed ? placed.left + placed.width : 0;
}
