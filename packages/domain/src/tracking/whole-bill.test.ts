// Guarantee: one state, one flag and one furthest node for a bill, whatever its boxes say (R-4.10-05 to -08, -38).
import { describe, expect, it } from 'vitest';
import type { NodeState } from '../vocabulary/bill-progress';
import { emptyNode } from './status';
import { furthestNode, trackingStateOf, wholeBillFlag } from './whole-bill';

describe('R-4.10-38 trackingStateOf', () => {
  it.each([
    [{ heardMs: null, departedMs: null }, 'waiting'],
    [{ heardMs: 1, departedMs: null }, 'tracking'],
    [{ heardMs: 1, departedMs: 2 }, 'finished'],
    [{ heardMs: 1, departedMs: null, isTakenBack: true }, 'failed'],
    [{ heardMs: 1, departedMs: 2, isTakenBack: true }, 'finished'],
  ])('R-4.10-38 %j is %s', (status, state) => {
    expect(trackingStateOf(status)).toBe(state);
  });
});

describe('wholeBillFlag', () => {
  it.each([
    [[], null],
    [[null, null], null],
    [['Y', 'Y'], 'Y'],
    [['Y', null], 'N'],
    [['Y', 'N'], 'N'],
    [['Y', 'T'], 'T'],
    [['X'], 'N'],
    [['', null], null],
    [['Y', ''], 'N'],
  ])('%j is %s', (flags, flag) => {
    expect(wholeBillFlag(flags)).toBe(flag);
  });
});

describe('furthestNode', () => {
  const strip = (...states: NodeState[]) => {
    const [pre, manifest, arrival, release, triple] = states.map((state) => ({ ...emptyNode, state }));
    return { pre: pre!, manifest: manifest!, arrival: arrival!, release: release!, triple: triple! };
  };
  it.each([
    [strip('none', 'none', 'none', 'none', 'none'), null],
    [strip('done', 'part', 'exception', 'none', 'none'), 'manifest'],
    [strip('none', 'none', 'none', 'done', 'running'), 'release'],
  ])('case %#', (nodes, code) => {
    expect(furthestNode({ port: 'NB', strip: nodes })).toBe(code);
  });
  it('a strip that tells nothing has none', () => expect(furthestNode({ port: 'NB', strip: {} })).toBeNull());
});
