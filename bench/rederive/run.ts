/**
 * Bills of all seven ports derived again after the rules have changed: how long a million facts
 * take, and what whoever opens a list feels of it. The list is called at one
 * rate while nothing is derived and while a worker derives.
 *
 *   node --import tsx bench/rederive/run.ts [--short]
 */
import { tmpdir } from 'node:os';
import { mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import { derivationVersion } from '@mastlight/domain/tracking/status';
import { startServer } from '../../apps/server/src/app/start-server';
import { countOutdated } from '../../apps/server/src/modules/tracking/store/outdated-subjects';
import { publishedBills } from '../../apps/server/src/modules/tracking/store/subjects';
import { readConfig } from '../../apps/server/src/platform/config';
import { Database } from '../../apps/server/src/platform/db/database';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/db/embedded-postgres';
import { createLog } from '../../apps/server/src/platform/log';
import { fillDatabase } from '../list-call/fill-database';
import { callAtPace, quantile } from '../paced-calls';
import { addFactsOfPorts } from './add-facts';
import { serverEnv, startScript, startServerProcess, stopScript, stopScripts } from '../server-process';

const isShort = process.argv.includes('--short');
const facts = isShort ? 50_000 : 1_000_000;
const size = { facts: 0, subscriptions: isShort ? 2_000 : 100_000, ownBills: 200 };
const callsPerSecond = 40;
const idleSeconds = isShort ? 5 : 20;
const warmUpSeconds = 10;
const goals = { seconds: 300, p99Ratio: 2 };

const root = resolve(import.meta.dirname, '../..');

const dataDir = await mkdtemp(join(tmpdir(), 'mastlight-bench-'));
const postgres = await startEmbeddedPostgres(dataDir);
const database = new Database(postgres.connectionString, createLog('error'));
try {
  const env = serverEnv(postgres.connectionString, dataDir);
  const filling = await startServer(readConfig(env), { migrationsDir: join(root, 'apps/server/migrations') });
  const owner = await fillDatabase(filling.platform, filling.url, size);
  await filling.stop();
  await database.unhurried(() => addFactsOfPorts(database, facts));
  // Somebody follows every bill that anything was heard of; a worker derives them a first time.
  const followed = await database.unhurried(() =>
    database.query(
      'system',
      `insert into tracking_bill (port, bill_no, search_text, updated_at, derivation_version, heard_ms)
       select port, bill_no, bill_no, now(), 1, 0 from tracking_fact where bill_no like 'EGLV%' group by port, bill_no`,
    ),
  );
  const left = () => database.unhurried(() => countOutdated(database, publishedBills, derivationVersion));
  const derive = async (): Promise<number> => {
    const beganMs = performance.now();
    const worker = startScript('apps/server/src/main.ts', { ...env, ROLES: 'worker' });
    worker.stdout!.resume();
    while ((await left()) > 0) await pause(500);
    const seconds = (performance.now() - beganMs) / 1000;
    await stopScript(worker);
    return seconds;
  };
  await derive();

  const { url } = await startServerProcess({ ...env, ROLES: 'http' });
  const list = url + billSubscription.queryBillPage.path;
  const call = {
    method: 'POST' as const,
    headers: { authorization: owner.token, 'content-type': 'application/json' },
    body: JSON.stringify({ systemKey: 'NB' }),
  };
  const pace = { perSecond: callsPerSecond, connections: 4 };
  await callAtPace(list, [call], { ...pace, seconds: warmUpSeconds });
  const idle = quantile(await callAtPace(list, [call], { ...pace, seconds: idleSeconds }), 0.99);

  await database.unhurried(() =>
    database.query(
      'system',
      `update tracking_bill set derivation_version = 1, status = (status::jsonb || '{"derivation": 1}')::json where bill_no like 'EGLV%'`,
    ),
  );
  await database.unhurried(() => database.query('system', 'vacuum analyze tracking_bill'));
  const isDerived = new AbortController();
  const driving = callAtPace(list, [call], { ...pace, seconds: 3_600, signal: isDerived.signal });
  const seconds = await derive();
  isDerived.abort();
  const busy = quantile(await driving, 0.99);

  const { rows } = await database.query<{ news: number }>(
    'system',
    `select count(*) as news from tracking_bill where bill_no like 'EGLV%' and version > 1`,
  );
  if (rows[0]!.news > 0) throw new Error(`${rows[0]!.news} bills were told of that read the same`);
  const p99Ratio = busy / idle;
  console.log(
    `LONG rederive ${facts} facts, ${followed.rowCount} bills in ${seconds.toFixed(0)} s (goal ${goals.seconds} s for a million facts, ratio ${((seconds / goals.seconds) * (1_000_000 / facts)).toFixed(2)})`,
  );
  console.log(`LONG rederive list p99 ${busy} ms meanwhile, ${idle} ms idle, ratio ${p99Ratio.toFixed(2)} (goal ${goals.p99Ratio})`);
  process.exitCode = p99Ratio <= goals.p99Ratio && seconds <= goals.seconds ? 0 : 1;
} finally {
  await stopScripts();
  await database.close();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
