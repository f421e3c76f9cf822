// Guarantee: a push changes values in place; rows never jump and never go back to an older version.
import { describe, expect, it } from 'vitest';
import { mergeRows } from './merge-rows';

const row = (id: number, version: number) => ({ id, version, text: `v${version}` });

describe('mergeRows', () => {
  const shown = [row(1, 1), row(2, 5), row(3, 1)];
  it('puts newer versions in place and names them', () => {
    const { rows, changedIds } = mergeRows(shown, [row(3, 2), row(2, 6)]);
    expect(rows.map((item) => `${item.id}:${item.version}`)).toEqual(['1:1', '2:6', '3:2']);
    expect(changedIds).toEqual([2, 3]);
    expect(rows[0]).toBe(shown[0]);
  });
  it('passes over what was overtaken, and over rows that are not on the screen', () => {
    const result = mergeRows(shown, [row(2, 4), row(1, 1), row(9, 9)]);
    expect(result.rows).toBe(shown);
    expect(result.changedIds).toEqual([]);
  });
});
