// Guarantee: sandbox trucks stay on their way at speeds of trucks, wherever the clock leaps to, and each third loses the network.
import { judgeFix, type Fix } from '@mastlight/domain/position/judge-fix';
import { readPlate } from '@mastlight/domain/position/plate';
import { expect, it } from 'vitest';
import { createWorldClock } from '../clock/world-clock';
import { createFleet, fleetMax, hasNetwork, truckAt } from './fleet';
import { runFleet, type ShownTruck } from './run-fleet';

const startMs = Date.UTC(2026, 9, 12, 4);

it('R-0-10 each truck has a plate and drives as a truck does', () => {
  const fleet = createFleet(fleetMax);
  expect(fleet.filter(({ plate }) => readPlate(plate) !== plate)).toEqual([]);
  expect([new Set(fleet.map(({ phone }) => phone)).size, new Set(fleet.map(({ plate }) => plate)).size]).toEqual([fleetMax, fleetMax]);
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

it('R-0-10, R-0-11 a truck whose network is taken away keeps what it would have told', () => {
  let nowMs = startMs;
  // Nobody listens there: what is known of the fleet is its own.
  const fleet = runFleet(
    9,
    createWorldClock(() => nowMs),
    3,
  );
  const [{ plate }] = fleet.list() as [ShownTruck];
  expect([fleet.cut(plate, true), fleet.cut('浙B00000', true)]).toEqual([true, false]);
  nowMs += 600_000;
  fleet.cut(plate, true);
  expect(fleet.list()[0]).toMatchObject({ plate, isCut: true, hasNetwork: false, isKnown: false, waiting: 21 });
  fleet.cut(plate, false);
  expect(fleet.list()[0]).toMatchObject({ isCut: false, hasNetwork: true });
  fleet.stop();
});

it('R-0-10 a valley without a network lasts some minutes, of each third truck', () => {
  const fleet = createFleet(6);
  const silent = fleet.map(
    (truck, at) =>
      Array.from({ length: 120 }, (_, minute) => hasNetwork(truck, at, startMs + minute * 60_000)).filter((has) => !has).length,
  );
  expect(silent).toEqual([0, 0, expect.closeTo(20, -1), 0, 0, expect.closeTo(20, -1)]);
});
