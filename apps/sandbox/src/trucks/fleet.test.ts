// Guarantee: sandbox trucks stay on their way at speeds of trucks, wherever the clock leaps to, and each third loses the network.
import { judgeFix, type Fix } from '@mastlight/domain/position/judge-fix';
import { readPlate } from '@mastlight/domain/position/plate';
import { expect, it } from 'vitest';
import { createFleet, hasNetwork, truckAt } from './fleet';

const startMs = Date.UTC(2026, 9, 12, 4);

it('R-0-10 each truck has a plate and drives as a truck does', () => {
  const fleet = createFleet(20);
  expect(fleet.filter(({ plate }) => readPlate(plate) !== plate)).toEqual([]);
  expect(new Set(fleet.map(({ phone }) => phone)).size).toBe(20);
  for (const truck of fleet) {
    let known: Fix | null = null;
    for (let minute = 0; minute < 600; minute++) {
      const atMs = startMs + minute * 60_000;
      const judged = judgeFix({ ...truckAt(truck, atMs), atMs, isFixed: true }, known, atMs);
      if (judged.verdict !== 'moves') throw new Error(`${truck.plate}: ${judged.verdict} after ${minute} minutes`);
      known = judged.fix;
    }
  }
});

it('R-0-10 a valley without a network lasts some minutes, of each third truck', () => {
  const fleet = createFleet(6);
  const silent = fleet.map(
    (truck, at) =>
      Array.from({ length: 120 }, (_, minute) => hasNetwork(truck, at, startMs + minute * 60_000)).filter((has) => !has).length,
  );
  expect(silent).toEqual([0, 0, expect.closeTo(20, -1), 0, 0, expect.closeTo(20, -1)]);
});
