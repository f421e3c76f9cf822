// Guarantee: a bill that was typed with a wrong head, or as a part of itself, is looked for under the numbers that it may have, and under few.
import { describe, expect, it } from 'vitest';
import { carriers } from '../vocabulary/carrier';
import { nearNumbers } from './near-numbers';

const of = (billNo: string, reason: 'number' | 'carrier') =>
  nearNumbers(billNo)
    .filter((near) => near.reason === reason)
    .map((near) => near.billNo)
    .join(' ');

describe('R-4.10-38 which other numbers a bill may have', () => {
  it.each([
    // COSCO prints ten digits; the port writes the head. OOCL is its sister.
    ['COSU6401234560', 'COSU6401234560A 6401234560', 'OOLU6401234560'],
    [
      '6401234560',
      '6401234560A MAEU6401234560 COSU6401234560 OOLU6401234560 EGLV6401234560 EISU6401234560 HLCU6401234560 ONEY6401234560 YMLU6401234560 YMJA6401234560 YMQA6401234560',
      '',
    ],
    // A part of a bill that was split, and the bill of which the first part is told.
    ['MEDU1234567A', 'MEDU1234567 MSCU1234567A', ''],
    ['MEDU1234567B2', 'MEDU1234567 1234567B2 MSCU1234567B2', ''],
    // Too short without its head to be a number by itself.
    ['MEDU1234567', 'MEDU1234567A MSCU1234567', ''],
    ['APLU123456789', 'APLU123456789A 123456789', 'CMDU123456789 CMAU123456789 ANLC123456789 ANNU123456789 CNCU123456789'],
    ['MAEU640123456', 'MAEU640123456A 640123456', 'MCPU640123456 SEJJ640123456 SEAU640123456 SAFM640123456 SUDU640123456'],
    ['ZIMU640123456', 'ZIMU640123456A 640123456', 'GSLU640123456 GOSU640123456'],
    // A forwarder's own house bill: no line, no head to try; a letter within it is no part's.
    ['HB2026100012', 'HB2026100012A', ''],
    ['HB2026A100012', 'HB2026A100012A', ''],
    // A part of a bare number: its whole, whose heads are found by that.
    ['6401234560B', '6401234560', ''],
  ])('R-4.10-38 %s', (billNo, number, carrier) => {
    expect(of(billNo, 'number')).toBe(number);
    expect(of(billNo, 'carrier')).toBe(carrier);
  });

  it.each([
    ['MEDU1234567A', 'MEDU1234567'],
    ['MEDU1234567B2', 'MEDU1234567'],
    ['MEDU1234567', 'MEDU1234567A'],
    ['6401234560', '6401234560A'],
    ['COSU6401234560', 'COSU6401234560A'],
  ])('R-4.10-38 of %s, %s alone is its part or its whole', (billNo, part) => {
    expect(nearNumbers(billNo).flatMap((near) => (near.isPart ? [near.billNo] : []))).toEqual([part]);
  });

  it('R-4.10-38 never the number itself, never one twice, and no more than a dozen', () => {
    const typed = [...carriers.flatMap(({ prefixes }) => prefixes.map((head) => `${head}640123456`)), '6401234560', 'X9999999Z'];
    for (const billNo of typed) {
      const numbers = nearNumbers(billNo).map((near) => near.billNo);
      expect(numbers).not.toContain(billNo);
      expect(new Set(numbers).size).toBe(numbers.length);
      expect(numbers.length).toBeLessThanOrEqual(12);
    }
  });
});
