// Guarantee: peers idea 5: a day before sailing, and urgently six hours before, a manifest is told of whose boxes are not in, were
// rolled, replaced or never heard of; one that is well, that sails later or has sailed is not.
import { describe, expect, it } from 'vitest';
import { blankLine } from './filing';
import { findOrphan, type OrphanQuestion } from './orphan';
import { sampleFiling } from './sample-filing';

const hourMs = 3_600_000;
const nowMs = Date.parse('2026-11-26T08:00:00+08:00');
const [first, second] = ['CSNU6152042', 'FCIU9051185'];
const head = { ...sampleFiling.head, vesselName: 'DEMO LANTERN', voyage: '118W' };
const goods = [first, second].map((containerNo) => ({ ...blankLine, containerNo, cargoName: 'BOX' }));
const filing = { ...sampleFiling, head, goods };

type Box = { gateInMs: number | null; gateOutMs?: number | null; loadedMs?: number | null };
const box = (containerNo: string, { gateInMs, gateOutMs = null, loadedMs = null }: Box) =>
  ({ containerNo, gateInMs, gateOutMs, loadedMs }) as NonNullable<OrphanQuestion['bill']>['boxes'][number];
const isIn = { gateInMs: 1 };
const bill = (boxes: readonly ReturnType<typeof box>[], change: object = {}) => ({
  vesselName: 'DEMO.LANTERN',
  voyage: '118w',
  boxes: [...boxes],
  ...change,
});
const plan = (hours: number, change: object = {}) => ({ etdMs: nowMs + hours * hourMs, atdMs: null, ...change }) as OrphanQuestion['plan'];
const ask = (change: Partial<OrphanQuestion> = {}) =>
  findOrphan({ filing, bill: bill([box(first, isIn), box(second, { gateInMs: null })]), plan: plan(20), nowMs, ...change });

describe('peers idea 5: findOrphan', () => {
  it('names what is not in, and a correction without it', () => {
    expect(ask()).toEqual({
      sailsMs: nowMs + 20 * hourMs,
      isUrgent: false,
      isUnheard: false,
      rolledTo: null,
      hasSailed: false,
      notIn: [second],
      unlisted: [],
      undeclared: [],
      remedy: 'modify',
    });
  });

  it.each<[string, Partial<OrphanQuestion>, boolean | null]>([
    ['a minute more than a day', { plan: plan(24 + 1 / 60) }, null],
    ['a day', { plan: plan(24) }, false],
    ['a minute more than six hours', { plan: plan(6 + 1 / 60) }, false],
    ['six hours', { plan: plan(6) }, true],
    ['late, and not gone', { plan: plan(-2) }, true],
    ['gone', { plan: plan(-2, { atdMs: nowMs - hourMs }) }, true],
    ['gone a week ago', { plan: plan(-2, { atdMs: nowMs - 7 * 24 * hourMs }) }, true],
    ['gone longer', { plan: plan(-2, { atdMs: nowMs - 7 * 24 * hourMs - 1 }) }, null],
    ['nobody knows when she sails', { plan: plan(0, { etdMs: null }) }, null],
    ['the port does not list the call', { plan: null }, null],
  ])('%s before sailing', (_name, change, isUrgent) => expect(ask(change)?.isUrgent ?? null).toBe(isUrgent));

  it.each<[string, OrphanQuestion['bill']]>([
    ['all are in', bill([box(first, isIn), box(second, isIn)])],
    ['on board counts, whatever the gate says', bill([box(first, isIn), box(second, { gateInMs: null, loadedMs: 5 })])],
    ['of no call yet', bill([box(first, isIn), box(second, isIn)], { voyage: null })],
  ])('all is well: %s', (_name, heard) => expect(ask({ bill: heard })).toBeNull());

  it.each<[string, OrphanQuestion['bill'], object]>([
    ['taken out again', bill([box(first, isIn), box(second, { gateInMs: 1, gateOutMs: 2 })]), { notIn: [second], remedy: 'modify' }],
    ['none is in', bill([box(first, { gateInMs: null }), box(second, { gateInMs: null })]), { notIn: [first, second], remedy: 'cancel' }],
    [
      'another box in its place',
      bill([box(first, isIn), box('TGBU4870365', isIn)]),
      { unlisted: [second], undeclared: ['TGBU4870365'], notIn: [], remedy: 'modify' },
    ],
    [
      'one more than the manifest has',
      bill([first, second, 'TGBU4870365'].map((one) => box(one, isIn))),
      { undeclared: ['TGBU4870365'], notIn: [], unlisted: [], remedy: 'modify' },
    ],
    ['rolled', bill([box(first, isIn)], { voyage: '119W' }), { rolledTo: 'DEMO.LANTERN / 119W', notIn: [], remedy: 'cancel' }],
    ['no box of it is listed', bill([]), { isUnheard: true, remedy: 'ask' }],
    ['nothing was heard', null, { isUnheard: true, rolledTo: null, notIn: [], unlisted: [], remedy: 'ask' }],
  ])('%s', (_name, heard, expected) => expect(ask({ bill: heard })).toMatchObject(expected));

  it.each<[string, Partial<OrphanQuestion>, string]>([
    ['its boxes were left', {}, 'counter'],
    ['it was rolled', { bill: bill([], { voyage: '119W' }) }, 'counter'],
    ['nothing was heard of it', { bill: null }, 'ask'],
  ])('once she has sailed and %s', (_name, change, remedy) => {
    const found = ask({ plan: plan(-2, { atdMs: nowMs - hourMs }), ...change });
    expect(found).toMatchObject({ hasSailed: true, sailsMs: nowMs - hourMs, remedy });
  });

  it('an empty box of a shipper’s own, and a line of nothing, are not asked for', () => {
    const lines = [goods[0]!, { ...goods[1]!, isEmpty: '1' }, blankLine];
    expect(ask({ filing: { ...filing, goods: lines }, bill: bill([box(first, isIn)]) })).toBeNull();
  });
});
