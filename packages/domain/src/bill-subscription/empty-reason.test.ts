// Guarantee (peers.md, idea 11): an empty cell says why it is empty, and so whom to ask.
import { describe, expect, it } from 'vitest';
import { emptyReason, type EmptyReason, type EmptyRow } from './empty-reason';

const silent: EmptyRow = { area: 'NB', source: null, vesselsName: null, departureTime: null };
const heard: EmptyRow = { ...silent, source: '码头' };
const onShip: EmptyRow = { ...heard, vesselsName: 'MSC.ANNA' };
const typed: EmptyRow = { ...silent, vesselsName: 'MSC.ANNA' };
const sailed: EmptyRow = { ...onShip, departureTime: '2026-10-12 08:00:00' };

const failed = (failReason: EmptyRow['failReason']): EmptyRow => ({ ...silent, failReason: failReason! });

describe('why a cell is empty', () => {
  it.each<readonly [prop: string, row: EmptyRow, reason: EmptyReason]>([
    ['remark', silent, 'yours'],
    ['clientCompanyName', onShip, 'yours'],
    ['transport', sailed, 'yours'],
    ['portCloseTime', silent, 'no-message'],
    ['portCloseTime', heard, 'no-ship'],
    ['portCloseTime', onShip, 'plan-silent'],
    ['portCloseTime', typed, 'plan-silent'],
    ['countdown', onShip, 'plan-silent'],
    ['countdown', sailed, 'sailed'],
    ['portCloseTime', sailed, 'plan-silent'],
    ['loadTime', sailed, 'not-yet'],
    ['etaArrivalTime', heard, 'no-ship'],
    ['loadTime', silent, 'no-message'],
    ['loadTime', onShip, 'not-yet'],
    ['departureTime', onShip, 'not-yet'],
    ['webname', silent, 'no-message'],
    ['webname', heard, 'yard-silent'],
    ['blnoMain', onShip, 'yard-silent'],
    ['ctnOwner', silent, 'no-message'],
    ['ctnOwner', heard, 'port-silent'],
    ['shipInfo', heard, 'port-silent'],
    // R-4.10-38 of what failed, why.
    ['loadTime', failed('number'), 'other-number'],
    ['portCloseTime', failed('carrier'), 'other-number'],
    ['ctnOwner', failed('no-data'), 'no-data'],
    ['webname', { ...heard, failReason: 'cancelled' }, 'cancelled'],
    ['portCloseTime', { ...typed, failReason: 'no-data' }, 'plan-silent'],
    ['remark', failed('no-data'), 'yours'],
  ])('%s of %j: %s', (prop, row, reason) => expect(emptyReason(row, prop)).toBe(reason));
});
