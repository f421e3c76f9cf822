/**
 * F-06: durable, deduplicated ingest. Raw files are stored and committed, then
 * decoded, deduplicated, appended as facts and followed bills derived, by the
 * server as it runs (embedded PostgreSQL, fsync on). The same events row by
 * row, each in transactions of its own, give the ratio.
 *
 *   npx tsx bench/ingest/run.ts [events] [row-by-row events]
 */
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startServer } from '../../apps/server/src/app/start-server';
import { doorsForTest, followForTest } from '../../apps/server/src/scenarios/doors-for-test';
import { readConfig } from '../../apps/server/src/platform/config';
import { boxRecord, gateBillNo, gateContainerNo, gateFiles } from './gate-files';
import { handIn } from './hand-in';
import { ratioLine } from '../../tooling/speed/ratio-lines';

const events = Number(process.argv[2] ?? 200_000);
const rowEvents = Number(process.argv[3] ?? 2_000);
const followedBills = 500;
const goal = { eventsPerSecond: 40_000, ratio: 25 };

const dataDir = await mkdtemp(join(tmpdir(), 'mastlight-bench-'));
const config = readConfig({ DATA_DIR: dataDir, PORT: '0', ROLES: 'worker', LOG_LEVEL: 'error' });
const server = await startServer(config, { migrationsDir: resolve(import.meta.dirname, '../../apps/server/migrations') });
try {
  const { database } = server.platform;
  const { intake } = doorsForTest(server.platform);
  const { rows: settings } = await database.query<{ setting: string }>('system', `select setting from pg_settings where name = 'fsync'`);
  if (settings[0]?.setting !== 'on') throw new Error('fsync is off');

  const bills = Array.from({ length: followedBills }, (_, i) => gateBillNo(Math.floor((i * events) / followedBills)));
  await followForTest(server.platform, 'NB', bills);

  const files = gateFiles('GATE-IN REPORT', events);
  const offered = files.reduce((sum, file) => sum + file.boxes, 0);
  const seconds = await handIn(intake, database, files);
  const { rows: stored } = await database.query<{ facts: number; states: string }>(
    'system',
    `select (select count(*) from tracking_fact) as facts,
            (select string_agg(state || ' ' || n, ', ') from (select state, count(*) n from intake_message group by 1) s) as states`,
  );
  const { facts, states } = stored[0]!;
  if (facts !== events) throw new Error(`expected ${events} facts, found ${facts}`);

  const rowByRow = await measureRowByRow();
  const rate = offered / seconds;
  const ratio = rate / rowByRow;
  console.log(
    `files ${files.length} (${states}), events offered ${offered}, facts ${facts}, ${seconds.toFixed(2)} s, row by row ${Math.round(rowByRow)} events/s`,
  );
  console.log(
    `F-06 ${Math.round(rate)} events/s ratio ${ratio.toFixed(1)} (goal ${goal.eventsPerSecond}, ${goal.ratio}) ${rate >= goal.eventsPerSecond && ratio >= goal.ratio ? 'ok' : 'MISSED'}`,
  );
  console.log(ratioLine('ingest', ratio));
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** The same work one event at a time: raw row, fact, state, each event committed. */
async function measureRowByRow(): Promise<number> {
  const { database } = server.platform;
  const startedMs = performance.now();
  for (let i = 0; i < rowEvents; i++) {
    const line = boxRecord(i);
    const digest = createHash('sha256').update(line).digest();
    await database.run('system', async (connection) => {
      await connection.query('begin');
      await connection.query(
        `with message as (
           insert into intake_message (source, sha256, has_bytes, size, received_at, heard_at, state, is_repeatable)
           values ('upload', $1, true, $3, now(), now(), 'applied', false) returning id, received_at)
         insert into intake_raw (message_id, received_at, bytes) select id, received_at, $2 from message`,
        [digest, Buffer.from(line), line.length],
      );
      await connection.query('commit');
      await connection.query('begin');
      await connection.query(
        `with fresh as (insert into tracking_fact_digest (digest) values ($5) on conflict do nothing returning digest)
         insert into tracking_fact (port, source, message_id, kind, function, bill_no, container_no, vessel_name, voyage,
           happened_at, said_at, heard_at, detail, digest)
         select 'NB', 'upload', $1, 'gate-in', 'original', $2, $3, 'MSC ANNA', '425W', now(), now(), now(), $4, digest from fresh`,
        [i, gateBillNo(i), gateContainerNo(i), JSON.stringify({ sizeType: '45G1', fullness: 'full', grossWeightKg: 24_860 }), digest],
      );
      await connection.query('commit');
    });
  }
  return rowEvents / ((performance.now() - startedMs) / 1000);
}
