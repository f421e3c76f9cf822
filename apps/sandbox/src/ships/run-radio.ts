import { createServer, type AddressInfo, type Socket } from 'node:net';
import type { WorldClock } from '../clock/world-clock';
import { sayPosition, sayVoyage } from './say-ship';
import { shipAt, type SeaCall, type SeaFix, type SeaShip } from './sea';

/** Ships speak so often, in real ms; what they are they say with each so-many-th word. */
const speaksEveryMs = 5_000;
const voyageEvery = 6;
const [hourMs, tenMinutesMs] = [3_600_000, 600_000];
/** Who calls is told what was heard before, by the world's time: a station keeps its log of four days, in full the last two hours. */
const log = [
  { fromMs: 96 * hourMs, untilMs: 2 * hourMs, stepMs: hourMs },
  { fromMs: 2 * hourMs, untilMs: 0, stepMs: tenMinutesMs },
];

/** A ship as the desk shows it. */
export interface ShownShip {
  readonly mmsi: number;
  readonly name: string;
  readonly imo: string | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly knots: number;
  /** Whether a station on land hears it. */
  readonly isHeard: boolean;
  /** Whether somebody has switched its radio off. */
  readonly isOff: boolean;
}

/** A station that hears ships and tells whoever has called. */
export interface RunningRadio {
  readonly port: number;
  list(): readonly ShownShip[];
  /** Switches a ship's radio off or on; false for a number that none has. */
  turn(mmsi: number, isOff: boolean): boolean;
  stop(): Promise<void>;
}

/** Lets ships sail and tells who calls what they say (AIS by NMEA 0183 over TCP). @throws Error when the port is taken. */
export async function runRadio(
  port: number,
  clock: WorldClock,
  sea: readonly SeaShip[],
  calls: () => readonly SeaCall[],
): Promise<RunningRadio> {
  const listeners = new Set<Socket>();
  const off = new Set<number>();
  let words = 0;
  const isOn = (ship: SeaShip, fix: SeaFix): boolean => fix.isHeard && !off.has(ship.mmsi);

  const sayAll = (atMs: number, known: readonly SeaCall[], withVoyage: boolean): Buffer =>
    Buffer.concat(
      sea.flatMap((ship, at) => {
        const fix = shipAt(ship, known, atMs);
        if (!isOn(ship, fix)) return [];
        return [...(withVoyage ? [sayVoyage(ship, fix, atMs, at)] : []), sayPosition(ship, fix, atMs)];
      }),
    );
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('close', () => listeners.delete(socket));
    const nowMs = clock.nowMs();
    const known = calls();
    for (const { fromMs, untilMs, stepMs } of log) {
      const beginMs = Math.ceil((nowMs - fromMs) / stepMs) * stepMs;
      for (let atMs = beginMs; atMs < nowMs - untilMs; atMs += stepMs) socket.write(sayAll(atMs, known, atMs === beginMs));
    }
    socket.write(sayAll(nowMs, known, true));
    listeners.add(socket);
  });
  const timer = setInterval(() => {
    if (listeners.size === 0) return;
    const said = sayAll(clock.nowMs(), calls(), words++ % voyageEvery === 0);
    // Who does not listen is not waited for.
    for (const socket of listeners) if (socket.writableLength < 1_000_000) socket.write(said);
  }, speaksEveryMs);
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', listening);
  }).catch((error: unknown) => {
    clearInterval(timer);
    throw error;
  });
  return {
    port: (server.address() as AddressInfo).port,
    list() {
      const [nowMs, known] = [clock.nowMs(), calls()];
      return sea.map((ship) => {
        const { latitude, longitude, knots, isHeard } = shipAt(ship, known, nowMs);
        return { mmsi: ship.mmsi, name: ship.name, imo: ship.imo, latitude, longitude, knots, isHeard, isOff: off.has(ship.mmsi) };
      });
    },
    turn(mmsi, isOff) {
      if (!sea.some((ship) => ship.mmsi === mmsi)) return false;
      if (isOff) off.add(mmsi);
      else off.delete(mmsi);
      return true;
    },
    async stop() {
      clearInterval(timer);
      const closed = new Promise<void>((done) => void server.close(() => done()));
      for (const socket of listeners) socket.destroy();
      await closed;
    },
  };
}
