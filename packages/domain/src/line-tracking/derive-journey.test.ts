// Guarantee: what a line says of a shipment comes to one journey, in whatever order it is heard: where it is, when it
// arrives, who holds it and whether it is over (truth table of ADR 0042, written from the trade).
import { describe, expect, it, test } from 'vitest';
import { deriveJourney } from './derive-journey';
import { daysAt, etaMovedDays, journey as schema, lastFreeMs, readJourney, type Journey } from './journey';
import type { HeardEvent } from './line-event';
import { awaitedSteps, recordOf } from './line-record';

const day = (count: number, hour = 0): number => Date.UTC(2026, 9, count, hour);
const box = 'MSKU0308961';
const places = {
  NB: ['CNNGB', 'NINGBO', 480],
  SG: ['SGSIN', 'SINGAPORE', 480],
  HAM: ['DEHAM', 'HAMBURG', 60],
  INLAND: ['DEXXX', 'Depot Nord', 60],
} as const;

function event(word: string, place: keyof typeof places | null, at: number, part: Partial<HeardEvent> = {}): HeardEvent {
  const [placeCode, placeName, offsetMinutes] = place === null ? [null, null, null] : places[place];
  const classifier = part.classifier ?? 'actual';
  return {
    id: `${word} ${place} ${classifier}`,
    retractsId: null,
    createdMs: at,
    happenedMs: at,
    offsetMinutes,
    classifier,
    code: word.slice(0, 4).toUpperCase(),
    word,
    document: null,
    placeCode,
    placeName,
    vesselName: 'CAPE LANTERN',
    voyage: '421W',
    containerNo: /arrived|departed|document/.test(word) ? null : box,
    isEmpty: null,
    isTransshipment: null,
    heardMs: at,
    isGone: false,
    ...part,
  };
}

const expected = (at: number, saidMs: number, part: Partial<HeardEvent> = {}): HeardEvent =>
  event('arrived', 'HAM', at, { classifier: 'estimated', createdMs: saidMs, heardMs: saidMs, ...part });

const booked = event('document-confirmed', null, day(1), { document: 'BKG', vesselName: null, voyage: null });
const pickedUp = event('gated-out', 'NB', day(2), { isEmpty: true, vesselName: null, voyage: null });
const gatedIn = event('gated-in', 'NB', day(4), { isEmpty: false, vesselName: null, voyage: null });
const loaded = event('loaded', 'NB', day(5));
const sailed = event('departed', 'NB', day(6));
const planned = event('discharged', 'HAM', day(31), { classifier: 'planned', createdMs: day(1) });
const toSingapore = [event('arrived', 'SG', day(11)), event('discharged', 'SG', day(12))];
const fromSingapore = [
  event('loaded', 'SG', day(18), { vesselName: 'SILVER STRAIT', voyage: '9E' }),
  event('departed', 'SG', day(18, 12), { vesselName: 'SILVER STRAIT', voyage: '9E' }),
];
const inHamburg = [event('arrived', 'HAM', day(30), { vesselName: 'SILVER STRAIT', voyage: '9E' }), event('discharged', 'HAM', day(31))];
const taken = event('gated-out', 'HAM', day(33), { isEmpty: false });
const returned = event('gated-in', 'INLAND', day(36), { isEmpty: true });
const begun = [booked, pickedUp, gatedIn, loaded, sailed];
const whole = [...begun, planned, ...toSingapore, ...fromSingapore, ...inHamburg, taken, returned];

/** What a reader sees of a journey. */
const seen = ({ stops, steps, eta, holds, isFinished }: Journey) => ({
  way: stops.map(({ name, role }) => `${role} ${name}`).join(' > '),
  latest: steps[0] ? `${steps[0].code} ${steps[0].place}`.trim() : null,
  eta: eta && new Date(eta.ms).getUTCDate(),
  holds: holds.join(),
  isFinished,
});

describe('what a line says', () => {
  it.each<[string, readonly HeardEvent[], Partial<ReturnType<typeof seen>>]>([
    ['nothing', [], { way: '', latest: null, eta: null, isFinished: false }],
    ['the booking alone', [booked], { latest: 'BKCF', way: '' }],
    ['R-3.9-35 an empty box picked up', [booked, pickedUp], { latest: 'STSP 宁波' }],
    ['gated in full', [booked, pickedUp, gatedIn], { latest: 'GITM 宁波' }],
    [
      'on board, with a plan of where it is discharged',
      [loaded, planned],
      { way: 'load 宁波 > discharge 汉堡', latest: 'LOBD 宁波', eta: 31 },
    ],
    ['sailed', begun, { way: 'load 宁波', latest: 'DLPT 宁波' }],
    ['an expected arrival', [...begun, expected(day(28), day(6))], { way: 'load 宁波 > discharge 汉堡', eta: 28 }],
    ['a corrected one: the newest saying', [...begun, expected(day(28), day(6)), expected(day(30), day(9))], { eta: 30 }],
    ['one that went back again', [...begun, expected(day(30), day(9)), expected(day(28), day(6)), expected(day(27), day(12))], { eta: 27 }],
    ['one that is told no more', [...begun, expected(day(28), day(6), { isGone: true, heardMs: day(13) })], { eta: null }],
    [
      'one that was taken back by name',
      [
        ...begun,
        expected(day(28), day(6)),
        { ...event('x', null, day(9)), word: null, id: 'r', retractsId: 'arrived HAM estimated', happenedMs: null },
      ],
      { eta: null },
    ],
    [
      'waiting at the port of transhipment',
      [...begun, planned, ...toSingapore, event('loaded', 'SG', day(18), { classifier: 'planned' })],
      { way: 'load 宁波 > transship 新加坡 > discharge 汉堡', latest: 'TSDC 新加坡' },
    ],
    [
      'discharged where it changes its ship, and nothing more',
      [...begun, { ...toSingapore[1]!, isTransshipment: true }],
      { way: 'load 宁波 > transship 新加坡', latest: 'TSDC 新加坡', eta: null },
    ],
    [
      'the same, where an arrival is expected no more',
      [...begun, expected(day(28), day(6), { isGone: true, heardMs: day(13) }), ...toSingapore],
      { way: 'load 宁波 > transship 新加坡 > discharge 汉堡', latest: 'TSDC 新加坡', eta: null },
    ],
    ['sailed from it', [...begun, planned, ...toSingapore, ...fromSingapore], { latest: 'TSDP 新加坡' }],
    [
      'a call at which nothing moves is no stop',
      [...begun, event('arrived', 'SG', day(11)), event('departed', 'SG', day(12)), planned],
      { way: 'load 宁波 > discharge 汉堡' },
    ],
    ['discharged before its arrival was told', [...begun, event('discharged', 'HAM', day(31))], { latest: 'DSCH 汉堡', eta: null }],
    ['arrived', [...begun, planned, inHamburg[0]!], { latest: 'BDAR 汉堡', eta: null }],
    ['to be picked up', [...begun, ...inHamburg, event('available-for-pick-up', 'HAM', day(32))], { latest: 'PCAB 汉堡' }],
    ['picked up full', [...begun, ...inHamburg, taken], { latest: 'STCS 汉堡', isFinished: false }],
    ['the empty returned', whole, { latest: 'RCVE Depot Nord', isFinished: true, way: 'load 宁波 > transship 新加坡 > discharge 汉堡' }],
    [
      'a return that was taken back by name',
      [...whole, { ...event('x', null, day(37)), word: null, id: 'r', retractsId: returned.id, happenedMs: null }],
      { latest: 'STCS 汉堡', isFinished: false },
    ],
    ['one of two boxes returned', [...whole, event('loaded', 'NB', day(5), { containerNo: 'CSQU3054383' })], { isFinished: false }],
    ['held by customs', [...begun, ...inHamburg, event('document-held', 'HAM', day(32), { document: 'CUS' })], { holds: 'customs' }],
    [
      'held and let go',
      [
        ...begun,
        ...inHamburg,
        event('document-held', 'HAM', day(32), { document: 'CUS' }),
        event('document-released', 'HAM', day(33), { document: 'CUS' }),
      ],
      { holds: '' },
    ],
    [
      'chosen for inspection, and held by somebody else',
      [
        ...begun,
        ...inHamburg,
        event('customs-selected-for-inspection', 'HAM', day(32)),
        event('document-held', 'HAM', day(32), { document: 'ARN' }),
      ],
      { holds: 'customs,other', latest: 'CPI 汉堡' },
    ],
    [
      'an arrival that lies a week ahead has not happened',
      [...begun, { ...event('arrived', 'HAM', day(30)), heardMs: day(20) }],
      { eta: 30, latest: 'DLPT 宁波' },
    ],
    [
      'R-3.9-35 a code that nobody knows is told as it came',
      [{ ...event('x', 'NB', day(7)), word: null, code: 'ZZTOP' }],
      { latest: 'ZZTOP 宁波' },
    ],
  ])('%s', (_, events, wanted) => {
    const read = deriveJourney(events);
    expect(seen(read)).toMatchObject(wanted);
    expect(schema.parse(JSON.parse(JSON.stringify(read)))).toEqual(read);
    // In whatever order it is heard.
    expect(deriveJourney(events.toReversed())).toEqual(read);
  });
});

test('R-3.9-35 each step of the journey has the name of its node', () => {
  const names = deriveJourney(whole)
    .steps.map(({ code, name }) => [code, name])
    .reverse();
  expect(names).toEqual([
    ['BKCF', '订舱'],
    ['STSP', '提空箱'],
    ['GITM', '进港'],
    ['LOBD', '装船'],
    ['DLPT', '离港'],
    ['TSBA', '中转抵港'],
    ['TSDC', '中转卸船'],
    ['TSLB', '中转装船'],
    ['TSDP', '中转离港'],
    ['BDAR', '抵港'],
    ['DSCH', '卸船'],
    ['STCS', '提柜'],
    ['RCVE', '还空'],
  ]);
});

test('days at the port of transhipment, days late, the last free day', () => {
  const read = deriveJourney([...whole, expected(day(28), day(6)), expected(day(29), day(9))]);
  expect(daysAt(read.stops[1]!, day(40))).toBe(8);
  expect(etaMovedDays(read)).toBe(2);
  expect(read.etaHistory).toEqual([
    { saidMs: day(6), etaMs: day(28) },
    { saidMs: day(9), etaMs: day(29) },
  ]);
  // Discharged on 31 October in Hamburg, seven free days: 7 November 23:59:59 there.
  expect(new Date(lastFreeMs(read, 7)!).toISOString()).toBe('2026-11-07T22:59:59.000Z');
  const waiting = deriveJourney([...begun, planned, ...toSingapore, event('loaded', 'SG', day(18), { classifier: 'planned' })]);
  expect(daysAt(waiting.stops[1]!, day(15))).toBe(7);
  expect(daysAt({ ...waiting.stops[1]!, departure: null }, day(15))).toBe(4);
  expect(lastFreeMs(waiting, 7)).toBeNull();
});

test('an expectation that its line tells again after another one holds as before', () => {
  const own = (at: number, saidMs: number, part: Partial<HeardEvent> = {}) => expected(at, saidMs, { id: `own ${at}`, ...part });
  const again = [own(day(28), day(6), { heardMs: day(12) }), own(day(30), day(9), { isGone: true, heardMs: day(12) })];
  const read = deriveJourney([loaded, sailed, ...again]);
  expect([read.eta?.ms, etaMovedDays(read)]).toEqual([day(28), 0]);
  expect(read.etaHistory.map(({ etaMs }) => etaMs)).toEqual([day(28), day(30), day(28)]);
  const gone = deriveJourney([loaded, sailed, ...again.map((event) => ({ ...event, isGone: true }))]);
  expect([gone.eta, gone.etaHistory.at(-1)]).toEqual([null, { saidMs: day(12), etaMs: null }]);
});

test('bad input: what another build has stored is not read', () => {
  expect(readJourney({ stops: 1 })).toBeNull();
  expect(readJourney(deriveJourney(whole))).toEqual(deriveJourney(whole));
});

test('bad input: 20,000 events of one line are read in the time of a page', () => {
  const many = Array.from({ length: 20_000 }, (_, at) =>
    event('gated-in', 'NB', day(4) + at, { id: `${at}`, containerNo: `MSKU${String(1_000_000 + (at % 500))}`, isEmpty: at % 2 === 0 }),
  );
  const read = deriveJourney([...begun, ...many]);
  expect(read.steps).toHaveLength(2_000);
  expect(read.boxes).toHaveLength(500);
});

test('bad input: of 20,000 ports, boxes and expectations a row carries no more than a journey has', () => {
  const ports = Array.from({ length: 5_000 }, (_, at) => event('discharged', 'SG', day(7) + at, { id: `p${at}`, placeCode: `X${at}` }));
  const boxes = Array.from({ length: 5_000 }, (_, at) => event('loaded', 'NB', day(5) + at, { id: `b${at}`, containerNo: `B${at}` }));
  const nameless = Array.from({ length: 5_000 }, (_, at) => event('gated-out', 'NB', day(5) + at, { id: `n${at}`, containerNo: null }));
  const etas = Array.from({ length: 5_000 }, (_, at) => expected(day(40) + at * 1_000, day(8) + at, { id: 'eta' }));
  const read = deriveJourney([...begun, ...ports, ...boxes, ...nameless, ...etas]);
  expect([read.stops.length, read.boxes.length, read.etaHistory.length]).toEqual([20, 500, 100]);
  expect([read.stops[0]!.role, read.stops.at(-1)!.role, read.etaHistory[0]!.etaMs, read.eta!.ms]).toEqual([
    'load',
    'discharge',
    day(40),
    day(40) + 4_999_000,
  ]);
});

test('of two sayings that were written down at one time the one that was heard last counts, in whatever order they are read', () => {
  const late = { ...sailed, happenedMs: day(6, 5), heardMs: day(7) };
  const both = [sailed, late].map((one, at) => ({ ...one, createdMs: day(6), heardMs: day(6 + at) }));
  for (const said of [both, both.toReversed()]) expect(deriveJourney([loaded, ...said]).departed?.ms).toBe(day(6, 5));
});

// From the trade: a step is told or it is not; an ETA is measured by the first that was told before the arrival.
test.each([
  ['nothing missing', whole, ['STSP', 'GITM', 'LOBD', 'DLPT', 'BDAR', 'DSCH', 'STCS', 'RCVE'], null],
  [
    'no gate at either end',
    whole.filter((one) => one !== gatedIn && one !== taken),
    ['STSP', 'LOBD', 'DLPT', 'BDAR', 'DSCH', 'RCVE'],
    null,
  ],
  [
    'the first ETA counts, not the last one',
    [...whole.filter((one) => one !== planned), expected(day(28), day(6)), expected(day(30), day(20), { id: 'later' })],
    undefined,
    48,
  ],
  [
    'what is said after the arrival is no expectation',
    [...whole.filter((one) => one !== planned), expected(day(29), day(31))],
    undefined,
    null,
  ],
  ['no arrival told', begun, ['STSP', 'GITM', 'LOBD', 'DLPT'], null],
] as const)('what a line told of one shipment: %s', (_what, events, told, etaErrorHours) => {
  const record = recordOf(deriveJourney(events));
  expect(record.etaErrorHours).toBe(etaErrorHours);
  expect(record.told).toEqual(told ?? awaitedSteps);
});

test('a box tells what it is, by the newest word of it, and when its empty came back; a journey of an older build tells neither', () => {
  const sized = (own: HeardEvent, sizeType: string): HeardEvent => ({ ...own, sizeType });
  const events = [sized(pickedUp, '22G1'), gatedIn, sized(loaded, '45R1'), sailed, ...inHamburg, taken, returned];
  const [only] = deriveJourney(events).boxes;
  expect([only!.sizeType, only!.returned]).toEqual(['45R1', { ms: day(36), offsetMinutes: 60, classifier: 'actual' }]);
  const { boxes, ...rest } = deriveJourney([loaded, sailed]);
  expect([boxes[0]!.sizeType, boxes[0]!.returned]).toEqual([null, null]);
  const older = { ...rest, boxes: boxes.map(({ containerNo, code, isReturned }) => ({ containerNo, code, isReturned })) };
  expect(readJourney(older)).toEqual({ ...rest, boxes });
});

describe('R-3.7-11 what news of a shipment stand on', () => {
  const shipsOf = (events: readonly HeardEvent[]): readonly (string | null)[] =>
    deriveJourney(events).stops.map(({ vesselName }) => vesselName);
  const plannedOn = (ship: string | null, saidMs: number, word = 'loaded'): HeardEvent =>
    event(word, 'SG', day(18), { id: `${word} ${saidMs}`, classifier: 'planned', createdMs: saidMs, vesselName: ship });

  test.each<[what: string, events: readonly HeardEvent[], ships: readonly (string | null)[]]>([
    ['each leg has its own, and none begins where it is discharged', whole, ['CAPE LANTERN', 'SILVER STRAIT', null]],
    [
      'of a plan the newest',
      [...begun, planned, ...toSingapore, plannedOn('OLD', day(2)), plannedOn('NEW', day(9))],
      ['CAPE LANTERN', 'NEW', null],
    ],
    [
      'what happened goes before what is planned',
      [...begun, planned, ...toSingapore, plannedOn('OTHER', day(40), 'departed'), fromSingapore[0]!],
      ['CAPE LANTERN', 'SILVER STRAIT', null],
    ],
    ['none where the line names none', [...begun, planned, ...toSingapore, plannedOn(null, day(9))], ['CAPE LANTERN', null, null]],
  ])('the ship of a leg: %s', (_what, events, ships) => {
    expect(shipsOf(events)).toEqual(ships);
  });

  test('when it was held or let go last; a hold that is said again is no other', () => {
    const held = event('document-held', 'HAM', day(31), { document: 'CUS' });
    const again = event('document-held', 'HAM', day(32), { id: 'again', document: 'CUS' });
    const released = event('document-released', 'HAM', day(33), { document: 'CUS' });
    const heldAt = (...more: readonly HeardEvent[]) => deriveJourney([...whole, ...more]).heldAt?.ms ?? null;
    expect([heldAt(), heldAt(held), heldAt(held, again), heldAt(held, again, released)]).toEqual([null, day(31), day(31), day(33)]);
  });

  test('a journey of an older build is read without them', () => {
    const { heldAt: _none, ...older } = deriveJourney(whole);
    const stops = older.stops.map(({ vesselName: _ship, ...stop }) => stop);
    expect(readJourney({ ...older, stops })).toMatchObject({
      heldAt: null,
      stops: [{ vesselName: null }, { vesselName: null }, { vesselName: null }],
    });
  });
});
