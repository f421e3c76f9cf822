// Guarantee: the keys lead where the APG grid pattern says, and never out of the grid.
import { expect, test } from 'vitest';
import { moveCell } from './move-cell';

const bounds = { rowCount: 100, columnCount: 10, pageRows: 20 };

test.each([
  // key, ctrl, from, to (row −1 is the head)
  ['ArrowRight', false, [5, 5], [5, 6]],
  ['ArrowRight', false, [5, 9], [5, 9]],
  ['ArrowLeft', false, [5, 0], [5, 0]],
  ['ArrowLeft', true, [5, 7], [5, 0]],
  ['ArrowRight', true, [5, 2], [5, 9]],
  ['ArrowDown', false, [5, 5], [6, 5]],
  ['ArrowDown', false, [99, 5], [99, 5]],
  ['ArrowDown', true, [3, 5], [99, 5]],
  ['ArrowUp', false, [0, 5], [-1, 5]],
  ['ArrowUp', false, [-1, 5], [-1, 5]],
  ['ArrowUp', true, [50, 5], [0, 5]],
  ['Home', false, [5, 5], [5, 0]],
  ['End', false, [5, 5], [5, 9]],
  ['Home', true, [5, 5], [0, 0]],
  ['End', true, [5, 5], [99, 9]],
  ['PageDown', false, [5, 5], [25, 5]],
  ['PageDown', false, [95, 5], [99, 5]],
  ['PageDown', false, [-1, 5], [20, 5]],
  ['PageUp', false, [25, 5], [5, 5]],
  ['PageUp', false, [5, 5], [0, 5]],
  ['PageUp', false, [-1, 5], [-1, 5]],
] as const)('%s (ctrl %s) from %j leads to %j', (key, ctrlKey, [row, column], [toRow, toColumn]) => {
  expect(moveCell({ row, column }, { key, ctrlKey }, bounds)).toEqual({ row: toRow, column: toColumn });
});

test('other keys do not move', () => {
  expect(moveCell({ row: 0, column: 0 }, { key: 'x', ctrlKey: false }, bounds)).toBeNull();
});

test('in an empty grid every key stays in the head', () => {
  const empty = { ...bounds, rowCount: 0 };
  for (const key of ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End']) {
    for (const ctrlKey of [false, true]) {
      expect(moveCell({ row: -1, column: 3 }, { key, ctrlKey }, empty)?.row).toBe(-1);
    }
  }
});
