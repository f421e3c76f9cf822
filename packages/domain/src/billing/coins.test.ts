// Guarantee: L-10, R-9-29, R-9-33: money is read and shown as integers of fen; what is no plain amount is no amount.
import { describe, expect, test } from 'vitest';
import { amountMaxFen, readYuan, showCoins } from './coins';

describe('R-9-33 R-1-24 火币', () => {
  test.each([
    [0, '0'],
    [1, '0.01'],
    [10, '0.10'],
    [100, '1'],
    [12_345, '123.45'],
    [-200, '-2'],
    [-205, '-2.05'],
    [1_000_000, '10,000'],
  ])('R-1-24, R-9-29, R-9-33 %i fen are %s', (fen, shown) => expect(showCoins(fen)).toBe(shown));

  test.each([
    [100_000, '1,000'],
    [123_456_700, '1,234,567'],
    [-123_456_789, '-1,234,567.89'],
  ])('R-0-07 thousands stand apart: %i fen are %s', (fen, shown) => expect(showCoins(fen)).toBe(shown));

  test('L-10 what is shown, typed without its commas, is read as what it was, for all amounts to ten thousand yuan', () => {
    const wrong: number[] = [];
    for (let fen = 0; fen <= 1_000_000; fen++) if (readYuan(showCoins(fen).replaceAll(',', '')) !== fen) wrong.push(fen);
    expect(wrong).toEqual([]);
  });
});

test.each([
  '',
  ' 1',
  '1 ',
  '-0',
  '-1',
  '+1',
  '.5',
  '1.',
  '1.005',
  '30.005',
  '1e3',
  '1e21',
  'NaN',
  'Infinity',
  '0x10',
  '３０',
  '1,000',
  '01',
  '00.1',
  '9007199254740993',
  '9223372036854775808',
  '1000000.01',
])('L-10 “%s” is no amount', (text) => expect(readYuan(text)).toBeNull());

test('L-10 the largest amount is one', () => expect(readYuan('1000000')).toBe(amountMaxFen));
