/**
 * Terminals of trucks (JT/T 808): 2,000 that are let in tell the gateway, a process of its own, 2,000 places a second, and each
 * waits for the answer that its place is written. Before it 30 days of one truck's track beside those of 2,000 trucks.
 *
 *   node --import tsx bench/terminals/run.ts
 */
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { MonthParts } from '../../apps/server/src/platform/db/month-parts';
import { startServer } from '../../apps/server/src/app/start-server';
import { findTrack } from '../../apps/server/src/modules/position/queries/find-vehicles';
import { readConfig } from '../../apps/server/src/platform/config';
import { Database } from '../../apps/server/src/platform/db/database';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/db/embedded-postgres';
import { createLog } from '../../apps/server/src/platform/log';
import { placeForTest, Terminal } from '../../apps/server/src/scenarios/truck-terminal-for-test';
import { quantile } from '../paced-calls';
import { serverEnv, startScript, stopScripts } from '../server-process';

const [trucks, warmUpSeconds, seconds, goalMs] = [2_000, 10, 20, 100];
const [days, stepMinutes, looks, trackGoalMs] = [30, 10, 20, 200];
const dayMs = 86_400_000;

const plateOf = (truck: number): string => `浙A${10_000 + truck}`;
const phoneOf = (truck: number): string => String(13_900_000_000 + truck).padStart(12, '0');

const dataDir = await mkdtemp(join(tmpdir(), 'mastlight-bench-'));
const postgres = await startEmbeddedPostgres(dataDir);
const database = new Database(postgres.connectionString, createLog('error'));
const work = (text: string, values: readonly unknown[] = []) => database.unhurried(() => database.query('system', text, values));
try {
  const env = serverEnv(postgres.connectionString, dataDir);
  const migrating = await startServer(readConfig({ ...env, ROLES: 'http' }), {
    migrationsDir: resolve(import.meta.dirname, '../../apps/server/migrations'),
  });
  await migrating.stop();
  await measureTrack();
  await measureGateway(env);
} finally {
  await stopScripts();
  await database.close();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function measureTrack(): Promise<void> {
  const nowMs = Date.now();
  const months = new MonthParts(database, 'position_track');
  await database.unhurried(() => months.ensure(Array.from({ length: days + 1 }, (_, day) => nowMs - day * dayMs)));
  // As it comes: a page of the table holds points of all trucks. Those that are looked at speak each half minute.
  let points = 0;
  for (let day = days; day > 0; day--) {
    const { rowCount } = await work(
      `insert into position_track
       select '浙A' || (10000 + truck), at, 29.9, 121.5 + truck * 0.0001, 60, 90
       from generate_series($1::timestamptz, $1::timestamptz + interval '1 day' - interval '1 second', interval '30 seconds') with ordinality step (at, no)
       cross join generate_series(0, $2::int) truck where step.no % $3 = 0 or truck % 97 = 0`,
      [new Date(nowMs - day * dayMs), trucks - 1, stepMinutes * 2],
    );
    points += rowCount;
  }
  await work('analyze position_track');
  const [tookMs, bareMs]: [number[], number[]] = [[], []];
  for (let look = 0; look < looks; look++) {
    const [plate, fromMs] = [plateOf(look * 97), nowMs - days * dayMs];
    const startedMs = performance.now();
    // Every second one as the database reads the same points and tells nobody.
    if (look % 2 === 1) {
      await work('select max(latitude), max(speed_kmh) from position_track where plate = $1 and fix_at between $2 and $3', [
        plate,
        new Date(fromMs),
        new Date(nowMs),
      ]);
      bareMs.push(performance.now() - startedMs);
      continue;
    }
    const found = await findTrack(database, plate, { fromMs, untilMs: nowMs }, 2_000);
    tookMs.push(performance.now() - startedMs);
    if (found.length < 1_900) throw new Error(`only ${found.length} points of a track`);
  }
  const [longest, bare] = [Math.round(Math.max(...tookMs)), Math.round(Math.max(...bareMs))];
  if (longest > trackGoalMs) process.exitCode = 1;
  console.log(
    `LONG track 30 days of one truck in ${longest} ms at most of ${tookMs.length} (goal ${trackGoalMs}); the database’s own reading ${bare} ms; ${days * 2_880} points beside ${points}`,
  );
}

async function measureGateway(env: Readonly<Record<string, string>>): Promise<void> {
  const port = await freePort();
  startScript('apps/server/src/main.ts', { ...env, ROLES: 'gateway', JT808_PORT: String(port) });
  // Known before: one address may not make thousands of terminals.
  for (let truck = 0; truck < trucks; truck++) {
    await work('insert into position_terminal values ($1, $2, $3, now(), now())', [
      phoneOf(truck),
      plateOf(truck),
      createHash('sha256').update('').digest(),
    ]);
  }
  while (!(await isListening(port))) await pause(200);
  const fleet: Terminal[] = [];
  for (let truck = 0; truck < trucks; truck++) {
    const terminal = await Terminal.call(port, phoneOf(truck));
    await terminal.enter(plateOf(truck));
    fleet.push(terminal);
  }
  const tookMs: number[] = [];
  let refused = 0;
  const startMs = performance.now() + warmUpSeconds * 1_000;
  const drive = async (terminal: Terminal, truck: number): Promise<void> => {
    for (let second = -warmUpSeconds; second < seconds; second++) {
      const dueMs = startMs + second * 1_000 + (truck * 1_000) / trucks;
      if (dueMs > performance.now()) await pause(dueMs - performance.now());
      const position = placeForTest(Date.now(), { latitude: 29.9 + second * 0.0002, longitude: 121.5 + truck * 0.0001 });
      const answer = await terminal.say(0x0200, { kind: 'position', position });
      if (second >= 0) tookMs.push(performance.now() - dueMs);
      if (answer?.kind !== 'general-reply' || answer.result !== 0) refused++;
    }
  };
  await Promise.all(fleet.map(drive));
  const perSecond = Math.round(tookMs.length / ((performance.now() - startMs) / 1_000));
  for (const terminal of fleet) terminal.leave();
  const p99 = quantile(
    tookMs.toSorted((a, b) => a - b),
    0.99,
  );
  if (p99 > goalMs || refused > 0) process.exitCode = 1;
  console.log(
    `LONG terminals ${perSecond} places/s of ${trucks} terminals, p99 ${p99} ms to the answer (goal ${goalMs}), ${refused} refused`,
  );
}

function isListening(port: number): Promise<boolean> {
  return new Promise((told) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      told(true);
    });
    socket.on('error', () => told(false));
  });
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listening) => void probe.listen(0, '127.0.0.1', listening));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => void probe.close(closed));
  return port;
}
