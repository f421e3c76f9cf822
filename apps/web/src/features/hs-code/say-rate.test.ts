// Guarantee: money, rates and quantities are shown and read to the last digit.
import { describe, expect, it } from 'vitest';
import { readPlaces, showFen, showTenThousandths } from './say-rate';

describe('numbers', () => {
  it.each([
    ['12000.5', 2, 1_200_050],
    ['12,000.50', 2, 1_200_050],
    ['１２', 2, 1_200],
    ['0.', 2, 0],
    ['1200.5', 3, 1_200_500],
    ['1.234', 2, null],
    ['1,2', 2, null],
    ['12345678901', 2, null],
    ['-1', 2, null],
    ['1e3', 2, null],
    ['', 2, null],
  ])('%s of %d places is read', (text, places, value) => {
    expect(readPlaces(text, places)).toBe(value);
  });
  it('are shown whole', () => {
    expect([0, 5, 1_200_050, 123_456_789_012].map(showFen)).toEqual(['0.00', '0.05', '12,000.50', '1,234,567,890.12']);
    expect([0, 65_000, 7_500, 1].map(showTenThousandths)).toEqual(['0', '6.5', '0.75', '0.0001']);
  });
});
