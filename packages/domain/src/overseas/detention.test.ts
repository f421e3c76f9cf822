// Guarantee: 滞箱费 is estimated from the day after the last free day to the return of the empty or to today, by the calendar of
// the place of discharge, and never where something of it is not known. Written from the trade: a tariff counts calendar days,
// the day of the return among them, each day at the rate of its step, and a reefer is dearer than a dry box.
import { expect, test } from 'vitest';
import { estimateDetention, fewestFreeDays, gapOfDetention, sayDetention, sayDetentionShort } from './detention';
import type { BoxClass, Tariff } from './tariff';

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
  freeDays: { '20': null, '40': null, special: null },
};
/** As a line gives them: a dry box of 20 feet six, one of 40 feet seven. */
const given: Tariff = { ...tariff, freeDays: { '20': 6, '40': 7, special: null } };
const dry20 = 'MSKU0308961';
const dry40 = 'CSQU3054383';
const reefer = 'MWCU6000000';

/** What it says, and the days of each step. */
function told(
  today: number,
  boxes: Parameters<typeof estimateDetention>[0]['boxes'],
  part: { from?: typeof discharged | null; free?: number | null; boxClass?: BoxClass; table?: Tariff | null } = {},
) {
  const { from = discharged, free = 5, boxClass = null, table = tariff } = part;
  const estimate = estimateDetention({ discharged: from, boxes }, { freeDays: free, boxClass }, table, today);
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
    [`滞箱费至今约 USD 45.00${both} USD 45.00；MWCU6000000未计：箱型、单价或免费期不知道`, [1]],
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
  [
    'its owner says what it is where its line does not',
    told(at(7), [box(dry20, null)], { boxClass: '40' }),
    [`滞箱费至今约 USD 120.50${both} USD 120.50`, [1]],
  ],
  [
    'its line says what it is, whatever its owner does',
    told(at(7), open20, { boxClass: '40' }),
    [`滞箱费至今约 USD 45.00${both} USD 45.00`, [1]],
  ],
  [
    'free days of the table, of each class its own',
    told(at(8), [...open20, box(dry40, '45G1')], { free: null, table: given }),
    [`滞箱费至今约 USD 45.00${both} USD 165.50`, [1]],
  ],
  [
    'what was agreed goes before the table, and none at all is agreed too',
    told(at(2), open20, { free: 0, table: given }),
    [`滞箱费至今约 USD 45.00${both} USD 45.00`, [1]],
  ],
  [
    'free days of one class alone are known',
    told(at(8), [...open20, box(dry40, '45G1')], { free: null, table: { ...given, freeDays: { ...given.freeDays, '40': null } } }),
    [`滞箱费至今约 USD 45.00${both} USD 45.00；CSQU3054383未计：箱型、单价或免费期不知道`, [1]],
  ],
])('%s', (_what, said, expected) => {
  expect(said).toEqual(expected);
});

const terms = (freeDays: number | null = null, boxClass: BoxClass | null = null) => ({ freeDays, boxClass });

test.each([
  ['agreed, whatever the table gives', [box(dry20, '22G1')], terms(21), given, 21],
  ['agreed, without a table', [box(dry20, '22G1')], terms(21), null, 21],
  ['of the table, by what the box is', [box(dry40, '45G1')], terms(), given, 7],
  ['of two boxes the fewest', [box(dry20, '22G1'), box(dry40, '45G1')], terms(), given, 6],
  ['of those that are not back', [box(dry20, '22G1', at(5)), box(dry40, '45G1')], terms(), given, 7],
  ['by what its owner says it is', [box(dry20, null)], terms(null, '40'), given, 7],
  ['before its line names a box', [], terms(null, '20'), given, 6],
  ['nobody says what it is', [box(dry20, null)], terms(), given, null],
  ['a class that the table gives none', [box(reefer, '45R1')], terms(), given, null],
  ['no table, and none agreed', [box(dry20, '22G1')], terms(), null, null],
])('free days: %s', (_what, boxes, own, table, expected) => {
  expect(fewestFreeDays(boxes, own, table)).toBe(expected);
});

test.each([
  ['not discharged', null, open20, terms(5), null, null],
  ['no table', discharged, open20, terms(5), null, 'no-tariff'],
  ['its line names no box', discharged, [], terms(5), tariff, 'no-box'],
  ['nobody says what it is', discharged, [box(dry20, null)], terms(5), tariff, 'no-class'],
  ['the table has no rate for it', discharged, [box(reefer, '45R1')], terms(5), tariff, 'no-rate'],
  ['no free days', discharged, open20, terms(), tariff, 'no-free-days'],
  ['everything is known', discharged, open20, terms(5), tariff, null],
  ['of one box alone', discharged, [...open20, box(reefer, '45R1')], terms(), given, null],
] as const)('why there is no estimate: %s', (_what, from, boxes, own, table, expected) => {
  expect(gapOfDetention({ discharged: from, boxes: [...boxes] }, own, table)).toBe(expected);
  expect(estimateDetention({ discharged: from, boxes: [...boxes] }, own, table, at(9)) === null).toBe(from === null || expected !== null);
});

test.each([
  [at(3), open20, '免费期内'],
  [at(20), back20(at(5)), '未产生'],
  [at(7), open20, 'USD 45.00'],
  [at(7), [...open20, box(reefer, '45R1')], 'USD 45.00，1 箱未计'],
  [at(20), back20(at(12)), 'USD 315.00'],
] as const)('in a cell, %#', (today, boxes, expected) => {
  expect(sayDetentionShort(estimateDetention({ discharged, boxes: [...boxes] }, terms(5), tariff, today)!)).toBe(expected);
});
