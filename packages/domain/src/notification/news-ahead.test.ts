// Guarantee: truth table of when each person is told of a clock that comes near: what is missing × how many hours ahead he wants it ×
// the clock × whether he sleeps; and nobody is told of one clock twice, or not at all, because he or a colleague chose otherwise.
import { expect, test } from 'vitest';
import { formatShanghai, parseShanghai } from '../vocabulary/shanghai-time';
import { caseBillNo, caseNowMs, statusOfCase, type BillCase, type BoxCase } from '../tracking/truth-table/bill-case';
import { lookAtBill, type Chooser } from './news-ahead';
import {
  dueEvents,
  hoursAhead,
  isDueEvent,
  newsEventCodes,
  usualHoursAhead,
  whenTold,
  type DueEvent,
  type HoursAhead,
} from './news-events';
import { latestMs, usualQuietHours, whenDue } from './when-due';

const at = (time: string): number => parseShanghai(`2026-10-${time}:00`)!;
const say = (ms: number): string => formatShanghai(ms).slice(8, 16);
const out: BoxCase = { gate: 'out', listed: true };
const inside: BoxCase = { gate: 'in', gateInAgo: 30, listed: true };
const released: BoxCase = { gate: 'in', listed: false, arrival: ['accepted'], release: ['accepted'] };

/** A bill that lacks what each kind warns of, by a clock; it is looked at first on the 12th at noon. */
const lacking: Readonly<Record<DueEvent, (clock: string) => BillCase>> = {
  'not-gated-in': (clock) => ({
    port: 'NB',
    boxes: [out],
    preManifest: ['declared', 'accepted'],
    plan: { portClosesMs: minutesTo(clock) },
  }),
  'not-released': (clock) => ({
    port: 'NB',
    boxes: [inside],
    preManifest: ['declared', 'accepted'],
    plan: { portClosesMs: minutesTo('30 12:00'), customsClosesMs: minutesTo(clock) },
  }),
  'papers-missing': (clock) => ({
    port: 'NB',
    boxes: [released],
    preManifest: ['declared', 'accepted'],
    plan: { portClosesMs: minutesTo('30 12:00'), documentsClosesMs: minutesTo(clock) },
  }),
};
const minutesTo = (clock: string): number => (at(clock) - caseNowMs) / 60_000;
const statusWith = (event: DueEvent, clock: string) => statusOfCase(lacking[event](clock));

test.each<[hours: HoursAhead, clock: string, doesSleep: boolean, due: string]>([
  // A clock in the evening: who wants it early has days, who wants it late an afternoon.
  [72, '16 18:00', true, '13 18:00'],
  [48, '16 18:00', true, '14 18:00'],
  [24, '16 18:00', true, '15 18:00'],
  [6, '16 18:00', true, '16 12:00'],
  // Hours that begin in the night are told when it ends; to whoever does not sleep, at once.
  [36, '16 18:00', true, '15 07:30'],
  [12, '16 18:00', true, '16 07:30'],
  [12, '16 18:00', false, '16 06:00'],
  // A clock before dawn: the night holds back nothing that is four hours away.
  [6, '16 05:00', true, '16 01:00'],
  [12, '16 05:00', true, '15 17:00'],
  [24, '16 23:00', true, '16 07:30'],
])('R-7.6-19 whoever wants it %i hours ahead of %s, sleeping %s, is sent it at %s, whatever is missing', (hours, clock, doesSleep, due) => {
  const choosers: readonly Chooser[] = [{ userId: 7, hours: { 'not-gated-in': hours, 'not-released': hours, 'papers-missing': hours } }];
  // A box in the port is told of at the usual hours when it may miss its clock: below.
  for (const event of dueEvents.filter((one) => one !== 'not-released' || hours !== usualHoursAhead)) {
    const status = statusWith(event, clock);
    let look = lookAtBill(caseBillNo, status, caseNowMs, null, choosers);
    let nowMs = caseNowMs;
    expect(look.told).toEqual([]);
    while (!look.told.some(({ userId, news }) => userId === 7 && news.event === event)) {
      nowMs = look.nextMs!;
      look = lookAtBill(caseBillNo, status, nowMs, look.held, choosers);
    }
    const { news } = look.told.find(({ userId, news: one }) => userId === 7 && one.event === event)!;
    expect([event, news.closesMs]).toEqual([event, at(clock)]);
    const latest = latestMs(news.nearestMs, { nowMs, portNowMs: nowMs, portRate: 1 });
    const sent = whenDue('now', news.isUrgent, { ...usualQuietHours, isOn: doesSleep }, nowMs, latest);
    expect([event, say(sent!.atMs)]).toEqual([event, due]);
  }
});

/** A look: when, the clock by then, what the person of the table has chosen by then, and who is told at it. */
type Look = readonly [time: string, clock: string, hours: HoursAhead | null, told: 'nobody' | 'he' | 'the others' | 'all' | 'both'];

test.each<[what: string, looks: readonly Look[]]>([
  [
    'nobody chose: as ever, once',
    [
      ['15 17:59', '16 18:00', null, 'nobody'],
      ['15 18:00', '16 18:00', null, 'all'],
      ['16 06:00', '16 18:00', null, 'nobody'],
    ],
  ],
  [
    'he wants it later than the others',
    [
      ['15 18:00', '16 18:00', 12, 'the others'],
      ['16 05:59', '16 18:00', 12, 'nobody'],
      ['16 06:00', '16 18:00', 12, 'he'],
      ['16 12:00', '16 18:00', 12, 'nobody'],
    ],
  ],
  [
    'he wants it earlier, and is not told again with them',
    [
      ['14 17:59', '16 18:00', 48, 'nobody'],
      ['14 18:00', '16 18:00', 48, 'he'],
      ['15 18:00', '16 18:00', 48, 'the others'],
    ],
  ],
  [
    'from 24 to 48 with the clock 30 hours away: told at the next look',
    [
      ['15 11:00', '16 18:00', 24, 'nobody'],
      ['15 12:00', '16 18:00', 48, 'he'],
      ['15 18:00', '16 18:00', 48, 'the others'],
    ],
  ],
  [
    'the same who never chose before',
    [
      ['15 11:00', '16 18:00', null, 'nobody'],
      ['15 12:00', '16 18:00', 48, 'he'],
    ],
  ],
  [
    'from 48 to 12 after he was told: never again of that clock',
    [
      ['14 18:00', '16 18:00', 48, 'he'],
      ['15 12:00', '16 18:00', 12, 'nobody'],
      ['15 18:00', '16 18:00', 12, 'the others'],
      ['16 06:00', '16 18:00', 12, 'nobody'],
    ],
  ],
  [
    'and back to 72: he knows',
    [
      ['14 18:00', '16 18:00', 48, 'he'],
      ['14 20:00', '16 18:00', 12, 'nobody'],
      ['14 21:00', '16 18:00', 72, 'nobody'],
    ],
  ],
  [
    'told with everybody, and then he chooses later or earlier',
    [
      ['15 18:00', '16 18:00', null, 'all'],
      ['15 19:00', '16 18:00', 12, 'nobody'],
      ['16 06:00', '16 18:00', 12, 'nobody'],
      ['16 07:00', '16 18:00', 48, 'nobody'],
    ],
  ],
  [
    'from 48 back to 24: not told with the others of what he knows',
    [
      ['14 18:00', '16 18:00', 48, 'he'],
      ['15 12:00', '16 18:00', 24, 'nobody'],
      ['15 18:00', '16 18:00', 24, 'the others'],
    ],
  ],
  [
    'the clock moved away: told anew when it comes near anew, each by his hours',
    [
      ['14 18:00', '16 18:00', 48, 'he'],
      ['15 18:00', '16 18:00', 48, 'the others'],
      ['15 20:00', '18 18:00', 48, 'nobody'],
      ['16 18:00', '18 18:00', 48, 'he'],
      ['17 18:00', '18 18:00', 48, 'the others'],
    ],
  ],
  [
    'the clock moved after he had chosen later: it is another clock',
    [
      ['14 18:00', '16 18:00', 48, 'he'],
      ['14 20:00', '16 18:00', 12, 'nobody'],
      ['14 21:00', '16 20:00', 12, 'nobody'],
      ['15 20:00', '16 20:00', 12, 'the others'],
      ['16 08:00', '16 20:00', 12, 'he'],
    ],
  ],
  [
    'the clock moved to where it is near to both at once',
    [
      ['14 18:00', '18 18:00', 48, 'nobody'],
      ['14 20:00', '15 12:00', 48, 'both'],
    ],
  ],
])('R-7.6-19 %s', (_what, looks) => {
  for (const event of dueEvents.filter((one) => one !== 'not-released')) {
    expect([event, whoIsTold(event, looks)]).toEqual([event, looks.map(([, , , told]) => told)]);
  }
});

/** A box that came in on the 12th: arrival and release take three hours here, and three are the margin (docs/bill-rules.md 12). */
test.each<[what: string, looks: readonly Look[]]>([
  [
    'nobody chose: told when it may miss its clock',
    [
      ['15 18:00', '16 18:00', null, 'nobody'],
      ['16 11:59', '16 18:00', null, 'nobody'],
      ['16 12:00', '16 18:00', null, 'all'],
    ],
  ],
  [
    'he wants it 48 hours ahead, whatever is usual',
    [
      ['14 17:59', '16 18:00', 48, 'nobody'],
      ['14 18:00', '16 18:00', 48, 'he'],
      ['16 12:00', '16 18:00', 48, 'the others'],
    ],
  ],
  [
    'he wants it 12 hours ahead',
    [
      ['16 06:00', '16 18:00', 12, 'he'],
      ['16 12:00', '16 18:00', 12, 'the others'],
    ],
  ],
  [
    'from 48 back to 24: not told with the others of what he knows',
    [
      ['14 18:00', '16 18:00', 48, 'he'],
      ['15 12:00', '16 18:00', 24, 'nobody'],
      ['16 12:00', '16 18:00', 24, 'the others'],
    ],
  ],
  [
    'who chose 24 is told as who chose none',
    [
      ['15 18:00', '16 18:00', 24, 'nobody'],
      ['16 12:00', '16 18:00', 24, 'both'],
    ],
  ],
])('R-7.6-19 V-06 a release to come: %s', (_what, looks) => {
  expect(whoIsTold('not-released', looks)).toEqual(looks.map(([, , , told]) => told));
});

/** Who is told of a kind at each look. */
function whoIsTold(event: DueEvent, looks: readonly Look[]): readonly Look[3][] {
  let held = lookAtBill(caseBillNo, statusWith(event, looks[0]![1]), caseNowMs, null, []).held;
  return looks.map(([time, clock, hours]) => {
    const choosers = hours === null ? [] : [{ userId: 7, hours: { [event]: hours } }];
    const look = lookAtBill(caseBillNo, statusWith(event, clock), at(time), held, choosers);
    held = look.held;
    const told = look.told.filter(({ news }) => news.event === event);
    const isHe = told.some(({ userId }) => userId === 7);
    const others = told.find(({ userId }) => userId === null);
    const isSpared = others?.notFor.includes(7) === true;
    return others === undefined ? (isHe ? 'he' : 'nobody') : isHe ? 'both' : isSpared ? 'the others' : 'all';
  });
}

test('R-7.6-19 a colleague who was told earlier takes nothing from whoever chooses his hours later', () => {
  const status = statusWith('not-gated-in', '16 18:00');
  const colleague: Chooser = { userId: 8, hours: { 'not-gated-in': 48 } };
  const whom = (look: ReturnType<typeof lookAtBill>) => look.told.map(({ userId }) => userId);
  const first = lookAtBill(caseBillNo, status, caseNowMs, null, [colleague]);
  const early = lookAtBill(caseBillNo, status, at('14 18:00'), first.held, [colleague]);
  const he: Chooser = { userId: 7, hours: { 'not-gated-in': 48 } };
  const both = [he, colleague];
  const late = lookAtBill(caseBillNo, status, at('15 12:00'), early.held, both);
  expect([whom(early), whom(late)]).toEqual([[8], [7]]);
  // Who has left is forgotten.
  expect(lookAtBill(caseBillNo, status, at('15 13:00'), late.held, [he]).held).toEqual([`not-gated-in@7=${at('16 18:00')}`]);
});

test('R-7.6-19 hours of one kind say nothing of another, and boxes that miss their clock are told to all', () => {
  const status = statusWith('not-gated-in', '16 18:00');
  const choosers: readonly Chooser[] = [{ userId: 7, hours: { 'not-released': 6 } }];
  const first = lookAtBill(caseBillNo, status, caseNowMs, null, choosers);
  const near = lookAtBill(caseBillNo, status, at('15 18:00'), first.held, choosers);
  const missed = lookAtBill(caseBillNo, status, at('16 18:00'), near.held, [{ userId: 7, hours: { 'not-gated-in': 6 } }]);
  expect([near, missed].map(({ told }) => told.map(({ news, userId, notFor }) => [news.key, userId, notFor]))).toEqual([
    [['not-gated-in', null, []]],
    [['cut-off-missed', null, []]],
  ]);
});

test.each(newsEventCodes)('R-7.6-19 the words of %s say the hours that were chosen, where it has any', (code) => {
  const words = hoursAhead.map((hours) => whenTold(code, hours));
  expect(words.every((text) => !text.includes('{'))).toBe(true);
  expect(words.map((text) => /前 (\d+) 小时起/.exec(text)?.[1] ?? null)).toEqual(
    hoursAhead.map((hours) => (!isDueEvent(code) || (code === 'not-released' && hours === usualHoursAhead) ? null : String(hours))),
  );
});
