// Guarantee (V-07): a ship that a bill cannot sail with is not told as ready: what keeps its boxes is counted whatever the time,
// and nothing of what is on board, or of a ship that is gone.
import { expect, it } from 'vitest';
import { portRules } from '../ports/index';
import type { PortCode } from '../vocabulary/port';
import { lacksOf } from './bill-lacks';
import { deriveBillStatus } from './derive-bill-status';
import type { Fact } from './fact';
import { bill, fact, hourMs, row, t0 } from './truth-table/told-facts';

const boxes = ['CSNU6152042', 'FCIU9051185', 'MSKU0308961'];
const each = (kind: 'manifest' | 'gate-in' | 'load' | 'arrival-receipt', told: object = {}): Fact[] =>
  boxes.map((containerNo) => fact(kind, t0, { containerNo, ...told }));
const rows = (letters: string): Fact[] => boxes.map((containerNo) => row(t0 + hourMs, letters, { containerNo }));
const declared = [fact('pre-manifest-receipt', t0, { containerNo: null }), ...each('manifest')];
const later = t0 + 2 * hourMs;
const one = { containerNo: boxes[0]! };

it.each<[string, readonly Fact[], object]>([
  ['no box of it is known', [fact('pre-manifest-receipt', t0, { containerNo: null })], { unboxed: 1 }],
  ['none is in the port', declared, { outside: 3 }],
  ['one of three is in', [...declared, fact('gate-in', t0, one)], { outside: 2, unarrived: 1 }],
  ['all are in, no arrival is reported', [...declared, ...each('gate-in')], { unarrived: 3 }],
  ['arrived, none is released', [...declared, ...each('gate-in'), ...rows('YYNNN')], { unreleased: 3 }],
  ['all are released and passed', [...declared, ...each('gate-in'), ...rows('YYYYY')], {}],
  ['released, without the triple slip', [...declared, ...each('gate-in'), ...rows('YYYNN')], { undocumented: 3 }],
  ['all are released, the terminal has passed none', [...declared, ...each('gate-in'), ...rows('YYYYN')], { unpassed: 3 }],
  [
    'customs looks into one of three that are passed',
    [...declared, ...each('gate-in'), ...rows('YYYYY'), fact('inspection', later, one)],
    { inspection: 1 },
  ],
  [
    'a release was taken back of one: it counts as that alone',
    [...declared, ...each('gate-in'), ...rows('YYYYY'), row(later, 'YYTYY', one)],
    { withdrawn: 1 },
  ],
  [
    'the slip of one and the pass of another were taken back: broker and terminal',
    [...declared, ...each('gate-in'), ...rows('YYYYY'), row(later, 'YYYTY', one), row(later, 'YYYYT', { containerNo: boxes[1]! })],
    { slipWithdrawn: 1, passWithdrawn: 1 },
  ],
  [
    'an arrival was taken back, and the others wait for their release',
    [...declared, ...each('gate-in'), ...rows('YYNNN'), row(later, 'YTNNN', one)],
    { arrivalWithdrawn: 1, unreleased: 2 },
  ],
  [
    'release and pass of one were taken back: the earlier must come first',
    [...declared, ...each('gate-in'), ...rows('YYYYY'), row(later, 'YYTYT', one)],
    { withdrawn: 1 },
  ],
  [
    'customs refused the pre-manifest, no box is known',
    [fact('pre-manifest-receipt', t0, { containerNo: null, detail: { code: '03', text: '箱号重复' } })],
    { refused: 1, unboxed: 1 },
  ],
  [
    'customs refused the pre-manifest, one box is in: forwarder, truckers and yard have each their own',
    [
      fact('pre-manifest-receipt', t0, { containerNo: null, detail: { code: '03', text: '箱号重复' } }),
      ...each('manifest'),
      fact('gate-in', t0, one),
    ],
    { refused: 3, outside: 2, unarrived: 1 },
  ],
  ['all are on board', [...declared, ...each('gate-in'), ...rows('YYYYY'), ...each('load')], {}],
  [
    'the ship is gone with one of three',
    [...declared, fact('gate-in', t0, one), fact('vessel-report', later, { detail: { atdMs: later } })],
    {},
  ],
])('V-07 %s', (_case, facts, lacks) => {
  expect(lacksOf(deriveBillStatus('NB', bill, facts))).toEqual(lacks);
});

it('V-07 a box that a load list names for another ship is lacking here, though it is on board', () => {
  const aboard = deriveBillStatus('NB', bill, [...declared, ...each('gate-in'), ...rows('YYYYY'), ...each('load')]);
  const call = { vesselName: 'DEMO OTHER', vesselCode: null, voyage: '1W' };
  expect(lacksOf({ ...aboard, otherLoad: { call, containerNos: [boxes[0]!], saidMs: later } })).toEqual({ astray: 1 });
});

it('V-07 a list that the forwarder deleted keeps a bill whose boxes are all passed', () => {
  const passed = deriveBillStatus('NB', bill, [...declared, ...each('gate-in'), ...rows('YYYYY')]);
  expect(lacksOf({ ...passed, listTakenBack: { atMs: later, isStillShown: true } })).toEqual({ unlisted: 1 });
});

// From the trade: whose desk a box waits at, step by step, port by port.
it.each<[PortCode, Readonly<Record<string, string>>]>([
  ['NB', { 进港: 'outside', 运抵: 'unarrived', 放行: 'unreleased', 三联单: 'undocumented', 码放: 'unpassed' }],
  ['SH', { 进港: 'outside', 运抵: 'unarrived', 海放: 'unreleased', 码放: 'unpassed' }],
  [
    'QD',
    { 进港: 'outside', 运抵: 'unarrived', 报关放行: 'unreleased', 装载放行: 'unreleased', 外理放行: 'untallied', 码头放行: 'unpassed' },
  ],
  ['TJ', { 进港: 'outside', 运抵: 'unarrived', 放行: 'unreleased', 码头放行: 'unpassed' }],
  ['XM', { 进港: 'outside', 运抵: 'unarrived', 放行: 'unreleased', 码头放行: 'unpassed' }],
  ['SZ', { 进港: 'outside', 运抵: 'unarrived', 海关放行: 'unreleased', 放行条: 'undocumented' }],
  ['DL', { 进港: 'outside', 运抵: 'unarrived', 放行: 'unreleased', 码头放行: 'unpassed' }],
])('V-07 %s says whose desk a box waits at', (port, kinds) => {
  const aboard = deriveBillStatus('NB', bill, [...declared, ...each('gate-in')]);
  const at = (waitsFor: string) => lacksOf({ ...aboard, port, boxes: [{ ...aboard.boxes[0]!, waitsFor, answers: {} }] });
  expect(Object.fromEntries(portRules(port).steps.map(({ code, name }) => [name, Object.keys(at(code)).join()]))).toEqual(kinds);
});

// Whoever gave it and took it back is rung, or whoever brings it: not one word for all of them.
it.each<[PortCode, Readonly<Record<string, string>>]>([
  ['NB', { 清洁舱单: 'manifestWithdrawn', 运抵: 'arrivalWithdrawn', 放行: 'withdrawn', 三联单: 'slipWithdrawn', 码放: 'passWithdrawn' }],
  ['SH', { 运抵: 'arrivalWithdrawn', 海放: 'withdrawn', 码放: 'passWithdrawn' }],
  [
    'QD',
    {
      运抵: 'arrivalWithdrawn',
      报关放行: 'withdrawn',
      装载放行: 'withdrawn',
      外理放行: 'tallyWithdrawn',
      码头放行: 'passWithdrawn',
    },
  ],
  ['SZ', { 运抵: 'arrivalWithdrawn', 海关放行: 'withdrawn', 放行条: 'slipWithdrawn' }],
])('V-07 %s says who must act where something was taken back', (port, kinds) => {
  const aboard = deriveBillStatus('NB', bill, [...declared, ...each('gate-in')]);
  const { nodes, steps } = portRules(port);
  const last = steps.at(-1)!.code;
  const of = (node: string) =>
    lacksOf({ ...aboard, port, boxes: [{ ...aboard.boxes[0]!, waitsFor: last, answers: { [node]: 'withdrawn' } }] });
  const told = Object.keys(kinds).map((name) => [name, Object.entries(of(nodes.find((node) => node.name === name)!.code)).join()]);
  expect(told).toEqual(Object.entries(kinds).map(([name, kind]) => [name, `${kind},1`]));
});
