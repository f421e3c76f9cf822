// Guarantee: a calendar that is asked for again and again shows each cut-off of a followed bill once, moves it, strikes out what
// is gone and brings back what is there again, each time under one UID and a higher number; what is long over leaves.
import { expect, it, test } from 'vitest';
import { deriveBillStatus } from '../tracking/derive-bill-status';
import { cutOffsOf, entryOf, showNext, type ShownEntry } from './cut-off-calendar';

const hour = 3_600_000;
const nowMs = Date.UTC(2026, 9, 12, 4);
const text = { summary: '截港 DEMO1', location: '宁波港' };
const shown = (atMs: number, sequence = 0, isCancelled = false): ShownEntry => ({ uid: 'a', atMs, sequence, isCancelled, ...text });
const clock = (atMs: number) => ({ uid: 'a', atMs, ...text });
const [soon, later, over, longOver] = [nowMs + hour, nowMs + 2 * hour, nowMs - hour, nowMs - 8 * 24 * hour];

it.each([
  ['a clock that is told first', null, soon, [shown(soon)]],
  ['one that stays', shown(soon, 3), soon, [shown(soon, 3)]],
  ['one that moves', shown(soon, 3), later, [shown(later, 4)]],
  ['one that moves to a time that is over', shown(soon), over, [shown(over, 1)]],
  ['one that passes', shown(over, 2), over, [shown(over, 2)]],
  ['one that goes', shown(soon, 3), null, [shown(soon, 4, true)]],
  ['one that went before', shown(soon, 4, true), null, [shown(soon, 4, true)]],
  ['one that went and is there again', shown(soon, 4, true), soon, [shown(soon, 5)]],
  ['one that is over and goes: it did close', shown(over, 2), null, [shown(over, 2)]],
  ['one that is long over', shown(longOver, 2), longOver, []],
  ['one that was long over when it was told', null, longOver, []],
  ['one that went and is long over', shown(longOver, 2, true), null, []],
] as const)('%s', (_what, last, nowAt, next) => {
  expect(showNext(last === null ? [] : [last], nowAt === null ? [] : [clock(nowAt)], nowMs)).toEqual(next);
});

const empty = deriveBillStatus('NB', 'DEMO1', []);
const plan: NonNullable<typeof empty.plan> = {
  chineseName: null,
  documentsClosesMs: null,
  vgmClosesMs: null,
  carrier: null,
  collectOpensMs: null,
  collectClosesMs: null,
  remark: null,
  gateInOpensMs: 1,
  gateInClosesMs: 2,
  customsClosesMs: 3,
  portClosesMs: 4,
  etaMs: 5,
  etdMs: 6,
  ataMs: null,
  atdMs: null,
  berth: null,
};

test('every cut-off that a plan tells stands there by the port’s word, each under its own UID; opening is none', () => {
  const of = cutOffsOf('NB', 'DEMO1', { ...empty, plan, terminal: 'BLCT2', vesselName: 'DEMO LANTERN', voyage: '101W' });
  expect(of.map(({ uid, atMs }) => [uid, atMs])).toEqual([
    ['NB-DEMO1-portClosesMs@mastlight', 4],
    ['NB-DEMO1-gateInClosesMs@mastlight', 2],
    ['NB-DEMO1-customsClosesMs@mastlight', 3],
  ]);
  expect(of[0]).toMatchObject({
    summary: expect.stringMatching(/^截\S* DEMO1 DEMO LANTERN \/ 101W$/) as string,
    location: '宁波港 北二集司',
  });
  expect(cutOffsOf('NB', 'DEMO1', empty)).toEqual([]);
  expect(entryOf(shown(soon, 2, true))).toMatchObject({ startMs: soon, endMs: soon, sequence: 2, isCancelled: true });
});
