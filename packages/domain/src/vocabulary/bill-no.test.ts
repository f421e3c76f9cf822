// Guarantee: what counts as a bill number is what the wire can carry.
import { describe, expect, it } from 'vitest';
import { foldFullWidth, isBillNo } from './bill-no';

describe('isBillNo', () => {
  it.each([
    ['MEDU8414520', true],
    ['ABCD12345', true],
    ['ABCD1234', false],
    ['ABCDEFGHI', false],
    ['240113526', true],
    ['ABCD-12345', false],
    ['A'.repeat(34) + '1', true],
    ['A'.repeat(35) + '1', false],
  ])('R-5.3-21 %s → %s', (text, expected) => expect(isBillNo(text)).toBe(expected));
});

describe('foldFullWidth', () => {
  it('keeps the length, so that places in the text hold', () => {
    expect(foldFullWidth('Ａ１　b')).toBe('A1 b');
  });
});
