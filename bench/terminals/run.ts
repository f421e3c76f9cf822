// Terminals of trucks (JT/T 808) at the gateway, in a process of its own: 2,000 that are let in tell 2,000 places a second, each
// waits for the answer that its place is written. And 30 days of one truck’s track beside the rows of 2,000 trucks.
// `node --import tsx bench/terminals/run.ts`
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from '../../apps/server/src/app/start-server';
import { positionParts } from '../../apps/server/src/modules/position/index';
import { findTrack } from '../../apps/server/src/modules/position/queries/find-vehicles';
import { readConfig } from '../../apps/server/src/platform/config';
import { Terminal } from '../../apps/server/src/scenarios/truck-terminal-for-test';
import { plainPosition } from '@mastlight/wire/jt808/write';
import { quantile } from '../paced-calls';
import { startScript, stopScripts } from '../server-process';

const [terminals, perSecond, seconds, goalMs] = [2_000, 2_000, 15, 100];
const [days, stepMinutes, trackGoalMs, looks] = [30, 5, 200, 20];
const dayMs = 86_400_000;

const dataDir = await mkdtemp(join(tmpdir(), 'mastlight-bench-'));
const config = readConfig({ DATA_DIR: dataDir, PORT: '0', ROLES: 'http', LOG_LEVEL: 'error' });
const server = await startServer(config, { migrationsDir: resolve(import.meta.dirname, '../../apps/server/migrations') });
const { database } = server.platform;
try {
  await tellTrack();
  await tellGateway();
} finally {
  await stopScripts();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** One truck’s month, as its page asks for it, with the months of all others in the same table. */
async function tellTrack(): Promise<void> {
  const nowMs = Date.now();
  const { months } = positionParts(server.platform);
  await months.vehicles.ensure(Array.from({ length: days + 1 }, (_, day) => nowMs - day * dayMs));
  for (let from = 0; from < terminals; from += 100) {
    await database.unhurried(() =>
      database.query(
        'system',
        `insert into position_track
         select '浙A' || (10000 + truck), $1::timestamptz - $2::interval * at, 29.9 + at * 0.00001, 121.5 + truck * 0.0001, 60, 90
         from generate_series($3::int, $4::int) truck, generate_series(0, $5::int) at`,
        [new Date(nowMs), `${stepMinutes} minutes`, from, from + 99, (days * 24 * 60) / stepMinutes],
      ),
    );
  }
  await database.unhurried(() => database.query('system', 'analyze position_track'));
  const took: number[] = [];
  for (let look = 0; look < looks; look++) {
    const startedMs = performance.now();
    const span = { fromMs: nowMs - days * dayMs, untilMs: nowMs };
    const points = await findTrack(database, `浙A${10_000 + look * 97}`, span, 2_000);
    took.push(performance.now() - startedMs);
    if (points.length < 1_000) throw new Error(`only ${points.length} points`);
  }
  const longest = Math.max(...took);
  const rows = (terminals * days * 24 * 60) / stepMinutes;
  console.log(`LONG track of ${days} days ${longest.toFixed(0)} ms at most of ${looks}, ${rows} rows beside (goal ${trackGoalMs})`);
  if (longest > trackGoalMs) process.exitCode = 1;
}

async function tellGateway(): Promise<void> {
  const port = await freePort();
  startScript('apps/server/src/main.ts', {
    DATA_DIR: join(dataDir, 'gateway'),
    DATABASE_URL: server.platform.config.databaseUrl || databaseUrl(),
    PASSWORD_PEPPER: '',
    ROLES: 'gateway',
    JT808_PORT: String(port),
    LOG_LEVEL: 'error',
  });
  while (!(await isListening(port))) await pause(200);
}
