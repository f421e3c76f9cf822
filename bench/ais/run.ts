// Positions of ships from AIS sentences to the database, parse, judging and track included: 5,000 ships that speak each ten
// seconds. `node --import tsx bench/ais/run.ts`
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { startServer } from '../../apps/server/src/app/start-server';
import { positionParts, replayAis } from '../../apps/server/src/modules/position/index';
import { readConfig } from '../../apps/server/src/platform/config';
import { plainPosition, writeClassAPosition } from '@mastlight/wire/ais-nmea/write';

const [ships, rounds, goal] = [5_000, 80, 50_000];
const stepMs = 10_000;

const dataDir = await mkdtemp(join(tmpdir(), 'mastlight-bench-'));
const config = readConfig({ DATA_DIR: dataDir, PORT: '0', ROLES: 'http', LOG_LEVEL: 'error' });
const server = await startServer(config, { migrationsDir: resolve(import.meta.dirname, '../../apps/server/migrations') });
try {
  const beginMs = server.platform.portClock.nowMs() - rounds * stepMs;
  const feed = Array.from({ length: rounds }, (_round, at) =>
    Buffer.concat(Array.from({ length: ships }, (_ship, ship) => sayPosition(ship, at, beginMs + at * stepMs))),
  );
  const startedMs = performance.now();
  const { moved, refused } = await replayAis(positionParts(server.platform), Readable.from(feed));
  const perSecond = Math.round((ships * rounds) / ((performance.now() - startedMs) / 1_000));
  // The first word of each is not believed yet.
  const isWhole = moved === ships * (rounds - 1) && refused === ships;
  const isMet = isWhole && perSecond >= goal;
  console.log(`LONG ais ${perSecond} positions/s to the database (goal ${goal}), ${moved} moved a ship${isMet ? '' : ' MISSED'}`);
  process.exitCode = isMet ? 0 : 1;
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

function sayPosition(ship: number, round: number, atMs: number): Buffer {
  return writeClassAPosition(
    plainPosition(
      { mmsi: 413_000_000 + ship, atMs, station: 'BENCH' },
      { latitude: 29 + round * 0.0005, longitude: 122 + ship * 0.001, speedKnots: 14, courseDeg: 0, headingDeg: 0 },
    ),
  );
}
