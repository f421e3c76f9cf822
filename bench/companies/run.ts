// Issue 11: 1,000 companies of one person and 500 colleagues of a company, listed and searched, and the switch of identity,
// through the whole server on a database with many others. `node --import tsx bench/companies/run.ts [--short]`
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { company } from '@mastlight/domain/company/contract';
import { colleaguesMax, companiesPerPersonMax } from '@mastlight/domain/company/limits';
import { startServer } from '../../apps/server/src/app/start-server';
import { readConfig } from '../../apps/server/src/platform/config';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/db/embedded-postgres';
import type { Platform } from '../../apps/server/src/platform/module';
import { insertSessionForTest } from '../../apps/server/src/scenarios/company-for-test';
import { signInForTest } from '../../apps/server/src/scenarios/sign-in-for-test';
import { callAtPace, quantile } from '../paced-calls';
import { serverEnv, startServerProcess, stopScripts } from '../server-process';

const isShort = process.argv.includes('--short');
const size = { others: isShort ? 2_000 : 20_000, peoplePerCompany: 5 };
const seconds = isShort ? 3 : 15;
/** Lists of a thousand rows: far more often than one person opens them. */
const perSecond = 10;
const goals = { listP99Ms: 100, switchP95Ms: 300 };
const switches = isShort ? 100 : 400;
const peopleSwitching = 4;

const root = resolve(import.meta.dirname, '../..');

/** Companies with their people; `userId` manages the first thousand, and the first has as many people as one may have. */
async function fill({ database }: Platform, userId: number): Promise<number> {
  const companies = companiesPerPersonMax + size.others;
  await database.query(
    'system',
    `insert into company (id, owner_key, name, credit_code, license_url, legal_person, contact, phone, cert_state, created_at)
     select no, 'c:' || no, '演示货代' || no, 'BENCH' || no, '', '张三', '李四', '0574-80000000', 'certified', now()
     from (select nextval('company_id_seq') as no from generate_series(1, $1::int)) ids`,
    [companies],
  );
  const { rows } = await database.query<{ first: number }>('system', 'select min(id) as first from company');
  const first = rows[0]!.first;
  await database.query(
    'system',
    `insert into account_user (phone, user_name, password_hash, invitation_code, created_at, password_changed_at)
     select '13' || (100000000 + n), 'bench' || n, '', 'bench' || n, now(), now() from generate_series(1, $1::int) n`,
    [colleaguesMax + size.others],
  );
  await database.query(
    'system',
    `insert into company_member (company_id, owner_key, user_id, duty, joined_at)
     select id, 'c:' || id, $1::bigint, 'Management', now() from company where id < $2::bigint + $3::int
     union all
     select $2, 'c:' || $2::bigint, id, 'operator', now() from (
       select id from account_user where user_name like 'bench%' order by id limit $4::int) colleagues
     union all
     select c.id, 'c:' || c.id, u.id, 'operator', now() from company c
       join account_user u on u.user_name = 'bench' || ($4::int + 1 + (c.id - $2) % $5::int) where c.id > $2`,
    [userId, first, companiesPerPersonMax, colleaguesMax - 1, size.others],
  );
  for (const table of ['company', 'company_member', 'account_user', 'account_session'])
    await database.query('system', `vacuum analyze ${table}`);
  return first;
}

async function ask<T>(url: string, path: string, token: string): Promise<T> {
  const answer = (await (await fetch(url + path, { headers: { authorization: token } })).json()) as { code: number; data: T };
  if (answer.code !== 200) throw new Error(JSON.stringify(answer).slice(0, 300));
  return answer.data;
}

/** Each of some people switches to and fro, one switch after the other; ms of each, in order. */
async function switchToAndFro(url: string, tokens: readonly string[], companyId: number): Promise<number[]> {
  const took = await Promise.all(
    tokens.map(async (first) => {
      let token = first;
      const tookMs: number[] = [];
      for (let n = 0; n < switches / tokens.length; n++) {
        const startMs = performance.now();
        const path = `${company.switchIdentity.path}?companyId=${n % 2 === 0 ? companyId : ''}`;
        ({ token } = await ask<{ token: string }>(url, path, token));
        tookMs.push(performance.now() - startMs);
      }
      return tookMs;
    }),
  );
  return took.flat().sort((a, b) => a - b);
}

const dataDir = await mkdtemp(join(tmpdir(), 'mastlight-bench-'));
const postgres = await startEmbeddedPostgres(dataDir);
try {
  const env = serverEnv(postgres.connectionString, dataDir);
  const filling = await startServer(readConfig(env), { migrationsDir: join(root, 'apps/server/migrations') });
  const { userId } = await signInForTest(filling.platform);
  const cid = await fill(filling.platform, userId);
  const session = () => insertSessionForTest(filling.platform, userId, { cid, duty: 'Management' });
  const token = await session();
  const switching = await Promise.all(Array.from({ length: peopleSwitching }, session));
  await filling.stop();

  const { url } = await startServerProcess(env);
  const lists = [
    ['listed', `${company.listCompanies.path}?pageNo=1&pageSize=1000`, companiesPerPersonMax],
    ['searched', `${company.listCompanies.path}?pageNo=1&pageSize=1000&name=${encodeURIComponent('货代')}`, companiesPerPersonMax],
    ['memberships', company.listMemberships.path, companiesPerPersonMax],
    ['colleagues', company.listOwnColleagues.path, colleaguesMax],
  ] as const;
  let isMet = true;
  for (const [what, path, expected] of lists) {
    const { list } = await ask<{ list: unknown[] }>(url, path, token);
    if (list.length !== expected) throw new Error(`${what}: ${list.length} rows instead of ${expected}`);
    const call = { method: 'GET', headers: { authorization: token } } as const;
    await callAtPace(url + path, [call], { perSecond, seconds: 2, connections: 4 });
    const tookMs = await callAtPace(url + path, [call], { perSecond, seconds, connections: 4 });
    const p99Ms = quantile(tookMs, 0.99);
    isMet &&= p99Ms <= goals.listP99Ms;
    const ratio = (p99Ms / goals.listP99Ms).toFixed(2);
    console.log(
      `companies ${what} ${list.length} rows, p50 ${quantile(tookMs, 0.5)} ms, p99 ${p99Ms} ms (goal ≤ ${goals.listP99Ms} ms), ratio to goal ${ratio}`,
    );
  }
  const p95Ms = quantile(await switchToAndFro(url, switching, cid), 0.95);
  isMet &&= p95Ms <= goals.switchP95Ms;
  console.log(
    `companies switch ${switches} times by ${peopleSwitching} at once, p95 ${p95Ms} ms (goal ≤ ${goals.switchP95Ms} ms), ratio to goal ${(p95Ms / goals.switchP95Ms).toFixed(2)}`,
  );
  process.exitCode = isMet ? 0 : 1;
} finally {
  await stopScripts();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
