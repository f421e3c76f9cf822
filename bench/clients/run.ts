// Client companies listed and searched at 10,000 of one owner (issue 11), through
// the whole server, against node:http and pg running the same statement on the
// same database, in turn. `node --import tsx bench/clients/run.ts`
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import { clientsMax, pageSizeOnScreen } from '@mastlight/domain/bill-subscription/limits';
import { startServer } from '../../apps/server/src/app/start-server';
import { clientPageStatement, type ClientFilter } from '../../apps/server/src/modules/bill-subscription/queries/list-clients';
import { readConfig } from '../../apps/server/src/platform/config';
import type { Database } from '../../apps/server/src/platform/db/database';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/db/embedded-postgres';
import { signInForTest } from '../../apps/server/src/scenarios/sign-in-for-test';
import { callAtPace, quantile } from '../paced-calls';
import { serverEnv, startScript, startServerProcess, stopScript, stopScripts } from '../server-process';

const billsOfOwner = 50_000;
/** Owners beside him, with as many clients together. */
const otherOwners = 20;
const pace = { perSecond: 5, seconds: 20, connections: 4 };
const goalMs = 100;

const root = resolve(import.meta.dirname, '../..');

interface Look extends ClientFilter {
  readonly what: string;
  readonly page: number;
}
const looks: readonly Look[] = [
  { what: 'first page', page: 1 },
  { what: 'last page', page: clientsMax / pageSizeOnScreen },
  { what: 'search, one in ten', keyword: '国际', page: 1 },
  { what: 'search of a phone, all of them', keyword: '0574', page: 1 },
  { what: 'filter of the bill list', isUsed: true, systemKey: 'NB', page: 1 },
];

/** Clients with two contacts each, and bills of four fifths of them; as many again of other owners. */
async function fill(database: Database, ownerKey: string): Promise<void> {
  await database.query(
    'system',
    `insert into bill_subscription_client (owner_key, name, remark)
     select case when o = 0 then $1 else 'u:bench' || o end, case when n % 10 = 0 then '国际货运' else '客户' end || ' ' || lpad(n::text, 5, '0'), '月结'
     from generate_series(0, $2::int) o, generate_series(1, case when o = 0 then $3::int else $3::int / $2::int end) n`,
    [ownerKey, otherOwners, clientsMax],
  );
  await database.query(
    'system',
    `insert into bill_subscription_client_contact (client_id, owner_key, place, name, phone, role)
     select id, owner_key, place, '演示' || id, '0574-' || lpad(id::text, 8, '0'), '操作'
     from bill_subscription_client, generate_series(0, 1) place`,
  );
  await database.query(
    'system',
    `with own as (select name, row_number() over (order by id) as place from bill_subscription_client where owner_key = $1)
     insert into bill_subscription (owner_key, user_id, port, bill_no, created_ms, client_name)
     select $1, 1, case when n % 4 = 0 then 'SH' else 'NB' end, 'COSU' || (6000000000 + n), 0, own.name
     from generate_series(1, $2::int) n join own on own.place = 1 + n % ($3::int * 4 / 5)`,
    [ownerKey, billsOfOwner, clientsMax],
  );
  for (const table of ['bill_subscription', 'bill_subscription_client', 'bill_subscription_client_contact'])
    await database.query('system', `vacuum analyze ${table}`);
}

const dataDir = await mkdtemp(join(tmpdir(), 'mastlight-bench-'));
const postgres = await startEmbeddedPostgres(dataDir);
try {
  const env = serverEnv(postgres.connectionString, dataDir);
  const filling = await startServer(readConfig(env), { migrationsDir: join(root, 'apps/server/migrations') });
  const owner = await signInForTest(filling.platform);
  await filling.platform.database.unhurried(() => fill(filling.platform.database, owner.ownerKey));
  await filling.stop();
  const server = await startServerProcess(env);
  const url = server.url + billSubscription.listClients.path;

  const p99s: number[] = [];
  for (const { what, page, ...filter } of looks) {
    const form = {
      page: String(page),
      limit: String(pageSizeOnScreen),
      ...(filter.keyword && { keyword: filter.keyword }),
      ...(filter.isUsed && { isUsed: '1' }),
      ...(filter.systemKey && { systemKey: filter.systemKey }),
    };
    const call = {
      method: 'POST' as const,
      headers: { authorization: owner.token, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
    };
    const answer = (await (await fetch(url, call)).json()) as { data: { list: unknown[]; total: number } };
    const { list, total } = answer.data;
    if (list.length !== pageSizeOnScreen) throw new Error(`${what}: ${list.length} rows`);
    const statement = clientPageStatement(owner.ownerKey, filter, pageSizeOnScreen, (page - 1) * pageSizeOnScreen);
    const raw = startScript('bench/list-call/raw-server.ts');
    const listening = new Promise<number>((found) => raw.on('message', (message) => found((message as { port: number }).port)));
    raw.send({ connectionString: postgres.connectionString, ownerKey: owner.ownerKey, answer, rows: list.length, ...statement });
    const rawUrl = `http://127.0.0.1:${await listening}`;

    for (const target of [rawUrl, url]) await callAtPace(target, [call], { ...pace, seconds: 3 });
    const rawMs = await callAtPace(rawUrl, [call], pace);
    const ownMs = await callAtPace(url, [call], pace);
    const [p50, p99, raw50, raw99] = [quantile(ownMs, 0.5), quantile(ownMs, 0.99), quantile(rawMs, 0.5), quantile(rawMs, 0.99)];
    p99s.push(p99);
    console.log(
      `${what.padEnd(32)} of ${total}: p50 ${p50} ms, p99 ${p99} ms; raw ${raw50} and ${raw99} ms, ratio ${(p99 / raw99).toFixed(2)}`,
    );
    await stopScript(raw);
  }
  const worst = Math.max(...p99s);
  console.log(`clients p99 ${worst} ms at ${clientsMax} clients, ${billsOfOwner} bills (goal ≤ ${goalMs} ms)`);
  process.exitCode = worst <= goalMs ? 0 : 1;
} finally {
  await stopScripts();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
