// Guarantee: a term has twelve months of whole days of Shanghai; the same level goes on after its end, a higher one is
// credited what is left, to the fen, never more than it costs; a lower one is not had while a higher one runs.
import { expect, it, test } from 'vitest';
import { lastDayOf, offerOf, renewableDays, standingOn, type Term } from './term';

const silver = (fromDay: string, lastDay: string, worthFen = 12_000): Term => ({ level: 'silver', fromDay, lastDay, worthFen });
const gold = (fromDay: string, lastDay: string): Term => ({ level: 'gold', fromDay, lastDay, worthFen: 36_000 });

// From the trade: a year that is bought on a day ends on the day before it a year on.
it.each([
  ['2026-11-28', '2027-11-27'],
  ['2026-01-01', '2026-12-31'],
  ['2027-03-01', '2028-02-29'],
  ['2027-02-28', '2028-02-27'],
  ['2028-02-29', '2029-02-27'],
])('R-7.6-21 a term from %s ends with %s', (from, last) => expect(lastDayOf(from)).toBe(last));

it.each([
  [[], 'normal', null, 0],
  [[silver('2026-11-28', '2027-11-27')], 'silver', '2027-11-27', 365],
  // On its last day it holds; with the next day it is over.
  [[silver('2025-11-29', '2026-11-28')], 'silver', '2026-11-28', 1],
  [[silver('2025-11-28', '2026-11-27')], 'normal', null, 0],
  // Prolonged: the end of all.
  [[silver('2025-12-01', '2026-11-30'), silver('2026-12-01', '2027-11-30')], 'silver', '2027-11-30', 368],
] as const)('R-2.3-23 of %j on 2026-11-28 is %s until %s, %i days', (terms, level, lastDay, daysLeft) =>
  expect(standingOn(terms, '2026-11-28')).toEqual({ level, lastDay, daysLeft }),
);

const today = '2026-11-28';
const year = ['2026-11-28', '2027-11-27'] as const;
// Kind, credited, taken, first and last day; or why not.
it.each([
  ['nobody yet joins', [], 'silver', 12_000, ['join', 0, 12_000, ...year]],
  ['who was one joins anew', [gold('2025-11-28', '2026-11-27')], 'silver', 12_000, ['join', 0, 12_000, ...year]],
  [
    'the same level goes on after its end',
    [silver('2026-01-01', '2026-12-31')],
    'silver',
    12_000,
    ['renew', 0, 12_000, '2027-01-01', '2027-12-31'],
  ],
  ['on its last day', [silver('2025-11-29', today)], 'silver', 12_000, ['renew', 0, 12_000, '2026-11-29', '2027-11-28']],
  ['at another price by now', [silver('2026-01-01', '2026-12-31')], 'silver', 15_000, ['renew', 0, 15_000, '2027-01-01', '2027-12-31']],
  ['bought today, it may be prolonged once', [silver(...year)], 'silver', 12_000, ['renew', 0, 12_000, '2027-11-28', '2028-11-27']],
  ['and not twice', [silver(...year), silver('2027-11-28', '2028-11-27')], 'silver', 12_000, 'early'],
  // 12,000 × 34 of 365 days = 1,117.8
  [
    'up: the days that are left, this one included',
    [silver('2026-01-01', '2026-12-31')],
    'gold',
    36_000,
    ['upgrade', 1_117, 34_883, ...year],
  ],
  ['up on the same day: all of it', [silver(...year)], 'gold', 36_000, ['upgrade', 12_000, 24_000, ...year]],
  ['up on the last day: one day', [silver('2025-11-29', today)], 'gold', 36_000, ['upgrade', 32, 35_968, ...year]],
  [
    'up with a year ahead: that whole too',
    [silver('2025-11-29', today), silver('2026-11-29', '2027-11-28')],
    'gold',
    36_000,
    ['upgrade', 12_032, 23_968, ...year],
  ],
  ['up, credited no more than it costs', [silver(...year, 50_000)], 'gold', 36_000, ['upgrade', 36_000, 0, ...year]],
  // A leap year has 366 days to share.
  [
    'up in a leap year',
    [silver('2027-03-01', '2028-02-29')],
    'gold',
    36_000,
    ['upgrade', 32, 35_968, '2028-02-29', '2029-02-27'],
    '2028-02-29',
  ],
  ['down is not had', [gold('2026-01-01', '2026-12-31')], 'silver', 12_000, 'lower'],
] as const)('R-2.3-23 R-7.6-21 %s', (_name, terms, level, priceFen, expected, day: string = today) => {
  const offer = offerOf(terms, level, day, priceFen);
  const told = typeof offer === 'string' ? offer : [offer.kind, offer.creditFen, offer.payFen, offer.fromDay, offer.lastDay];
  expect(told).toEqual(expected);
});

test('R-7.6-21 on no day of a year is an offer of a fraction, below nothing, or beyond its price', () => {
  const first = Date.UTC(2026, 0, 1);
  for (let n = 0; n < 370; n++) {
    const day = new Date(first + n * 86_400_000).toISOString().slice(0, 10);
    const offer = offerOf([silver('2026-01-01', '2026-12-31', 11_999)], 'gold', day, 36_000);
    if (typeof offer === 'string') throw new Error(offer);
    expect([offer.payFen + offer.creditFen, Number.isInteger(offer.creditFen), offer.creditFen >= 0]).toEqual([36_000, true, true]);
  }
  expect(renewableDays).toBe(366);
});
