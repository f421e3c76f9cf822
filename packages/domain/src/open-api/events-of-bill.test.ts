// Guarantee: what a bill's status says in the codes of DCSA 2.2 is what the trade means by them, and nothing that they do not
// mean; what does not hold any more is taken back, and time going by takes nothing back.
import { expect, it, test } from 'vitest';
import { deriveBillStatus } from '../tracking/derive-bill-status';
import type { BillStatus, BoxStatus } from '../tracking/status';
import { eventKey, eventsOfBill, tellNext, type BillEvent, type Held } from './events-of-bill';

const empty = deriveBillStatus('NB', 'DEMO00000001', []);
const box: BoxStatus = {
  containerNo: 'CSNU6154400',
  sizeType: '45G1',
  sealNo: 'S1',
  grossWeightKg: null,
  fullness: 'full',
  gateInMs: null,
  gateOutMs: null,
  emptyOutMs: null,
  loadedMs: null,
  truckPlate: null,
  flags: null,
  checkCode: null,
  checkMode: null,
  arrivalReceiptCode: null,
  waitsFor: null,
  held: null,
  isHeld: false,
  answers: {},
  doneMs: {},
  yard: null,
};
const ship = { vesselName: 'DEMO LANTERN', vesselCode: 'UN9074729', voyage: '101W', terminal: 'BLCT2' };
const noPlan: NonNullable<BillStatus['plan']> = {
  chineseName: null,
  gateInOpensMs: null,
  gateInClosesMs: null,
  customsClosesMs: null,
  portClosesMs: null,
  documentsClosesMs: null,
  vgmClosesMs: null,
  etaMs: null,
  etdMs: null,
  ataMs: null,
  atdMs: null,
  berth: null,
  carrier: null,
  collectOpensMs: null,
  collectClosesMs: null,
  remark: null,
};
const bill = (of: Partial<BillStatus>): BillStatus => ({ ...empty, ...ship, ...of });
const withBox = (of: Partial<BoxStatus>, more: Partial<BillStatus> = {}) => bill({ boxes: [{ ...box, ...of }], ...more });
const withPlan = (of: Partial<typeof noPlan>, more: Partial<BillStatus> = {}) => bill({ plan: { ...noPlan, ...of }, ...more });

const said = (events: readonly BillEvent[]): string[] =>
  events.map(({ code, classifier, atMs, box: of, hold }) =>
    [code, classifier, atMs, of === null ? '' : of.isEmpty ? 'EMPTY' : 'LADEN', hold ?? ''].join(' ').trim(),
  );

// From the trade: what happened in the port, and the code by which a carrier would tell it.
it.each([
  ['nothing was heard of the bill', bill({}), []],
  ['an empty box leaves the depot', withBox({ emptyOutMs: 1 }), ['GTOT ACT 1 EMPTY']],
  ['it is stuffed at the yard', withBox({ yard: { inputMs: 1, backMs: 2, stuffMs: 3 } }), ['STUF ACT 3 LADEN']],
  ['it enters the terminal', withBox({ gateInMs: 4 }), ['GTIN ACT 4 LADEN']],
  ['it leaves it again, full', withBox({ gateInMs: null, gateOutMs: 5 }), ['GTOT ACT 5 LADEN']],
  ['it is loaded', withBox({ gateInMs: 4, loadedMs: 6 }), ['GTIN ACT 4 LADEN', 'LOAD ACT 6 LADEN']],
  ['customs releases it', withBox({ answers: { PASS: 'given' }, doneMs: { PASS: 7 } }), ['RELS ACT 7 LADEN']],
  ['customs inspects it', withBox({ answers: { PASS: 'inspection' } }, { heldMs: 8 }), ['HOLD ACT 8 LADEN inspection']],
  ['customs refuses it', withBox({ answers: { PASS: 'refused' } }, { heldMs: 8 }), ['HOLD ACT 8 LADEN refused']],
  ['customs takes its release back', withBox({ answers: { PASS: 'withdrawn' } }, { heldMs: 9 }), ['HOLD ACT 9 LADEN withdrawn']],
  ['a hold whose time nobody told', withBox({ answers: { PASS: 'refused' } }), []],
  // 2.2 has no code for these.
  ['预配 is accepted', bill({ preManifest: { declaredMs: 1, answeredMs: 2 } }), []],
  ['运抵 is accepted', withBox({ answers: { ASA: 'given' }, doneMs: { ASA: 1 }, arrivalReceiptCode: '01' }), []],
  ['三联单 and 码放 are given', withBox({ answers: { SLD: 'given', TMPS: 'given' }, doneMs: { SLD: 1, TMPS: 2 } }), []],
  ['the cut-offs are known', withPlan({ portClosesMs: 1, customsClosesMs: 2, gateInOpensMs: 3, gateInClosesMs: 4 }), []],
  // The port's plan moves with the ship: an estimate. Nobody tells a schedule that stands.
  ['the ship is expected', withPlan({ etaMs: 10, etdMs: 11 }), ['ARRI EST 10', 'DEPA EST 11']],
  ['it has arrived', withPlan({ etaMs: 10, etdMs: 11, ataMs: 12 }), ['ARRI ACT 12', 'DEPA EST 11']],
  ['it has sailed, by the plan', withPlan({ etaMs: 10, etdMs: 11, ataMs: 12, atdMs: 13 }), ['ARRI ACT 12', 'DEPA ACT 13']],
  ['it has sailed, by its load list alone', bill({ departedMs: 14 }), ['DEPA ACT 14']],
  ['no ship is known', withPlan({ etaMs: 10 }, { vesselName: null, vesselCode: null, voyage: null }), []],
] as const)('%s', (_name, status, events) => expect(said(eventsOfBill(status))).toEqual(events));

test('where: the terminal by its name or its SMDG code, the port alone for a depot; which ship', () => {
  const [out, gateIn, load] = eventsOfBill(withBox({ emptyOutMs: 1, gateInMs: 2, loadedMs: 3 }));
  expect(out!.place).toEqual({ locode: 'CNNGB', name: '宁波', terminal: null });
  expect(gateIn!.place).toEqual({ locode: 'CNNGB', name: '宁波', terminal: { smdg: null, name: '北二集司' } });
  expect([gateIn!.ship, load!.ship]).toEqual([null, { name: 'DEMO LANTERN', imo: '9074729', voyage: '101W' }]);
});

/** Tells one status after the other, with ids that say what they are of, as what keeps them does. */
function tellAll(...statuses: readonly BillStatus[]): string[][] {
  let held: Held = {};
  let count = 0;
  return statuses.map((status) => {
    const { takenBack, fresh, kept } = tellNext(held, eventsOfBill(status));
    const ids = fresh.map((event) => [event.slot, [`${event.code} ${++count}`, event.content, event.classifier]] as const);
    held = { ...kept, ...Object.fromEntries(ids) };
    return [...takenBack.map((id) => `not ${id}`), ...ids.map(([, [id]]) => id)];
  });
}

it.each<[string, readonly BillStatus[], string[][]]>([
  ['the same again tells nothing', [withBox({ gateInMs: 1 }), withBox({ gateInMs: 1 })], [['GTIN 1'], []]],
  ['an estimate moves', [withPlan({ etaMs: 1 }), withPlan({ etaMs: 2 }), withPlan({ etaMs: 1 })], [['ARRI 1'], ['ARRI 2'], ['ARRI 3']]],
  ['what was expected has happened', [withPlan({ etaMs: 1 }), withPlan({ etaMs: 1, ataMs: 3 })], [['ARRI 1'], ['ARRI 2']]],
  ['the plan is empty', [withPlan({ etaMs: 1 }), withPlan({})], [['ARRI 1'], ['not ARRI 1']]],
  ['it has not arrived after all', [withPlan({ ataMs: 3 }), withPlan({ etaMs: 4 })], [['ARRI 1'], ['not ARRI 1', 'ARRI 2']]],
  ['a gate-in is corrected', [withBox({ gateInMs: 1 }), withBox({ gateInMs: 2 })], [['GTIN 1'], ['not GTIN 1', 'GTIN 2']]],
  ['a loading is cancelled', [withBox({ loadedMs: 1 }), withBox({})], [['LOAD 1'], ['not LOAD 1']]],
  [
    'it was another ship',
    [withBox({ loadedMs: 1 }), withBox({ loadedMs: 1 }, { vesselName: 'DEMO OTHER' })],
    [['LOAD 1'], ['not LOAD 1', 'LOAD 2']],
  ],
  // The same ship, spelt otherwise, is the same.
  ['it is spelt otherwise', [withBox({ loadedMs: 1 }), withBox({ loadedMs: 1 }, { vesselName: 'DEMO  LANTERN' })], [['LOAD 1'], []]],
  [
    'a release is withdrawn and given again: each is the next word',
    [
      withBox({ answers: { PASS: 'given' }, doneMs: { PASS: 7 } }),
      withBox({ answers: { PASS: 'withdrawn' } }, { heldMs: 8 }),
      withBox({ answers: { PASS: 'given' }, doneMs: { PASS: 9 } }),
    ],
    [['RELS 1'], ['HOLD 2'], ['RELS 3']],
  ],
  [
    'sources of one port tell other times of one release',
    [withBox({ answers: { PASS: 'given' }, doneMs: { PASS: 7 } }), withBox({ answers: { PASS: 'given' }, doneMs: { PASS: 8 } })],
    [['RELS 1'], []],
  ],
  [
    'nothing is said of it any more',
    [withBox({ answers: { PASS: 'given' }, doneMs: { PASS: 7 } }), bill({})],
    [['RELS 1'], ['not RELS 1']],
  ],
])('%s', (_name, statuses, told) => expect(tellAll(...statuses)).toEqual(told));

test('what an id is made of tells bill, box, time and ship apart', () => {
  const keysOf = (status: BillStatus, no = 'DEMO00000001') => eventsOfBill(status).map((event) => eventKey(status.port, no, event));
  const all = [
    ...keysOf(withBox({ loadedMs: 1 })),
    ...keysOf(withBox({ loadedMs: 2 })),
    ...keysOf(withBox({ loadedMs: 1 }), 'DEMO00000002'),
    ...keysOf(withBox({ loadedMs: 1, containerNo: 'OOLU8123459' })),
    ...keysOf(withBox({ loadedMs: 1 }, { voyage: '102W' })),
    ...keysOf(withBox({ gateInMs: 1 })),
    ...keysOf(withPlan({ etaMs: 1 })),
    ...keysOf(withPlan({ ataMs: 1 })),
  ];
  expect([new Set(all).size, keysOf(withBox({ loadedMs: 1 }))]).toEqual([8, [all[0]]]);
});
