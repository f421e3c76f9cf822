// One machine with a large customer base: a million subscriptions and ten million facts. The list and its search at an
// even pace, then ingest, each alone. `node --import tsx bench/large/run.ts [--short]`
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import { startServer } from '../../apps/server/src/app/start-server';
import { doorsForTest, followForTest } from '../../apps/server/src/scenarios/doors-for-test';
import { readConfig } from '../../apps/server/src/platform/config';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/db/embedded-postgres';
import { gateBillNo, gateFiles } from '../ingest/gate-files';
import { handIn } from '../ingest/hand-in';
import { fillDatabase } from '../list-call/fill-database';
import { callAtPace, quantile, type Call } from '../paced-calls';
import { serverEnv, startServerProcess, stopScripts } from '../server-process';

const isShort = process.argv.includes('--short');
const size = isShort
  ? { facts: 50_000, subscriptions: 20_000, ownBills: 200 }
  : { facts: 10_000_000, subscriptions: 1_000_000, ownBills: 200 };
const events = isShort ? 20_000 : 200_000;
const pace = { perSecond: 40, seconds: isShort ? 3 : 15, connections: 16 };
/** What people type: the last places of a bill number, a container, a ship, and what is nowhere. */
const searched = ['10000123', 'DEMU100', 'ANNA', 'NOTHING HERE'];
const goals = { listMs: 100, searchMs: 50, eventsPerSecond: 20_000 };

const migrationsDir = join(resolve(import.meta.dirname, '../..'), 'apps/server/migrations');
const dataDir = await mkdtemp(join(tmpdir(), 'mastlight-bench-'));
const postgres = await startEmbeddedPostgres(dataDir);
try {
  const env = serverEnv(postgres.connectionString, dataDir);
  const beganMs = performance.now();
  const filling = await startServer(readConfig(env), { migrationsDir });
  let owner: Awaited<ReturnType<typeof fillDatabase>>;
  try {
    owner = await fillDatabase(filling.platform, filling.url, size);
  } finally {
    await filling.stop();
  }
  console.log(`${size.facts} facts, ${size.subscriptions} subscriptions, filled in ${Math.round((performance.now() - beganMs) / 1000)} s`);

  const { url } = await startServerProcess({ ...env, ROLES: 'http' });
  const list = url + billSubscription.queryBillPage.path;
  const callFor = (keyword?: string): Call => ({
    method: 'POST',
    headers: { authorization: owner.token, 'content-type': 'application/json' },
    body: JSON.stringify({ systemKey: 'NB', ...(keyword === undefined ? {} : { keyword }) }),
  });
  const p99 = async (calls: readonly Call[]): Promise<number> => {
    await callAtPace(list, calls, { ...pace, seconds: 5 });
    return quantile(await callAtPace(list, calls, pace), 0.99);
  };
  const listMs = await p99([callFor()]);
  const searchMs = await p99(searched.map((keyword) => callFor(keyword)));
  await stopScripts();

  const working = await startServer(readConfig({ ...env, ROLES: 'worker' }), { migrationsDir });
  const { intake } = doorsForTest(working.platform);
  await followForTest(
    working.platform,
    'NB',
    Array.from({ length: 500 }, (_, i) => gateBillNo(Math.floor((i * events) / 500))),
  );
  const files = gateFiles('GATE-IN REPORT', events);
  const { database } = working.platform;
  const countFacts = async (): Promise<number> =>
    (
      await database.query<{ count: number }>(
        'system',
        `select count(*) as count from tracking_fact where source = 'ningbo-edi' and bill_no like 'MEDUNB%'`,
      )
    ).rows[0]!.count;
  const seconds = await handIn(intake, database, files);
  const stored = await database.unhurried(countFacts);
  if (stored !== events) throw new Error(`expected ${events} facts, found ${stored}`);
  const rate = Math.round(files.reduce((sum, { boxes }) => sum + boxes, 0) / seconds);
  await working.stop();

  console.log(
    `LARGE list p99 ${listMs} ms (goal ${goals.listMs}, ratio ${(listMs / goals.listMs).toFixed(2)}) at ${pace.perSecond} calls/s`,
  );
  console.log(`LARGE search p99 ${searchMs} ms (goal ${goals.searchMs}, ratio ${(searchMs / goals.searchMs).toFixed(2)})`);
  console.log(`LARGE ingest ${rate} events/s (goal ${goals.eventsPerSecond}, ratio ${(rate / goals.eventsPerSecond).toFixed(2)})`);
  process.exitCode = listMs <= goals.listMs && searchMs <= goals.searchMs && rate >= goals.eventsPerSecond ? 0 : 1;
} finally {
  await stopScripts();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
