// Charges in the ledger (F-01, F-02): our one function against pgbench's TPC-B on the same server in the same run, spread
// over 20,000 owners and all on one; and many in one transaction. `node --import tsx bench/ledger/run.ts`
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { monthOf } from '@mastlight/domain/billing/price-list';
import { Database } from '../../apps/server/src/platform/db/database';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/db/embedded-postgres';
import { migrate } from '../../apps/server/src/platform/db/migrate';
import { poolConfig } from '../../apps/server/src/platform/db/pool-config';
import { verifyLedger } from '../../apps/server/src/modules/billing/queries/verify-ledger';

const owners = 20_000;
const clients = 20;
const seconds = 8;
const inOne = 100;

const root = resolve(import.meta.dirname, '../..');
const dataDir = await mkdtemp(join(tmpdir(), 'mastlight-bench-ledger-'));
const log = { info() {}, warn() {}, error() {} } as never;
const postgres = await startEmbeddedPostgres(dataDir);
const database = new Database(postgres.connectionString, log, { max: 4 });
try {
  await migrate(database, join(root, 'apps/server/migrations'));
  const said = JSON.stringify({ actorId: 7, identity: 'personal', requestId: 'r', ipDigest: 'd', reason: 'bench', atMs: Date.now() });
  const month = monthOf(Date.now());
  await database.query(
    'system',
    `insert into billing_wallet (owner_key, real_fen, free_month) select 'u:' || n, 0, $2 from generate_series(1, $1::int) n`,
    [owners, month],
  );
  await database.query(
    'system',
    `select billing_credit('u:' || n, $2, 'top-up', 'top-up:' || n, 'bench', 90000000000, 'clearing_WXPAY') from generate_series(1, $1::int) n`,
    [owners, said],
  );
  await database.query('system', 'analyze billing_wallet, billing_transfer, billing_posting');

  let no = 0;
  const itemsOf = (count: number) =>
    JSON.stringify(
      Array.from({ length: count }, () => ({
        key: `bench ${++no}`,
        kind: 'charge',
        fee: 'FEE_BLNO',
        origin: 'NB',
        fen: 1,
        subject: 'bench',
        allowReal: true,
      })),
    );

  /** Charges within a second, by so many clients. */
  async function measure(ownerOf: () => string, count: number): Promise<number> {
    const connections = await Promise.all(
      Array.from({ length: clients }, async () => {
        const client = new pg.Client(poolConfig(postgres.connectionString));
        await client.connect();
        await client.query(`select set_config('mastlight.owner', '*', false)`);
        return client;
      }),
    );
    const endMs = performance.now() + seconds * 1_000;
    let done = 0;
    await Promise.all(
      connections.map(async (client) => {
        while (performance.now() < endMs) {
          await client.query({
            name: 'charge',
            text: 'select count(*) from billing_charge($1, $2, $3, 0, $4, true)',
            values: [ownerOf(), said, month, itemsOf(count)],
          });
          done += count;
        }
      }),
    );
    for (const client of connections) await client.end();
    return done / seconds;
  }

  const any = () => `u:${1 + Math.floor(Math.random() * owners)}`;

  const socket = decodeURIComponent(/^socket:([^?]*)/.exec(postgres.connectionString)![1]!);
  const name = /db=([^&]*)/.exec(postgres.connectionString)?.[1] ?? 'mastlight';
  const pgbench = (args: readonly string[]): string =>
    execFileSync('pgbench', ['-h', socket, '-U', 'mastlight', ...args, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  let tpcB = 0;
  try {
    pgbench(['-i', '-s', '20', '-q']);
    tpcB = Number(/tps = ([\d.]+)/.exec(pgbench(['-c', String(clients), '-j', '2', '-T', String(seconds), '-n']))![1]);
  } catch (error) {
    console.log('pgbench is not there:', (error as Error).message.split('\n')[0]);
  }
  await database.query('system', 'create table bare_row (id int primary key, v bigint); ');
  await database.query('system', 'insert into bare_row values (1, 0)');
  const spread = await measure(any, 1);
  const hot = await measure(() => 'u:1', 1);
  const batched = await measure(() => 'u:1', inOne);
  const bare = await (async () => {
    const connections = await Promise.all(
      Array.from({ length: clients }, async () => {
        const client = new pg.Client(poolConfig(postgres.connectionString));
        await client.connect();
        return client;
      }),
    );
    const endMs = performance.now() + seconds * 1_000;
    let done = 0;
    await Promise.all(
      connections.map(async (client) => {
        while (performance.now() < endMs) {
          await client.query('update bare_row set v = v + 1 where id = 1');
          done++;
        }
      }),
    );
    for (const client of connections) await client.end();
    return done / seconds;
  })();
  const show = (figure: number): string => Math.round(figure).toLocaleString('en');
  console.log(
    `F-01 charges spread over ${owners} owners: ${show(spread)}/s; pgbench TPC-B ${show(tpcB)}/s, ratio ${(spread / tpcB).toFixed(2)} (goal >= 2)`,
  );
  console.log(`F-02 charges on one owner: ${show(hot)}/s; bare row ${show(bare)}/s, ratio ${(hot / bare).toFixed(2)}`);
  console.log(
    `F-02 ${inOne} in one transaction on one owner: ${show(batched)}/s, ratio to the bare row ${(batched / bare).toFixed(1)} (goal >= 20)`,
  );
  const startedMs = performance.now();
  const faults = await database.unhurried(() => verifyLedger(database));
  const [{ count }] = (await database.query<{ count: number }>('system', 'select count(*)::int as count from billing_posting')).rows as [
    { count: number },
  ];
  console.log(
    `L-09 ${show(count)} postings verified in ${((performance.now() - startedMs) / 1_000).toFixed(1)} s, ${faults.length} faults`,
  );
} finally {
  await database.close();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
