// Guarantee: columns stand side by side without gaps, frozen ones at their sides, and only those in sight are
// drawn.
import { describe, expect, test } from 'vitest';
import type { GridColumn } from './grid-column';
import { findVisibleColumns, layOutColumns } from './lay-out-columns';

function column(id: string, width: number, more: Partial<GridColumn<string>> = {}): GridColumn<string> {
  return { id, title: id, width, text: (row) => row, ...more };
}

describe('layOutColumns', () => {
  test('brings frozen columns to their sides and keeps the order within', () => {
    const layout = layOutColumns(
      [column('a', 100), column('r', 60, { frozen: 'right' }), column('l', 50, { frozen: 'left' }), column('b', 70)],
      {},
      0,
    );
    expect(layout.all.map(({ column: { id }, index, left }) => [id, index, left])).toEqual([
      ['l', 0, 0],
      ['a', 1, 0],
      ['b', 2, 100],
      ['r', 3, 0],
    ]);
    expect([layout.leftWidth, layout.rightWidth, layout.totalWidth]).toEqual([50, 60, 280]);
  });

  test('shares the room that is left by grow, and not with a column set by hand', () => {
    const columns = [column('a', 100), column('b', 100, { grow: 1 }), column('c', 100, { grow: 3 })];
    expect(layOutColumns(columns, {}, 700).all.map(({ width }) => width)).toEqual([100, 200, 400]);
    expect(layOutColumns(columns, { c: 120 }, 700).all.map(({ width }) => width)).toEqual([100, 480, 120]);
    expect(layOutColumns(columns, {}, 200).all.map(({ width }) => width)).toEqual([100, 100, 100]);
  });

  test('never makes a column narrower than its least width', () => {
    expect(layOutColumns([column('a', 100, { minWidth: 64 })], { a: 10 }, 0).all[0]?.width).toBe(64);
  });
});

describe('findVisibleColumns', () => {
  const layout = layOutColumns(
    [column('l', 50, { frozen: 'left' }), ...Array.from({ length: 40 }, (_, i) => column(`c${i}`, 100))],
    {},
    450,
  );
  test.each([
    [0, [0, 4]],
    [1, [0, 5]],
    [100, [1, 5]],
    [250, [2, 7]],
    [3600, [36, 40]],
  ] as const)('scrolled by %i px draws %j', (scrollLeft, range) => {
    expect(findVisibleColumns(layout, scrollLeft, 450)).toEqual(range);
  });
});
