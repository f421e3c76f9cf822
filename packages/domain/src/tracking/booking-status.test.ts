/**
 * Guarantee: what is said of a booking, in whatever order it is heard, means
 * what it means in the trade: 放箱, 提空, 返场, 进港, cut-offs that are missing,
 * and the bill that it becomes. The table is written from the trade, not from the rules.
 */
import { describe, expect, it } from 'vitest';
import {
  deriveBookingStatus,
  judgeBooking,
  missingCutOffs,
  readStoredBooking,
  selectBookingFacts,
  type BookingStanding,
} from './booking-status';
import type { CallStatus } from './call-status';
import { emptyDetails } from './empty-details';
import type { BookingDetail, Fact } from './fact';
import { derivationVersion } from './status';

const soNo = 'WK420P00081';
const dayMs = 86_400_000;
const now = Date.UTC(2026, 9, 12, 4);
const [one, two] = ['CSQU3054383', 'MLTU3102047'];
const closes = { gateInClosesMs: now + dayMs, customsClosesMs: now + dayMs, portClosesMs: now + dayMs };

let count = 0;
function fact(part: object): Fact {
  count++;
  return {
    id: count,
    port: 'QD',
    source: 'yun-gang-tong',
    messageId: count,
    reference: null,
    function: 'original',
    billNo: null,
    containerNo: null,
    vesselName: null,
    vesselCode: null,
    voyage: null,
    terminal: null,
    happenedMs: null,
    happenedRaw: null,
    saidMs: now + count * 60_000,
    heardMs: now + count * 60_000,
    ...part,
  } as Fact;
}
const row = (detail: Partial<BookingDetail>, part: object = {}): Fact =>
  fact({ kind: 'booking', detail: { ...emptyDetails.booking, bookingNo: soNo, ...detail }, ...part });
const box = (containerNo: string, detail: Partial<BookingDetail>): Fact => row(detail, { containerNo });
const manifest = (billNo: string, bookingNo: string | null, part: object = {}): Fact =>
  fact({ kind: 'manifest', billNo, containerNo: one, detail: { ...emptyDetails.manifest, bookingNo }, ...part });

function call(plan: object | null, departedMs: number | null = null): CallStatus {
  const detail = emptyDetails['vessel-plan'];
  return {
    derivation: derivationVersion,
    port: 'QD',
    vesselName: 'HAI MING',
    vesselCode: null,
    voyage: '001W',
    terminal: 'QQCT',
    plan:
      plan &&
      ({
        ...detail,
        documentsClosesMs: null,
        vgmClosesMs: null,
        carrier: null,
        collectOpensMs: null,
        collectClosesMs: null,
        remark: null,
        ...plan,
      } as CallStatus['plan']),
    cutOffChanges: [],
    berthMove: null,
    departedMs,
    heardMs: now,
    source: 'qingdao-port',
    factCount: 1,
  };
}

const derive = (facts: readonly Fact[], sailing: CallStatus | null = null) =>
  deriveBookingStatus('QD', selectBookingFacts(soNo, facts), sailing);

const stepsOf = ({ nodes }: BookingStanding): string => nodes.map(({ code, state }) => `${code}:${state}`).join(' ');

/** What was said → 放箱 提空 进港, 提箱状态 with its boxes, what comes next. */
const table: readonly (readonly [what: string, said: () => Fact[], steps: string, pickUp: string, phase: string])[] = [
  ['nothing', () => [], 'none none none', '- 0/0', 'unheard'],
  ['a booking without a word on its release', () => [row({ carrier: 'WHL' })], 'none none none', '- 0/0', 'not-released'],
  ['not released', () => [row({ releaseState: '0' })], 'none none none', '- 0/0', 'not-released'],
  ['a word for the release that nobody knows', () => [row({ releaseState: 'H' })], 'none none none', '- 0/0', 'not-released'],
  ['released', () => [row({ releaseState: '1' })], 'done none none', '- 0/0', 'to-pick-up'],
  ['an equipment receipt is handed out on a release alone', () => [row({ eirNo: 'E1' })], 'done none none', '- 0/0', 'to-pick-up'],
  [
    'a release that was taken back',
    () => [row({ releaseState: '1' }), row({ releaseState: '2' })],
    'exception none none',
    '- 0/0',
    'withdrawn',
  ],
  ['and given again', () => [row({ releaseState: '2' }), row({ releaseState: '1' })], 'done none none', '- 0/0', 'to-pick-up'],
  ['tcStatus 0 of the whole booking', () => [row({ releaseState: '1', pickUpState: '0' })], 'done none none', '0 0/0', 'to-pick-up'],
  ['tcStatus 1 of the whole booking', () => [row({ releaseState: '1', pickUpState: '1' })], 'done done none', '1 0/0', 'to-return'],
  ['a box that is still in the yard', () => [box(one, { releaseState: '1' })], 'done none none', '0 1/1', 'to-pick-up'],
  ['a box picked up, by its code', () => [box(one, { releaseState: '1', pickUpState: '1' })], 'done done none', '1 1/1', 'to-return'],
  ['a box picked up, by its time alone', () => [box(one, { releaseState: '1', outMs: now })], 'done done none', '1 1/1', 'to-return'],
  [
    'one of two picked up',
    () => [box(one, { eirNo: 'E1', outMs: now }), box(two, { eirNo: 'E2' })],
    'done part none',
    '1 1/2',
    'to-pick-up',
  ],
  ['a box back full', () => [box(one, { eirNo: 'E1', outMs: now, backMs: now })], 'done done none', '2 1/1', 'to-gate-in'],
  [
    'one back, one still with its shipper',
    () => [box(one, { eirNo: 'E1', pickUpState: '2' }), box(two, { eirNo: 'E2', pickUpState: '1' })],
    'done done none',
    '2 1/2',
    'to-return',
  ],
  ['a box through the gate', () => [box(one, { eirNo: 'E1', pickUpState: '2', gateInMs: now })], 'done done done', '2 1/1', 'to-bill'],
  [
    'one of two through the gate',
    () => [box(one, { eirNo: 'E1', pickUpState: '2', gateInMs: now }), box(two, { eirNo: 'E2', pickUpState: '2' })],
    'done done part',
    '2 2/2',
    'to-gate-in',
  ],
  ['a code that nobody knows', () => [box(one, { releaseState: '1', pickUpState: '7' })], 'done none none', '7 1/1', 'to-pick-up'],
  [
    'a code that nobody knows, and a time',
    () => [box(one, { eirNo: 'E1', pickUpState: '7', outMs: now })],
    'done done none',
    '7 1/1',
    'to-return',
  ],
  [
    'the same of a box that is back',
    () => [box(one, { eirNo: 'E1', pickUpState: '7', outMs: now, backMs: now })],
    'done done none',
    '7 1/1',
    'to-gate-in',
  ],
  [
    'a code that nobody knows beside one that is known',
    () => [box(one, { eirNo: 'E1', pickUpState: '7' }), box(two, { eirNo: 'E2', pickUpState: '1' })],
    'done part none',
    '1 1/2',
    'to-pick-up',
  ],
  [
    'three boxes, each as far as it is',
    () => ['1', '2', '0'].map((pickUpState, at) => box(`${one}${at}`, { eirNo: 'E', pickUpState })),
    'done part none',
    '2 1/3',
    'to-pick-up',
  ],
  [
    'one through the gate of which no pick-up was told, the other back',
    () => [box(one, { eirNo: 'E1', gateInMs: now }), box(two, { eirNo: 'E2', pickUpState: '2' })],
    'done part part',
    '2 1/2',
    'to-gate-in',
  ],
  [
    'a box through the gate without a word on the release',
    () => [box(one, { pickUpState: '0', gateInMs: now }), box(two, {})],
    'none none part',
    '0 2/2',
    'to-pick-up',
  ],
  [
    'a row of another booking',
    () => [row({ bookingNo: 'WK420P00082', releaseState: '1', pickUpState: '1' })],
    'none none none',
    '- 0/0',
    'not-released',
  ],
  ['a pick-up without a word on the release', () => [box(one, { outMs: now })], 'none done none', '1 1/1', 'to-return'],
  [
    'a pick-up of next week is a slip of the pen',
    () => [box(one, { eirNo: 'E1', outMs: now + 7 * dayMs })],
    'done none none',
    '0 1/1',
    'to-pick-up',
  ],
];

describe('R-3.8-13 a booking before its bill', () => {
  it.each(table)('R-3.8-13 %s', (_what, said, steps, pickUp, phase) => {
    const standing = judgeBooking(derive(said(), call(closes)));
    expect(stepsOf(standing)).toBe(
      steps
        .split(' ')
        .map((state, i) => `${['EPRL', 'STSP', 'GITM'][i]}:${state}`)
        .join(' '),
    );
    expect(`${standing.pickUpState ?? '-'} ${standing.boxesThere}/${standing.boxesTotal}`).toBe(pickUp);
    expect(standing.phase).toBe(phase);
  });

  it.each(table)('R-3.8-13 %s: the order of hearing does not matter', (_what, said) => {
    const facts = said();
    expect(derive(facts.toReversed(), call(closes))).toEqual(derive(facts, call(closes)));
  });

  it('R-3.8-13 a newer row that is silent of something takes nothing back', () => {
    const booking = derive([row({ loadPort: 'CNTAO', carrier: 'WHL', eirNo: 'E1' }, { terminal: 'QQCT' }), row({ releaseState: '1' })]);
    expect(booking).toMatchObject({ loadPort: 'CNTAO', carrier: 'WHL', terminal: 'QQCT', released: 'yes' });
  });
});

describe('what is told of a booking', () => {
  const ship = { vesselName: 'HAI MING', voyage: '001W' };

  it('is its ship with what the port says of it, and its boxes by their numbers', () => {
    const change = { field: 'portClosesMs', fromMs: null, toMs: now } as never;
    const sailing = { ...call(closes), vesselCode: 'UN9314210', cutOffChanges: [change] };
    const facts = [box(two, { eirNo: 'E2' }), box(one, { eirNo: 'E1', outMs: now }), box('TGHU3121083', { eirNo: 'E3' }), row({}, ship)];
    const booking = derive(facts, sailing);
    expect(booking).toMatchObject({ ...ship, vesselCode: 'UN9314210', source: 'yun-gang-tong', cutOffChanges: [change] });
    expect(booking.boxes.map(({ containerNo, eirNo }) => `${containerNo} ${eirNo}`)).toEqual([`${one} E1`, `${two} E2`, 'TGHU3121083 E3']);
    // What is told of its boxes is not told of the whole.
    expect(booking).toMatchObject({ pickUpState: null, outMs: null });
    expect(derive([]).cutOffChanges).toEqual([]);
  });

  it.each([
    ['the newest row that names one', [row({}, ship), row({ eirNo: 'E1' })], ship],
    ['the row’s, where the manifest names none', [row({}, ship), manifest('COSU6000000003', soNo)], ship],
    ['none, where a ship is told without its voyage', [row({}, { vesselName: 'HAI MING' })], null],
    ['none, where a voyage is told without its ship', [row({}, { voyage: '001W' })], null],
  ])('its ship is %s', (_which, facts, expected) => expect(selectBookingFacts(soNo, facts).call).toEqual(expected));

  it('was heard when anything of it was heard last, by whoever said that, however old it was', () => {
    const late = row({}, { saidMs: now + 60_000, heardMs: now + 3 * dayMs, source: 'qingdao-port' });
    const facts = [late, row({}, { saidMs: now + dayMs, heardMs: now + dayMs })];
    expect(derive(facts)).toMatchObject({ heardMs: now + 3 * dayMs, source: 'qingdao-port', factCount: 2 });
  });

  it('released it is since the word that stands was said first; whoever is silent of it changes nothing', () => {
    const said = (hour: number, detail: Partial<BookingDetail>) => row(detail, { saidMs: now + hour * 3_600_000, heardMs: now + dayMs });
    const facts = [said(1, { releaseState: '0' }), said(2, { releaseState: '1' }), said(3, {}), said(4, { eirNo: 'E1' }), said(5, {})];
    expect(derive(facts)).toMatchObject({ released: 'yes', releasedMs: now + 2 * 3_600_000 });
    expect(derive([said(1, {})])).toMatchObject({ released: null, releasedMs: null });
  });

  it('each step tells when it moved last, and of how many boxes', () => {
    const facts = [
      row({ releaseState: '1' }, { saidMs: now, heardMs: now }),
      box(one, { outMs: now + 60_000, gateInMs: now + 180_000 }),
      box(two, { outMs: now + 120_000 }),
    ];
    expect(judgeBooking(derive(facts)).nodes).toEqual([
      { code: 'EPRL', state: 'done', boxesDone: 2, boxesTotal: 2, atMs: now },
      { code: 'STSP', state: 'done', boxesDone: 2, boxesTotal: 2, atMs: now + 120_000 },
      { code: 'GITM', state: 'part', boxesDone: 1, boxesTotal: 2, atMs: now + 180_000 },
    ]);
    const refused = [row({ releaseState: '0', pickUpState: '1' }), box(one, { pickUpState: '1' }), box(two, {})];
    expect(judgeBooking(derive(refused)).nodes).toEqual([
      { code: 'EPRL', state: 'none', boxesDone: 0, boxesTotal: 2, atMs: null },
      { code: 'STSP', state: 'part', boxesDone: 1, boxesTotal: 2, atMs: null },
      { code: 'GITM', state: 'none', boxesDone: 0, boxesTotal: 2, atMs: null },
    ]);
    // Of the whole booking no box is known to have passed.
    expect(judgeBooking(derive([row({ pickUpState: '1' })])).nodes[1]).toMatchObject({ state: 'done', boxesDone: 0, boxesTotal: 0 });
  });

  it('is read back as it was stored, and not of another derivation or shape', () => {
    const stored = JSON.parse(JSON.stringify(derive([box(one, { eirNo: 'E1' }), row({}, ship)], call(closes)))) as object;
    expect(readStoredBooking(stored)).toEqual(stored);
    expect(readStoredBooking({ ...stored, derivation: derivationVersion - 1 })).toBeNull();
    expect(readStoredBooking({ ...stored, boxes: null })).toBeNull();
  });
});

describe('cut-offs of a booking', () => {
  const without = (...fields: (keyof typeof closes)[]) => call({ ...closes, ...Object.fromEntries(fields.map((field) => [field, null])) });
  it.each([
    ['confirmed, all told', '1', call(closes), []],
    ['confirmed, no ship known', '1', null, ['gateInClosesMs', 'customsClosesMs', 'portClosesMs']],
    ['confirmed, the ship known and no plan of it', '1', call(null), ['gateInClosesMs', 'customsClosesMs', 'portClosesMs']],
    ['confirmed, 截关 missing', '1', without('customsClosesMs'), ['customsClosesMs']],
    ['confirmed, 截港 and 进箱截止 missing', '1', without('portClosesMs', 'gateInClosesMs'), ['gateInClosesMs', 'portClosesMs']],
    ['not released', '0', null, []],
    ['taken back', '2', null, []],
    ['the ship has sailed', '1', call(null, now), []],
  ])('%s', (_what, releaseState, sailing, missing) => {
    const booking = derive([row({ releaseState })], sailing);
    expect(missingCutOffs(booking)).toEqual(missing);
    expect(judgeBooking(booking).phase === 'incomplete').toBe(missing.length > 0);
  });

  it('a box on its way confirms a booking of whose release nobody has told', () => {
    expect(missingCutOffs(derive([box(one, { outMs: now })]))).toHaveLength(3);
    expect(missingCutOffs(derive([box(one, { outMs: now }), box(two, {})]))).toHaveLength(3);
    expect(missingCutOffs(derive([box(one, { pickUpState: '0', gateInMs: now })]))).toHaveLength(3);
    expect(missingCutOffs(derive([box(one, {})]))).toEqual([]);
  });

  it('its bill tells of its own clocks: nothing is missing any more', () => {
    expect(missingCutOffs(derive([row({ releaseState: '1' }), manifest('COSU6000000003', soNo)]))).toEqual([]);
  });
});

describe('a booking becomes its bill', () => {
  it.each<readonly [what: string, said: () => Fact[], billNos: readonly string[]]>([
    ['when a manifest names both', () => [row({}), manifest('COSU6000000003', soNo)], ['COSU6000000003']],
    ['by the manifest alone', () => [manifest('COSU6000000003', soNo)], ['COSU6000000003']],
    ['and stays what it is where a manifest names another booking', () => [row({}), manifest('COSU6000000003', 'WK420P00082')], []],
    [
      'two, where it is split',
      () => [manifest('COSU6000000004', soNo), manifest('COSU6000000003', soNo)],
      ['COSU6000000003', 'COSU6000000004'],
    ],
    [
      'and not, once a corrected manifest names it no more',
      () => [
        manifest('COSU6000000003', soNo, { reference: 'M1' }),
        manifest('COSU6000000003', null, { reference: 'M1', function: 'replace' }),
      ],
      [],
    ],
    ['nor by a manifest that names no bill', () => [manifest(null as never, soNo)], []],
    ['nor by a cancelled manifest', () => [manifest('COSU6000000003', soNo, { function: 'cancel', reference: 'M2' })], []],
  ])('%s', (_what, said, billNos) => {
    const booking = derive(said());
    expect(booking.billNos).toEqual(billNos);
    expect(judgeBooking(booking).phase === 'became-bill').toBe(billNos.length > 0);
  });

  it('sails with the ship of the manifest, though its own row names the one that it was rolled from', () => {
    const facts = [
      manifest('COSU6000000003', soNo, { vesselName: 'HAI XING', voyage: '002W' }),
      row({}, { vesselName: 'HAI MING', voyage: '001W' }),
    ];
    expect(selectBookingFacts(soNo, facts).call).toEqual({ vesselName: 'HAI XING', voyage: '002W' });
  });
});
