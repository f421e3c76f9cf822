// Guarantee: beside a ship the clock counts down by which something of the reader's must still happen; none of a ship that has sailed.
import { describe, expect, it } from 'vitest';
import { clockOfBill, type BillStatus, type BoxStatus, type CallStatus } from '../tracking/index';
import { silentBox } from '../tracking/empty-details';
import { nextCutOff } from './next-cut-off';

const hour = (at: number): number => Date.UTC(2026, 9, 12, at);
type Plan = NonNullable<CallStatus['plan']>;
// 进箱截止 10:00, 截关 14:00, 截港 18:00, as Ningbo's terminals tell them.
const usual = { gateInClosesMs: hour(10), customsClosesMs: hour(14), portClosesMs: hour(18) } as Plan;
const callOf = (plan: Plan | null = usual, departedMs: number | null = null) => ({ port: 'NB', plan, departedMs }) as CallStatus;
const billOf = (...waitsFor: BoxStatus['waitsFor'][]) =>
  ({
    port: 'NB',
    plan: usual,
    boxes: waitsFor.map((code, at) => silentBox(`AAAU000000${at}`, code)),
    bar: [],
    isListEmpty: false,
  }) as unknown as BillStatus;

describe('the clock beside a ship', () => {
  it.each<[what: string, call: CallStatus | null, bills: BillStatus[], now: number, shown: string | null]>([
    ['nothing heard of her', null, [], 8, null],
    ['no plan yet', callOf(null), [], 8, null],
    ['nobody of the reader’s on her, boxes are taken in', callOf(), [], 8, 'gateInClosesMs'],
    ['they are no more, customs still release', callOf(), [], 12, 'customsClosesMs'],
    ['customs have closed', callOf(), [], 15, 'portClosesMs'],
    ['all has closed: the port’s own is told as passed', callOf(), [], 20, 'portClosesMs'],
    ['she has sailed: closes for nobody', callOf(usual, hour(7)), [billOf('GITM')], 8, null],
    ['she left by the plan alone', callOf({ ...usual, atdMs: hour(7) }), [], 8, null],
    ['only 截港 is told', callOf({ portClosesMs: hour(18) } as Plan), [], 8, 'portClosesMs'],
    ['an own box is outside', callOf(), [billOf('GITM')], 8, 'gateInClosesMs'],
    ['an own box in the port waits for customs: the gates count no more', callOf(), [billOf('PASS')], 8, 'customsClosesMs'],
    ['own boxes are ready: 截港 is left', callOf(), [billOf(null)], 8, 'portClosesMs'],
    ['of two bills the one that is pressed first', callOf(), [billOf(null), billOf('GITM')], 8, 'gateInClosesMs'],
    ['the own box missed the gates: that is told, as in its row', callOf(), [billOf('GITM')], 12, 'gateInClosesMs'],
    ['an own box in the port missed customs', callOf(), [billOf('PASS')], 15, 'customsClosesMs'],
    ['another bill is ready: what was missed goes before what is to come', callOf(), [billOf(null), billOf('PASS')], 15, 'customsClosesMs'],
    ['no box of an own bill is known behind the gates', callOf(), [billOf()], 12, 'gateInClosesMs'],
  ])('%s', (_what, call, bills, now, shown) => {
    const clocked = bills.map((status) => ({ status, rowClock: clockOfBill(status) }));
    expect(nextCutOff(call, clocked, hour(now))?.field ?? null).toBe(shown);
  });
});
