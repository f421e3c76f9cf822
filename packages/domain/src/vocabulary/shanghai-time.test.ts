// Guarantee: times travel as Shanghai wall-clock text and come back as the same instant; what is no time is refused, never bent (R-0-06).
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { formatShanghai, parseShanghai } from './shanghai-time';

describe('R-0-06 formatShanghai', () => {
  it.each([
    [0, '1970-01-01 08:00:00'],
    [Date.UTC(2026, 9, 11, 16, 0, 0), '2026-10-12 00:00:00'],
    [Date.UTC(2026, 9, 12, 15, 59, 59, 999), '2026-10-12 23:59:59'],
    [Date.UTC(2028, 1, 28, 16), '2028-02-29 00:00:00'],
  ])('R-0-06 %d is %s', (instantMs, text) => {
    expect(formatShanghai(instantMs)).toBe(text);
  });
  it('R-0-06 refuses what is no instant', () => {
    expect(() => formatShanghai(Number.NaN)).toThrow(RangeError);
    expect(() => formatShanghai(Infinity)).toThrow(RangeError);
  });
  it('R-0-06 is undone by parseShanghai, to the second', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Date.UTC(9990, 0) }), (instantMs) => {
        expect(parseShanghai(formatShanghai(instantMs))).toBe(instantMs - (instantMs % 1000));
      }),
    );
  });
});

describe('parseShanghai', () => {
  it.each(['202610121830', '20261012183000', '2026-10-12 18:30', '2026/10/12 18:30:00', '2026-10-12T18:30'])('reads %s', (text) => {
    expect(formatShanghai(parseShanghai(text)!)).toBe('2026-10-12 18:30:00');
  });
  it('takes 24:00 for the midnight that ends the day', () => {
    expect(formatShanghai(parseShanghai('202610122400')!)).toBe('2026-10-13 00:00:00');
  });
  it.each(['', '0000', '20260230', '2026-04-31', '202613011200', '99991231', '202610122401', '202610122460', '２０２６１０１２', 'x'])(
    'refuses %j',
    (text) => {
      expect(parseShanghai(text)).toBeUndefined();
    },
  );
});
