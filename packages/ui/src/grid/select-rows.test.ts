// Guarantee: a press turns one row, a press with Shift gives the whole span the state of the row pressed.
import { expect, test } from 'vitest';
import { selectRows } from './select-rows';

const ids = ['a', 'b', 'c', 'd', 'e'];

test.each([
  // selected before, pressed, pressed before, with Shift, selected after
  ['', 'b', null, false, 'b'],
  ['b', 'b', null, false, ''],
  ['b', 'd', 'b', true, 'bcd'],
  ['d', 'b', 'd', true, 'bcd'],
  ['abcde', 'd', 'b', true, 'ae'],
  ['b', 'd', null, true, 'bd'],
  ['b', 'd', 'gone', true, 'bd'],
] as const)('%j, press %s after %s (shift %s) gives %j', (before, id, anchorId, isRange, after) => {
  const next = selectRows({ ids, selection: new Set(before), id, anchorId, isRange });
  expect([...next].toSorted().join('')).toBe(after);
});
