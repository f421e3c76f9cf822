// Guarantee: money and weights of an order are exact, whatever its currency.
import { describe, expect, test } from 'vitest';
import { lineCents, plainNumber, ratesOf, readDecimal, toFen, totalsOf, toUsdCents, writeCents } from './amounts';
import { isSumRow } from './fields';

test.each([
  ['12', 3, 12_000n],
  ['12.5', 3, 12_500n],
  ['12.5000', 3, 12_500n],
  ['1,234.05', 2, 123_405n],
  ['0', 2, 0n],
  ['12.3456', 3, null],
  ['-1', 2, null],
  ['1e5', 2, null],
  ['1,23', 2, null],
  ['', 2, null],
  ['1234567890123', 0, null],
  ['999,999,999,999', 0, 999_999_999_999n],
  ['1,999,999,999,999', 0, null],
] as const)('reads %s with %i places as %s', (text, places, expected) => {
  expect(readDecimal(text, places)).toBe(expected);
});

test.each([
  ['12000', '2.35', '28200.00'],
  ['3', '0.3333', '1.00'],
  ['1', '0.005', '0.01'],
  ['1', '0.0049', '0.00'],
  ['999999999', '99999.9999', '99999999800000.00'],
  ['12', 'x', null],
] as const)('R-2.2-28 %s × %s comes to %s', (quantity, price, expected) => {
  const cents = lineCents({ quantity, price });
  expect(cents === null ? null : writeCents(cents)).toBe(expected);
});

describe('rates', () => {
  test('R-2.2-28 an order in dollars needs the one rate', () => {
    const rates = ratesOf({ currency: 'USD', rate: '7.112' })!;
    expect(toUsdCents(20_068_960n, rates)).toBe(20_068_960n);
    // As the picture of the editor says: 200,689.60 dollars are 1,427,304.44 yuan (7.1120).
    expect(writeCents(toFen(20_068_960n, rates))).toBe('1427304.44');
  });

  test('R-2.2-28 another currency goes by both, and without one of them nothing is said', () => {
    expect(toUsdCents(100_00n, ratesOf({ currency: 'EUR', rate: '8.0', usdRate: '7.2' })!)).toBe(111_11n);
    expect(toUsdCents(720_00n, ratesOf({ currency: 'CNY', rate: '', usdRate: '7.2' })!)).toBe(100_00n);
    expect(ratesOf({ currency: 'EUR', rate: '8.0', usdRate: '' })).toBeNull();
    expect(ratesOf({ currency: 'USD', rate: '0' })).toBeNull();
  });
});

test('R-2.2-28 totals are sums of what is there', () => {
  const line = (texts: Record<string, string>) => ({ part: 0, texts });
  const lines = [
    line({ quantity: '10', price: '1.5', cartons: '2', grossKg: '10.5', netKg: '9', merchant: 'YW1' }),
    line({ quantity: 'x', price: '1.5', cartons: '1', grossKg: '', netKg: '0.001', merchant: 'YW1' }),
  ];
  expect(totalsOf(lines)).toEqual({ lines: 2, cartons: 3n, gross: 10_500n, net: 9_001n, cents: 1_500n, merchants: 1 });
});

test.each([
  ['12,000', 3, '12000'],
  ['002.3500', 4, '2.35'],
  ['0.5', 3, '0.5'],
  ['500', 0, '500'],
  ['x', 2, 'x'],
] as const)('R-2.2-29 %s is written for machines', (text, places, expected) => {
  expect(plainNumber(text, places)).toBe(expected);
});

test.each([
  [{ name: '合计' }, true],
  [{ name: ' 总 计：' }, true],
  [{ name: 'Total' }, true],
  [{ name: 'SUBTOTAL:' }, true],
  // A good may be called so, and has a code then.
  [{ name: '合计', hsCode: '9617001900' }, false],
  [{ name: '合计器' }, false],
  [{ name: '' }, false],
])('R-2.2-28 of a file %j is a sum: %s', (texts, isSum) => {
  expect(isSumRow(texts)).toBe(isSum);
});
