// Guarantee (V-05): a client is told what has happened and nothing of what his forwarder has to do about it.
import { expect, it } from 'vitest';
import { portRules } from '../ports/index';
import type { NodeState } from '../vocabulary/bill-progress';
import type { PortCode } from '../vocabulary/port';
import { sayToClient, type BillForClient } from './client-words';

const rowOf = (port: PortCode, boxArrivalCount: string, states: readonly NodeState[], part: Partial<BillForClient> = {}) => ({
  area: port,
  state: 'tracking' as const,
  boxArrivalCount,
  loadTime: null,
  departureTime: null,
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
  ['NB', '2/2', ['done', 'done', 'done', 'done', 'done'], { loadTime: then, departureTime: then }, '已离港'],
  // What a ship that left without one of its boxes is told to its forwarder: not here.
  ['NB', '1/2', ['done', 'done', 'part'], { departureTime: then }, '已离港'],
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
