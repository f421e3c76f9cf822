// Guarantee: sandbox ships sail as ships do, wherever the clock leaps to; one that a port expects is at its berth while the call
// lasts; what the station tells is read back, and a ship at sea or with its radio off is not heard.
import { connect } from 'node:net';
import { judgeShipFix, type KnownShip } from '@mastlight/domain/position/judge-ship-fix';
import { vesselKey } from '@mastlight/domain/vocabulary/vessel-voyage';
import { waitFor } from '@mastlight/testing/wait-for';
import { AisStream } from '@mastlight/wire/ais-nmea/ais-stream';
import { ReadingCollector } from '@mastlight/wire/syntax/reading-collector';
import { expect, it } from 'vitest';
import { createWorldClock } from '../clock/world-clock';
import { callingShips, callsOf } from './calling-ships';
import { runRadio } from './run-radio';
import { createSea, shipAt, type SeaShip } from './sea';

const startMs = Date.UTC(2026, 9, 12, 4);
const [minute, hour] = [60_000, 3_600_000];
const sea = createSea(callingShips, 400);
const told = (ship: SeaShip, calls: Parameters<typeof shipAt>[1], atMs: number) => {
  const { latitude, longitude, knots, course, status } = shipAt(ship, calls, atMs);
  return { mmsi: ship.mmsi, atMs, latitude, longitude, speedKnots: knots, courseDegrees: course, headingDegrees: null, status };
};

it('R-0-10 each ship sails as a ship does, and has a number of its own', () => {
  expect(new Set(sea.map(({ mmsi }) => mmsi)).size).toBe(400);
  // By radio there are no dots, and of one name there are two.
  expect(new Set(sea.map(({ name }) => vesselKey(name))).size).toBe(399);
  for (const ship of sea) {
    let known: KnownShip = { fix: null, doubt: null };
    for (let step = 0; step < 144; step++) {
      const judged = judgeShipFix(told(ship, [], startMs + step * 10 * minute), known, startMs + step * 10 * minute);
      if (judged.verdict !== 'moves' && step > 0) throw new Error(`${ship.name}: ${judged.verdict} after ${step} steps`);
      known = judged.known;
    }
  }
});

it('R-0-10, R-3.9-01 a ship that a port expects is at its berth while the call lasts, and on its way before and after', () => {
  const call = { ataMs: null, atdMs: null, etaMs: startMs, etdMs: startMs + 16 * hour };
  const world = { calls: { a: { vesselName: 'MSC.ANNA', ...call } } } as never;
  const rows = [{ vessel: 'ZHAN QIAO', portClosesMs: startMs - 4 * hour }] as never;
  const calls = callsOf(world, rows);
  for (const [name, place] of [
    ['MSC.ANNA', { latitude: 29.9, longitude: 121.9 }],
    ['ZHAN QIAO', { latitude: 36, longitude: 120.2 }],
  ] as const) {
    const ship = sea.find((each) => each.name === name)!;
    const at = (hours: number) => shipAt(ship, calls, startMs + hours * hour);
    expect(at(1)).toMatchObject({
      status: 5,
      knots: 0,
      isHeard: true,
      latitude: expect.closeTo(place.latitude, 0),
      longitude: expect.closeTo(place.longitude, 0),
    });
    expect([at(-3).status, at(17).status, at(-3).knots > 10]).toEqual([0, 0, true]);
  }
});

it('R-0-10, R-0-11 a station tells what it hears, its log first; who is at sea or has its radio off is not in it', async () => {
  const clock = createWorldClock(() => startMs);
  const radio = await runRadio(0, clock, sea, () => []);
  const heard = async () => {
    const collector = new ReadingCollector();
    const stream = new AisStream(collector);
    const socket = connect(radio.port, '127.0.0.1');
    const read: { kind: string; mmsi: number }[] = [];
    let refused = 0;
    socket.on('data', (bytes) => {
      stream.push(bytes);
      const part = collector.takePart('ais-nmea');
      refused += part?.refusedCount ?? 0;
      read.push(...((part?.messages ?? []) as unknown as typeof read));
    });
    const last = radio.list().findLast(({ isHeard, isOff }) => isHeard && !isOff)!.mmsi;
    // The last voyage is told with the places of now, after the log.
    await waitFor('the log', () =>
      read.at(-1)?.mmsi === last && read.filter(({ kind, mmsi }) => kind === 'vessel-static' && mmsi === last).length > 1 ? true : null,
    );
    socket.destroy();
    expect(refused).toBe(0);
    return new Set(read.slice(-sea.length).map(({ mmsi }) => mmsi));
  };
  const shown = radio.list();
  expect(shown.some(({ isHeard }) => isHeard) && shown.some(({ isHeard }) => !isHeard)).toBe(true);
  const { mmsi } = shown.find(({ isHeard }) => isHeard)!;
  expect(await heard()).toContain(mmsi);
  expect([radio.turn(mmsi, true), radio.turn(1, true)]).toEqual([true, false]);
  expect(await heard()).not.toContain(mmsi);
  expect(radio.list().find((ship) => ship.mmsi === mmsi)).toMatchObject({ isOff: true });
  await radio.stop();
});
