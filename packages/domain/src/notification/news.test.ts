// Guarantee: truth table of what is news of a bill, how bad it is, and whether anybody may sleep through it, as an operator would say it.
import { expect, test } from 'vitest';
import { caseBillNo, caseNowMs, statusOfCase, type BillCase, type BoxCase } from '../tracking/truth-table/bill-case';
import { newsOfBill, newsOfCall } from './news';
import type { NewsEvent, NewsTone } from './news-events';

const out: BoxCase = { gate: 'out', listed: true };
const inside: BoxCase = { gate: 'in', gateInAgo: 30, listed: true };
const released: BoxCase = { gate: 'in', listed: true, arrival: ['accepted'], release: ['accepted'] };
const passed: BoxCase = { ...released, flags: { triple: ['yes'], pass: ['yes'] } };
const hours = (count: number): number => count * 60;
const bill = (part: Partial<BillCase>): BillCase => ({
  port: 'NB',
  boxes: [out],
  preManifest: ['declared', 'accepted'],
  plan: { portClosesMs: hours(72) },
  ...part,
});
type Told = readonly [event: NewsEvent, tone: NewsTone, isUrgent: boolean];

test.each<[what: string, bill: BillCase, told: readonly Told[]]>([
  ['nothing is wrong', bill({}), []],
  ['a box is outside a day before the cut-off', bill({ plan: { portClosesMs: hours(20) } }), [['not-gated-in', 'attention', false]]],
  ['the same three hours before it', bill({ plan: { portClosesMs: hours(3) } }), [['not-gated-in', 'attention', true]]],
  ['the same, too late', bill({ plan: { portClosesMs: -hours(1) } }), [['not-gated-in', 'danger', true]]],
  [
    'the cut-off was moved to earlier, far away',
    bill({ moved: { field: 'portClosesMs', byHours: -6, saidAgo: 10 } }),
    [['cut-off-moved', 'attention', false]],
  ],
  ['and to later: time given', bill({ moved: { field: 'portClosesMs', byHours: 6, saidAgo: 10 } }), [['cut-off-moved', 'running', false]]],
  // The port's cut-off is told, and what is short is the time until boxes are taken in no more.
  [
    'moved to five hours from now, boxes outside, which are taken in for three',
    bill({ plan: { portClosesMs: hours(5), gateInClosesMs: hours(3) }, moved: { field: 'portClosesMs', byHours: -2, saidAgo: 10 } }),
    [
      ['not-gated-in', 'attention', true],
      ['cut-off-moved', 'attention', true],
    ],
  ],
  [
    'customs’ clock the same, with every box in: when boxes were taken in matters no more',
    bill({
      boxes: [inside],
      plan: { portClosesMs: hours(9), customsClosesMs: hours(5), gateInClosesMs: hours(3) },
      moved: { field: 'customsClosesMs', byHours: -2, saidAgo: 10 },
    }),
    [
      ['not-released', 'attention', false],
      ['cut-off-moved', 'attention', false],
    ],
  ],
  [
    'moved to where it has passed',
    bill({ plan: { portClosesMs: hours(9), gateInClosesMs: -hours(1) }, moved: { field: 'gateInClosesMs', byHours: -4, saidAgo: 10 } }),
    [
      ['not-gated-in', 'danger', true],
      ['cut-off-moved', 'attention', true],
    ],
  ],
  // Its ship's clock all the same: beside the others of the ship nobody has to wonder about it.
  [
    'the cut-off moved with every box in and released by customs, the terminal’s pass to come',
    bill({ boxes: [released], moved: { field: 'portClosesMs', byHours: -6, saidAgo: 10 } }),
    [['cut-off-moved', 'attention', false]],
  ],
  [
    'the same, moved to later',
    bill({ boxes: [released], moved: { field: 'portClosesMs', byHours: 6, saidAgo: 10 } }),
    [['cut-off-moved', 'running', false]],
  ],
  [
    'the same with the pass: it closes nothing of the bill, however near',
    bill({ boxes: [passed], plan: { portClosesMs: hours(3) }, moved: { field: 'portClosesMs', byHours: -6, saidAgo: 10 } }),
    [['cut-off-moved', 'idle', false]],
  ],
  [
    'the same once all is on board',
    bill({ boxes: [{ ...passed, loaded: true }], moved: { field: 'portClosesMs', byHours: -6, saidAgo: 10 } }),
    [],
  ],
  ['moved the day before yesterday', bill({ moved: { field: 'portClosesMs', byHours: -6, saidAgo: hours(25) } }), []],
  ['customs looks into a box', bill({ boxes: [{ ...released, release: [], inspection: 'open' }] }), [['customs', 'customs', true]]],
  ['customs refused the release', bill({ boxes: [{ ...released, release: ['refused'] }] }), [['customs', 'danger', true]]],
  ['the release was taken back', bill({ boxes: [{ ...released, release: ['accepted', 'withdrawn'] }] }), [['customs', 'danger', true]]],
  [
    'in for five hours, not reported as arrived',
    bill({ boxes: [{ ...inside, gateInAgo: hours(5) }] }),
    [['arrival-missing', 'danger', true]],
  ],
  ['it came out again', bill({ boxes: [{ gate: 'left-again' }] }), [['ship-changed', 'danger', true]]],
  ['the ship sailed without it', bill({ plan: { portClosesMs: -hours(40) }, departedAgo: 60 }), [['ship-changed', 'danger', true]]],
  ['it sailed with it', bill({ boxes: [{ ...released, loaded: true }], plan: { portClosesMs: -hours(40) }, departedAgo: 60 }), []],
])('R-7.6-19 %s', (_what, told, expected) => {
  const news = newsOfBill(caseBillNo, statusOfCase(told), caseNowMs);
  expect(news.map(({ event, tone, isUrgent }) => [event, tone, isUrgent])).toEqual(expected);
  for (const { no, sentence, kind } of news) expect([kind, no, sentence === '']).toEqual(['bill', caseBillNo, false]);
});

test('a new time of a clock is news, a box that came in is none, another box at an inspection is', () => {
  const keysOf = (told: BillCase): readonly string[] => newsOfBill(caseBillNo, statusOfCase(told), caseNowMs).map(({ key }) => key);
  const moved = (byHours: number): BillCase => bill({ moved: { field: 'portClosesMs', byHours, saidAgo: 10 } });
  expect(keysOf(moved(-6))).toEqual(keysOf(moved(-6)));
  const near = { plan: { portClosesMs: hours(20) } };
  const toCome = (boxes: readonly BoxCase[]) => keysOf(bill({ ...near, boxes })).filter((key) => key.startsWith('not-gated-in'));
  expect(toCome([out, out])).toEqual(['not-gated-in']);
  expect(toCome([out, released])).toEqual(['not-gated-in']);
  const looked: BoxCase = { ...released, release: [], inspection: 'open' };
  expect(keysOf(bill({ boxes: [looked, released] }))).not.toEqual(keysOf(bill({ boxes: [looked, looked] })));
});

test('news of one ship’s clock have one mark, whichever bill tells it; of anything else, the bill’s', () => {
  const [clock] = newsOfBill('A1', statusOfCase(bill({ moved: { field: 'portClosesMs', byHours: -6, saidAgo: 10 } })), caseNowMs);
  const [of] = newsOfBill('A1', statusOfCase(bill({ plan: { portClosesMs: hours(20) } })), caseNowMs);
  expect([clock!.mark, clock!.about]).toEqual(['NB/MSCANNA/425W', 'MSC.ANNA/425W']);
  expect([of!.mark, of!.about]).toEqual(['NB/A1', null]);
});

test('one word of the port that moves several clocks is told once, by whichever of them a bill is told', () => {
  const told = statusOfCase(bill({ moved: { field: 'portClosesMs', byHours: -6, saidAgo: 10 } }));
  const [change] = told.cutOffChanges;
  const both = { ...told, cutOffChanges: [change!, { ...change!, field: 'customsClosesMs' as const, toMs: change!.toMs! - 3_600_000 }] };
  const inside = statusOfCase(bill({ boxes: [{ ...released, release: [] }], moved: { field: 'portClosesMs', byHours: -6, saidAgo: 10 } }));
  const keyOf = (status: typeof told) => newsOfBill('A1', status, caseNowMs).find(({ event }) => event === 'cut-off-moved')?.key;
  expect(keyOf({ ...inside, cutOffChanges: both.cutOffChanges })).toBe(keyOf(both));
  expect(keyOf(both)).not.toBe(keyOf(told));
  // What was told while it mattered is no news once it matters no more.
  const done = statusOfCase(bill({ boxes: [passed], moved: { field: 'portClosesMs', byHours: -6, saidAgo: 10 } }));
  expect(keyOf(done)).toBe(keyOf(told));
  expect(newsOfBill('A1', done, caseNowMs)[0]).toMatchObject({
    sentence: '截港提前 6 小时，现为 10-15 12:00，不影响这票',
    mark: 'NB/MSCANNA/425W',
    about: 'MSC.ANNA/425W',
    step: null,
  });
});

test.each<[what: string, plan: BillCase['plan'], nearestIn: number | null, isUrgent: boolean]>([
  ['the clock that moved, where it is the first', { portClosesMs: hours(30) }, hours(30), false],
  ['the taking in of boxes before it', { portClosesMs: hours(30), gateInClosesMs: hours(9) }, hours(9), false],
  ['customs’ clock before it', { portClosesMs: hours(5), customsClosesMs: hours(3) }, hours(3), true],
  ['none that has passed', { portClosesMs: hours(30), gateInClosesMs: -hours(1) }, hours(30), false],
  ['none, with everything over', { portClosesMs: -hours(1) }, null, false],
])('R-7.6-19 news of a ship’s call bear on %s', (_what, plan, nearestIn, isUrgent) => {
  const status = statusOfCase(bill({ plan, moved: { field: 'portClosesMs', byHours: 6, saidAgo: 10 } }));
  const call = { ...status, vesselName: 'MSC ANNA', voyage: '425W' } as unknown as Parameters<typeof newsOfCall>[1];
  const [news] = newsOfCall({ vesselName: 'MSC ANNA', voyage: '425W' }, call, caseNowMs);
  expect([news!.nearestMs, news!.isUrgent]).toEqual([nearestIn === null ? null : caseNowMs + nearestIn * 60_000, isUrgent]);
});

test.each<[what: string, bill: BillCase, sentence: string, clock: string | undefined, closesIn: number | null]>([
  ['boxes to come', bill({ plan: { portClosesMs: hours(20) } }), '1 箱未进港', '截港', hours(20)],
  [
    'the taking in of boxes over',
    bill({ plan: { portClosesMs: hours(9), gateInClosesMs: -hours(1) } }),
    '进箱截止已过，1 箱未进港',
    '进箱截止',
    -hours(1),
  ],
  ['a release to come', bill({ boxes: [inside], plan: { portClosesMs: hours(5) } }), 'CSNU6152042 未运抵', '截港', hours(5)],
  ['not reported as arrived', bill({ boxes: [{ ...inside, gateInAgo: hours(5) }] }), '进港后未运抵，联系场站', '截港', hours(72)],
  [
    'a clock that moved',
    bill({ moved: { field: 'portClosesMs', byHours: -6, saidAgo: 10 } }),
    '截港提前 6 小时，现为 10-15 12:00',
    undefined,
    hours(72),
  ],
])('R-7.6-19 news stay true however late they are read: %s', (_what, told, sentence, clock, closesIn) => {
  const [news] = newsOfBill(caseBillNo, statusOfCase(told), caseNowMs);
  expect([news!.sentence, news!.clock, news!.closesMs, news!.ship]).toEqual([
    sentence,
    clock,
    closesIn === null ? null : caseNowMs + closesIn * 60_000,
    'MSC.ANNA/425W',
  ]);
  expect(news!.step ?? '').not.toMatch(/\d+[hm]/);
});

const takenBack: BoxCase = { ...passed, flags: { triple: ['yes', 'withdrawn'], pass: ['yes'] } };
test.each<[what: string, bill: BillCase, sentence: string, step: string | null]>([
  ['a slip taken back', bill({ boxes: [takenBack, takenBack] }), '三联单已取消，2/2 箱', null],
  ['boxes outside', bill({ plan: { portClosesMs: hours(5) } }), '1 箱未进港', null],
  ['a refusal', bill({ preManifest: ['refused'] }), '海关退单：申报要素不符', null],
  [
    'too late: what is to be done is another thing',
    bill({ plan: { portClosesMs: -hours(1) } }),
    '1 箱未进港已过截港，建议改配',
    '改配下一航次',
  ],
  ['not reported as arrived: by whom', bill({ boxes: [{ ...inside, gateInAgo: hours(5) }] }), '进港后未运抵，联系场站', '运抵报告未到'],
])('R-7.6-19 a line says one thing once: %s', (_what, told, sentence, step) => {
  const [news] = newsOfBill(caseBillNo, statusOfCase(told), caseNowMs);
  expect([news!.sentence, news!.step]).toEqual([sentence, step]);
});
