// Guarantee (V-05): a client is told what has happened and nothing of what his forwarder has to do about it.
import { expect, it } from 'vitest';
import { portRules } from '../ports/index';
import type { NodeState } from '../vocabulary/bill-progress';
import type { PortCode } from '../vocabulary/port';
import { boxStepForClient, lampForClient, sayToClient, toneForClient, type BillForClient, type ClientTone } from './client-words';

const rowOf = (port: PortCode, boxArrivalCount: string, states: readonly NodeState[], part: Partial<BillForClient> = {}) => ({
  area: port,
  state: 'tracking' as const,
  boxArrivalCount,
  loadTime: null,
  departureTime: null,
  boxesLoaded: null,
  shipChange: null,
  loadedOn: null,
  boxesToMove: 0,
  silentSince: null,
  nodeGroup: portRules(port).strip.map(({ code }, at) => ({
    code,
    state: states[at] ?? ('none' as const),
    boxesDone: 0,
    boxesTotal: 2,
    time: null,
    source: null,
    note: '2 箱未放行，找报关行',
  })),
  ...part,
});
const then = '2026-11-28 08:00:00';
const change = { from: 'ALPHA/101E', to: 'BETA/303E', isOneShip: false };
const nextVoyage = { from: 'ALPHA/101E', to: 'ALPHA/103E', isOneShip: true };

// Port, boxes in, how the nodes of its strip stand, what else is known: what the client reads.
it.each<readonly [PortCode, string, readonly NodeState[], Partial<BillForClient>, string]>([
  ['NB', '0/0', [], { state: 'waiting' }, '港口还没有数据'],
  ['NB', '0/0', [], { state: 'failed' }, '港口还没有数据'],
  ['NB', '0/0', ['done'], {}, '已订舱'],
  ['NB', '0/3', ['done', 'done'], {}, '还没有进港'],
  ['NB', '1/3', ['done', 'done'], {}, '已进港 1/3'],
  ['NB', '2/2', ['exception', 'done'], {}, '已进港 2/2'],
  ['NB', '2/2', ['done', 'done', 'part'], {}, '已进港 2/2'],
  ['NB', '2/2', ['done', 'done', 'done'], {}, '已进港 2/2，已运抵'],
  ['NB', '2/2', ['done', 'done', 'done', 'inspection'], {}, '已进港 2/2，海关查验中'],
  ['NB', '2/2', ['done', 'done', 'done', 'exception'], {}, '已进港 2/2，已运抵'],
  ['NB', '2/2', ['done', 'done', 'done', 'done'], {}, '已进港 2/2，已放行'],
  ['NB', '2/2', ['done', 'done', 'done', 'done', 'done'], {}, '已进港 2/2，三联单已到'],
  ['NB', '2/2', ['done', 'done', 'done', 'done', 'done'], { loadTime: then }, '已装船，等开船'],
  ['NB', '2/2', ['done', 'done', 'done', 'done', 'done'], { loadTime: then, departureTime: then, boxesLoaded: 2 }, '已离港'],
  // H1: a ship that left without one of the boxes. What is to be done about it is told to the forwarder, not here.
  ['NB', '1/2', ['done', 'done', 'part'], { departureTime: then, boxesLoaded: 1 }, '船已离港，已装 1/2'],
  ['SH', '2/2', ['done', 'done', 'done'], { departureTime: then, boxesLoaded: 0 }, '船已离港，已装 0/2'],
  ['SZ', '2/2', ['done', 'done', 'done'], { departureTime: then }, '船已离港，没有装船报告'],
  ['DL', '0/0', [], { departureTime: then }, '船已离港，没有装船报告'],
  // H2: a bill that changed ship says so; what was given for the ship that it left has not come.
  ['NB', '2/2', ['other-call', 'done', 'other-call', 'other-call'], { shipChange: change }, '已改船 ALPHA/101E → BETA/303E，已进港 2/2'],
  ['NB', '0/2', ['other-call', 'done', 'other-call'], { shipChange: change }, '已改船 ALPHA/101E → BETA/303E，还没有进港'],
  ['TJ', '2/2', ['done', 'done', 'done'], { shipChange: nextVoyage }, '已改航次 ALPHA/101E → ALPHA/103E，已进港 2/2，已运抵'],
  ['XM', '2/2', [], { shipChange: change, departureTime: then, boxesLoaded: 2 }, '已离港'],
  // M3, M4: the ship that has the boxes is named, whoever names another.
  ['NB', '2/2', ['done', 'done', 'done'], { loadedOn: 'ALPHA/101E' }, '装船报告是 ALPHA/101E，已进港 2/2，已运抵'],
  ['NB', '2/2', ['done', 'done', 'done'], { loadedOn: 'ALPHA/101E', loadTime: then }, '装船报告是 ALPHA/101E，已装船，等开船'],
  ['DL', '2/2', [], { loadedOn: 'ALPHA/101E', departureTime: then, boxesLoaded: 2 }, '装船报告是 ALPHA/101E，已离港'],
  ['DL', '2/2', [], { loadedOn: 'ALPHA/101E', departureTime: then, boxesLoaded: 1 }, '装船报告是 ALPHA/101E，船已离港，已装 1/2'],
  // M5: what is not heard may have happened.
  ['NB', '1/2', ['done', 'done'], { silentSince: then }, '已进港 1/2（港口自 11-28 08:00 没有新消息）'],
  ['NB', '0/0', [], { silentSince: then, state: 'waiting' }, '港口还没有数据'],
  // L8: a box that stands at another terminal is in the port, and not where its ship berths.
  ['NB', '0/2', ['other-call', 'done'], { shipChange: change, boxesToMove: 2 }, '已改船 ALPHA/101E → BETA/303E，2/2 箱在原码头，待转场'],
  ['SH', '1/2', [], { boxesToMove: 1 }, '已进港 1/2，1/2 箱在原码头，待转场'],
  ['SH', '2/2', ['done', 'done', 'done', 'done', 'done'], {}, '已进港 2/2，码头已放行'],
  ['SH', '2/2', ['done', 'done', 'done', 'done', 'done', 'done'], {}, '已进港 2/2，已配载'],
  ['QD', '2/2', ['done', 'done', 'done', 'done'], {}, '已进港 2/2，海关已放行'],
  ['QD', '2/2', ['done', 'done', 'done', 'done', 'done'], {}, '已进港 2/2，已装载放行'],
  ['TJ', '2/2', ['done', 'done', 'done', 'done'], {}, '已进港 2/2，已放行'],
  ['XM', '2/2', ['done', 'done', 'done', 'done', 'done'], {}, '已进港 2/2，已装船，等开船'],
  ['SZ', '0/2', ['done'], {}, '还没有进港'],
  ['DL', '2/2', ['done', 'done', 'done'], {}, '已进港 2/2，已运抵'],
])('V-05 %s, %s in, nodes %j, %j: %s', (port, boxes, states, part, says) => {
  expect(sayToClient(rowOf(port, boxes, states, part))).toBe(says);
});

it.each<readonly [string, Partial<BillForClient>, ClientTone]>([
  ['every box sailed', { departureTime: then, boxesLoaded: 2 }, 'done'],
  [
    'M4 every box sailed on another ship than the forwarder names',
    { departureTime: then, boxesLoaded: 2, loadedOn: 'ALPHA/101E' },
    'running',
  ],
  ['one of two sailed', { departureTime: then, boxesLoaded: 1, state: 'finished' }, 'running'],
  ['nobody told of any on board', { departureTime: then, state: 'finished' }, 'running'],
  ['under way', {}, 'running'],
  ['nothing heard', { state: 'failed' }, 'idle'],
])('H1 green is what sailed whole: %s', (_name, part, tone) => {
  expect(toneForClient(rowOf('NB', '2/2', [], part))).toBe(tone);
});

it.each<readonly [NodeState, number, NodeState]>([
  ['exception', 0, 'none'],
  ['exception', 1, 'part'],
  ['other-call', 0, 'none'],
  ['other-call', 1, 'part'],
  ['done', 2, 'done'],
  ['inspection', 0, 'inspection'],
])('H2 a client’s lamp raises no alarm: %s with %s boxes done is %s', (state, boxesDone, shown) => {
  expect(lampForClient({ state, boxesDone })).toBe(shown);
});

// In, out, loaded, what holds it, let go (at): its step and since when.
it.each<readonly [number | null, number | null, number | null, string | null, number | null | 'no', string, number | null]>([
  [null, null, null, null, 'no', 'none', null],
  [10, null, null, null, 'no', 'arrived', 10],
  [10, null, null, 'inspection', 'no', 'inspected', null],
  [10, null, null, 'inspection', 20, 'inspected', null],
  [10, null, null, 'refused', 'no', 'arrived', 10],
  [10, null, null, null, 20, 'released', 20],
  [10, null, null, null, null, 'released', null],
  // Let go before it came to the gate: it is let go.
  [null, null, null, null, 20, 'released', 20],
  [10, 30, null, null, 20, 'out', 30],
  // An empty that was fetched, and came back full.
  [40, 30, null, null, 'no', 'arrived', 40],
  [null, 30, null, null, 'no', 'out', 30],
  [10, null, 50, null, 20, 'loaded', 50],
  [10, 30, 50, 'inspection', 'no', 'loaded', 50],
])(
  'R-7.6-20 a box in %s, out %s, loaded %s, held by %s, released %s is %s since %s',
  (gateInMs, gateOutMs, loadedMs, held, released, step, atMs) => {
    const isReleased = released !== 'no';
    const box = { gateInMs, gateOutMs, loadedMs, held, isReleased, releasedMs: isReleased ? released : null };
    expect(boxStepForClient(box)).toEqual({ step, atMs });
  },
);
