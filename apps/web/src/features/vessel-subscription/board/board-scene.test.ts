// Guarantee: every call that has anything within the days stands on the board, in its terminal, over no other call and
// with its name whole.
import { describe, expect, it } from 'vitest';
import { parseShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { VesselRow } from '../declaration';
import { callsInOrder, countClosings, layOutBoard, placeOf } from './board-scene';

const days = { fromMs: parseShanghai('2026-10-12')!, count: 7 };
const call = (name: string, part: Partial<VesselRow> = {}): VesselRow =>
  ({
    vesselsName: name,
    boxvv: `${name}/1W`,
    wharf: '梅山',
    ctnapplybegindate: '2026-10-12 00:00:00',
    ctnapplyenddate: null,
    portclosedate: '2026-10-13 12:00:00',
    closedate: null,
    etaArrivedDate: '2026-10-14 00:00:00',
    etaSailingDate: '2026-10-14 12:00:00',
    arrivaldate: null,
    dischargedate: null,
    ...part,
  }) as VesselRow;
const drawn = (...rows: VesselRow[]) => layOutBoard('NB', rows, days);

describe('the berth board', () => {
  it('draws the window of the gates, the cut-offs and the berth by the days', () => {
    const [wharf] = drawn(call('A', { closedate: '2026-10-13 00:00:00' }));
    const [only] = wharf!.lanes[0]!;
    expect(only!.gate).toEqual({ left: 0, width: expect.closeTo((1.5 / 7) * 100) });
    expect(only!.berth).toEqual({ left: expect.closeTo((2 / 7) * 100), width: expect.closeTo((0.5 / 7) * 100) });
    expect(only!.ticks.map(({ kind, left }) => [kind, Math.round(left)])).toEqual([
      ['opens', 0],
      ['port', 21],
      ['customs', 14],
    ]);
  });

  it('goes by what happened where that is told, and cuts at its edges', () => {
    const past = call('A', {
      arrivaldate: '2026-10-11 12:00:00',
      dischargedate: '2026-10-12 12:00:00',
      ctnapplybegindate: '2026-10-01 00:00:00',
    });
    const [only] = callsInOrder(drawn(past));
    expect(only!.berth).toEqual({ left: 0, width: expect.closeTo((0.5 / 7) * 100) });
    expect(only!.gate!.left).toBe(0);
    expect(only!.ticks.map(({ kind }) => kind)).toEqual(['port']);
  });

  it('leaves out what lies outside the days, and what nothing is told of', () => {
    const none = { ctnapplybegindate: null, portclosedate: null, etaArrivedDate: null, etaSailingDate: null };
    expect(drawn(call('A', none), call('B', { ...none, portclosedate: '2026-10-19 00:00:01' }))).toEqual([]);
    expect(drawn(call('C', { ...none, ctnapplyenddate: '2026-10-15 08:00:00' }))).toHaveLength(1);
  });

  it('gives calls that meet lanes of their own, names included, and puts others behind one another', () => {
    const later = {
      ctnapplybegindate: '2026-10-17 00:00:00',
      portclosedate: '2026-10-17 12:00:00',
      etaArrivedDate: null,
      etaSailingDate: null,
    };
    const [wharf] = drawn(call('A'), call('B'), call('C', later));
    expect(wharf!.lanes.map((lane) => lane.map(({ row }) => row.vesselsName))).toEqual([['A', 'C'], ['B']]);
    for (const lane of wharf!.lanes) for (const { name } of lane) expect(name.left + name.width).toBeLessThanOrEqual(100);
    const atTheEdge = callsInOrder(drawn(call('D', { ...later, ctnapplybegindate: null, portclosedate: '2026-10-18 20:00:00' })))[0]!;
    expect(atTheEdge.name.left + atTheEdge.name.width).toBeLessThanOrEqual(100);
  });

  it('names a call over the window of its gates, else beside its berth, and never over it while there is room', () => {
    const nameOf = (part: Partial<VesselRow>) => callsInOrder(drawn(call('LONG.NAME.OF.A.SHIP', part)))[0]!;
    const wide = nameOf({});
    expect(wide.name.left + wide.name.width).toBeGreaterThan(wide.berth!.left);
    expect(wide.name.left).toBeGreaterThan(wide.berth!.left + wide.berth!.width);
    expect(nameOf({ etaArrivedDate: '2026-10-16 00:00:00', etaSailingDate: '2026-10-16 12:00:00' }).name.left).toBe(0);
    const late = { ctnapplybegindate: '2026-10-17 00:00:00', portclosedate: '2026-10-17 12:00:00' };
    const edge = nameOf({ ...late, etaArrivedDate: '2026-10-18 00:00:00', etaSailingDate: '2026-10-18 23:00:00' });
    expect(edge.name.left + edge.name.width).toBeCloseTo(edge.berth!.left);
  });

  it('stands by terminal in the port’s order, one that nobody knows last', () => {
    const names = drawn(call('A', { wharf: null }), call('B', { wharf: '梅山' }), call('C', { wharf: '北二集司' })).map(({ name }) => name);
    expect(names.at(-1)).toBe('-');
    expect(new Set(names)).toEqual(new Set(['北二集司', '梅山', '-']));
  });

  it('counts the cut-offs of each day and places an instant', () => {
    expect(countClosings([call('A'), call('B', { portclosedate: '2026-10-12 23:59:59' })], days)).toEqual([1, 1, 0, 0, 0, 0, 0]);
    expect(placeOf(days.fromMs, days)).toBe(0);
    expect(placeOf(days.fromMs - 1, days)).toBeNull();
    expect(placeOf(null, days)).toBeNull();
  });
});
