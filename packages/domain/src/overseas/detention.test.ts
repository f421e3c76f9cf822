// Guarantee: 滞箱费 is estimated from the day after the last free day to the return of the empty or to today, by the calendar of
// the place of discharge, and never where something of it is not known. Written from the trade: a tariff counts calendar days,
// the day of the return among them, each day at the rate of its step, and a reefer is dearer than a dry box.
import { expect, test } from 'vitest';
import { estimateDetention, sayDetention } from './detention';
import type { Tariff } from './tariff';

const hour = 3_600_000;
/** An hour of a November day by the clock of a place so many minutes ahead of UTC. */
const at = (day: number, hours = 12, offsetMinutes = 60): number => Date.UTC(2026, 10, day, hours) - offsetMinutes * 60_000;
const time = (ms: number, offsetMinutes: number | null = 60) => ({ ms, offsetMinutes, classifier: 'actual' }) as const;
const box = (containerNo: string, sizeType: string | null, returnedMs: number | null = null, offsetMinutes = 60) => ({
  containerNo,
  sizeType,
  code: 'DSCH',
  isReturned: returnedMs !== null,
  returned: returnedMs === null ? null : time(returnedMs, offsetMinutes),
});

// Discharged on the 1st, 5 free days: the 6th is the last one, the 7th the first day that costs.
const discharged = time(at(1, 23));
const tariff: Tariff = {
  currency: 'USD',
  rates: {
    '20': [
      { fromDay: 1, toDay: 5, perDay: 4_500 },
      { fromDay: 6, toDay: null, perDay: 9_000 },
    ],
    '40': [{ fromDay: 1, toDay: null, perDay: 12_050 }],
    special: [],
  },
};
const dry20 = 'MSKU0308961';
const dry40 = 'CSQU3054383';
const reefer = 'MWCU6000000';

/** What it says, and the days of each step. */
function told(
  today: number,
  boxes: Parameters<typeof estimateDetention>[0]['boxes'],
  part: { from?: typeof discharged | null; free?: number | null; table?: Tariff | null } = {},
) {
  const { from = discharged, free = 5, table = tariff } = part;
  const estimate = estimateDetention({ discharged: from, boxes }, free, table, today);
  return estimate && [sayDetention(estimate), estimate.boxes.flatMap(({ steps }) => steps.map(({ days }) => days))];
}

const open20 = [box(dry20, '22G1')];
const back20 = (ms: number, offset = 60) => [box(dry20, '22G1', ms, offset)];
const both = '；明天起每天';

test.each([
  ['not discharged', told(at(20), open20, { from: null }), null],
  ['free days are not known', told(at(20), open20, { free: null }), null],
  ['no table', told(at(20), open20, { table: null }), null],
  ['the table has no rate for it', told(at(20), [box(reefer, '45R1')]), null],
  ['its line does not say what it is', told(at(20), [box(dry20, null)]), null],
  ['its line names no box', told(at(20), []), null],
  ['well within', told(at(3), open20), ['还在免费期内，未产生滞箱费', []]],
  ['the last free day', told(at(6, 23), open20), [`还在免费期内，未产生滞箱费${both} USD 45.00`, []]],
  ['the first day that costs, from its first minute', told(at(7, 0), open20), [`滞箱费至今约 USD 45.00${both} USD 45.00`, [1]]],
  ['the last day of the first step', told(at(11), open20), [`滞箱费至今约 USD 225.00${both} USD 90.00`, [5]]],
  ['the first day of the second step', told(at(12), open20), [`滞箱费至今约 USD 315.00${both} USD 90.00`, [5, 1]]],
  [
    'no free days at all: the day after discharge costs',
    told(at(2), open20, { free: 0 }),
    [`滞箱费至今约 USD 45.00${both} USD 45.00`, [1]],
  ],
  ['returned within the free days', told(at(20), back20(at(6, 23))), ['免费期内已还空，未产生滞箱费', []]],
  ['returned too late, whatever day it is today', told(at(28), back20(at(12))), ['已还空，滞箱费约 USD 315.00', [5, 1]]],
  ['one of two returned in time', told(at(8), [...back20(at(5)), box(dry40, '45G1')]), [`滞箱费至今约 USD 241.00${both} USD 120.50`, [2]]],
  ['both returned, one too late', told(at(20), [...back20(at(5)), box(dry40, '45G1', at(7))]), ['已还空，滞箱费约 USD 120.50', [1]]],
  [
    'a reefer beside it that the table does not have',
    told(at(7), [...open20, box(reefer, '45R1')]),
    [`滞箱费至今约 USD 45.00${both} USD 45.00；MWCU6000000未计：箱型未知或费率表没有`, [1]],
  ],
  [
    'returned at half past midnight there, told by a clock of UTC',
    told(at(20), back20(at(7, 0) + hour / 2, 0)),
    ['已还空，滞箱费约 USD 45.00', [1]],
  ],
  [
    'half past midnight in Shanghai is yesterday evening there',
    told(at(7, 0, 480), open20),
    [`还在免费期内，未产生滞箱费${both} USD 45.00`, []],
  ],
  ['west of UTC', told(at(7, 0, -480), open20, { from: time(at(1, 23, -480), -480) }), [`滞箱费至今约 USD 45.00${both} USD 45.00`, [1]]],
])('%s', (_what, said, expected) => {
  expect(said).toEqual(expected);
});
