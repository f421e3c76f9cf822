// F-04: the authenticated list call through the whole server, against node:http
// and pg running the same statement on the same database, alternately.
// `node --import tsx bench/list-call/run.ts [--short]`
import { cpus, tmpdir } from 'node:os';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import autocannon from 'autocannon';
import { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import { pageSizeDefault } from '@mastlight/domain/bill-subscription/limits';
import { startServer } from '../../apps/server/src/app/start-server';
import { billPageStatement } from '../../apps/server/src/modules/bill-subscription/queries/find-bill-page';
import { readConfig } from '../../apps/server/src/platform/config';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/db/embedded-postgres';
import { callAtPace, quantile } from '../paced-calls';
import { serverEnv, startScript, startServerProcess, stopScripts } from '../server-process';
import { ratioLine } from '../../tooling/speed/ratio-lines';
import { fillDatabase } from './fill-database';

const isShort = process.argv.includes('--short');
const size = isShort
  ? { facts: 20_000, subscriptions: 10_000, ownBills: 200 }
  : { facts: 1_000_000, subscriptions: 100_000, ownBills: 200 };
// Short rounds in turn: what the machine gives changes by the minute, and a pair
// beside each other has the same share of it. The ratio is the median of pairs.
const rounds = isShort ? 5 : 11;
const seconds = isShort ? 2 : 4;
const connections = 16;
const warmUpCalls = 5_000;
const goals = { ratio: 0.7, p99Ms: 30 };

const root = resolve(import.meta.dirname, '../..');

interface Target {
  readonly url: string;
  readonly pid: number;
}

function startRawServer(task: object): Promise<Target> {
  const child = startScript('bench/list-call/raw-server.ts');
  child.stdout!.resume();
  return new Promise((found, reject) => {
    child.on('message', (message) => found({ url: `http://127.0.0.1:${(message as { port: number }).port}`, pid: child.pid! }));
    child.on('exit', (code) => reject(new Error(`the raw server ended with ${code}`)));
    child.send(task);
  });
}

/** Processor time of a process so far, ms (Linux); NaN elsewhere. */
async function cpuMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // Clock ticks are hundredths of a second on every Linux that Node runs on.
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

const dataDir = await mkdtemp(join(tmpdir(), 'mastlight-bench-'));
const postgres = await startEmbeddedPostgres(dataDir);
try {
  const env = serverEnv(postgres.connectionString, dataDir);
  const began = Date.now();
  const filling = await startServer(readConfig(env), { migrationsDir: join(root, 'apps/server/migrations') });
  const owner = await fillDatabase(filling.platform, filling.url, size);
  await filling.stop();
  console.log(`${size.facts} facts, ${size.subscriptions} subscriptions, filled in ${((Date.now() - began) / 1000).toFixed(0)} s`);

  const server = await startServerProcess(env);
  const call = {
    method: 'POST' as const,
    headers: { authorization: owner.token, 'content-type': 'application/json' },
    body: JSON.stringify({ systemKey: 'NB' }),
  };
  const ours = { ...server, url: server.url + billSubscription.queryBillPage.path };
  const first = await fetch(ours.url, call);
  const answer: unknown = await first.json();
  const rows = (answer as { data: { list: unknown[]; total: number } }).data;
  if (rows.list.length !== pageSizeDefault || rows.total !== size.ownBills) throw new Error(JSON.stringify(answer).slice(0, 300));
  const statement = billPageStatement(owner.ownerKey, { systemKey: 'NB' }, Date.now(), pageSizeDefault, 0);
  const raw = await startRawServer({
    connectionString: postgres.connectionString,
    ownerKey: owner.ownerKey,
    answer,
    rows: pageSizeDefault,
    ...statement,
  });
  console.log(
    `${rows.list.length} rows, ${JSON.stringify(answer).length} bytes of JSON, ${connections} connections, ${cpus().length} cores`,
  );

  const drive = async (target: Target) => {
    const before = await cpuMs(target.pid);
    const result = await autocannon({ url: target.url, ...call, connections, duration: seconds });
    if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refused, ${result.errors} failed`);
    return { ...result, cpuPerCallMs: ((await cpuMs(target.pid)) - before) / result.requests.total };
  };
  // Both run compiled code before anything is measured.
  for (const target of [ours, raw]) await autocannon({ url: target.url, ...call, connections, amount: warmUpCalls });
  const rates = { ours: [] as number[], raw: [] as number[] };
  for (let round = 1; round <= rounds; round++) {
    for (const [name, target] of [
      ['raw', raw],
      ['ours', ours],
    ] as const) {
      const { requests, latency, cpuPerCallMs } = await drive(target);
      rates[name].push(requests.average);
      console.log(
        `round ${round} ${name.padEnd(4)} ${requests.average.toFixed(0).padStart(6)} calls/s, p50 ${latency.p50} ms, p99 ${latency.p99} ms, ${cpuPerCallMs.toFixed(2)} ms of its processor time`,
      );
    }
  }
  const rate = median(rates.ours);
  const ratio = median(rates.ours.map((own, index) => own / rates.raw[index]!));
  console.log(`F-04 ratio ${ratio.toFixed(2)} (goal ${goals.ratio}), ${rate.toFixed(0)} calls/s`);
  console.log(ratioLine('list call', ratio));
  // Half of what each can do, in turn again; the median leaves out a round that the machine spoilt.
  const p99s = { ours: [] as number[], raw: [] as number[] };
  for (let round = 1; round <= rounds; round++) {
    for (const [name, target, perSecond] of [
      ['raw', raw, median(rates.raw) / 2],
      ['ours', ours, rate / 2],
    ] as const) {
      p99s[name].push(quantile(await callAtPace(target.url, [call], { perSecond, seconds, connections }), 0.99));
    }
  }
  const p99Ms = median(p99s.ours);
  const p99Ratio = median(p99s.ours.map((own, index) => own / p99s.raw[index]!));
  console.log(
    `F-04 p99 ${p99Ms} ms at half load, ${Math.round(rate / 2)} calls/s (goal ≤ ${goals.p99Ms} ms); raw at half of its load ${median(p99s.raw)} ms, ratio ${p99Ratio.toFixed(2)}`,
  );
  process.exitCode = ratio >= goals.ratio && p99Ms <= goals.p99Ms ? 0 : 1;
} finally {
  await stopScripts();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}
