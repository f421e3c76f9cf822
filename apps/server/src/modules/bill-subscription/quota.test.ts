// Guarantee: an account begins to follow so many numbers a day and no more,
// of which fewer are guesses, whatever it deletes, renames or asks at once,
// also over two processes and a restart (A7); what fits into the quota goes
// through, the rest is told why and when it frees.
import { randomInt } from 'node:crypto';
import { resolve } from 'node:path';
import { billSubscription as calls } from '@mastlight/domain/bill-subscription/contract';
import { unheardOpenMax } from '@mastlight/domain/bill-subscription/limits';
import { company } from '@mastlight/domain/company/contract';
import { correctionsPerDayMax, subscriptionsPerDayMax, unheardPerDayMax } from '@mastlight/domain/follow/limits';
import { tracking } from '@mastlight/domain/tracking/contract';
import { othersPerDayMax } from '@mastlight/domain/tracking/limits';
import { shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../../app/start-server';
import { companiesForTest, insertSessionForTest, makeApplication, type TestMember } from '../../scenarios/company-for-test';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';

const day = 24 * 3_600_000;
const clock = createTestClock(Date.UTC(2026, 9, 12, 4));
let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ clock, env: { ROLES: 'http' } })));
afterAll(() => server.stop());

const seed = process.env['SEED'] ?? String(randomInt(100_000, 999_999));
console.log(`SEED=${seed}`);
let made = 0;
const numbers = (count: number): string[] => Array.from({ length: count }, () => `QUOTA${seed}${String(++made).padStart(7, '0')}`);

/** Puts one fact of each bill into the database, as if the port had told of it. */
async function hear(billNos: readonly string[]): Promise<void> {
  await server.platform.database.query(
    'system',
    `insert into tracking_fact (port, source, kind, function, bill_no, detail, message_id, heard_at, digest)
     select 'NB', 'ningbo-edi', 'pre-manifest-declared', 'original', no, '{"code":""}', 1, now(), decode(md5(no), 'hex') from unnest($1::text[]) no`,
    [billNos],
  );
}
type Told = { result: string; reason: string | null; id: number | null };
async function subscribe(user: TestUser, billNos: readonly string[], at = server) {
  const told: Told[] = [];
  let http = 200;
  let msg = '';
  let retryAfter: string | null = null;
  for (let from = 0; from < billNos.length; from += 200) {
    const answer = await at.call(calls.subscribeBills, { blnos: billNos.slice(from, from + 200) }, { token: user.token });
    told.push(...(answer.data?.list ?? []));
    ({ http, msg } = answer);
    retryAfter = answer.headers.get('retry-after');
  }
  return { told, done: told.filter(({ result }) => result === '成功').length, http, msg, retryAfter };
}
/** Fills an account's day, as if it had asked for so many numbers. */
const useUp = (user: TestUser, used: { readonly asked?: number; readonly unheard?: number; readonly corrected?: number }) =>
  server.platform.database.query(
    'system',
    `insert into follow_day (owner_key, day, asked, unheard, corrected)
     values ($1, to_char(to_timestamp($2 / 1000.0) at time zone 'Asia/Shanghai', 'YYYY-MM-DD'), $3, $4, $5)
     on conflict (owner_key, day) do update set asked = excluded.asked, unheard = excluded.unheard, corrected = excluded.corrected`,
    [user.ownerKey, clock.nowMs(), used.asked ?? used.unheard ?? 0, used.unheard ?? 0, used.corrected ?? 0],
  );
/** Follows bills past all quotas. */
const fillOpen = (user: TestUser, billNos: readonly string[]) =>
  server.platform.database.query(
    'system',
    `insert into bill_subscription (owner_key, user_id, port, bill_no, created_ms) select $1, $2, 'NB', no, 0 from unnest($3::text[]) no`,
    [user.ownerKey, user.userId, billNos],
  );
const events = async (userId: number): Promise<string[]> => {
  await server.platform.securityLog.flush();
  const { rows } = await server.platform.database.query<{ subject: string }>(
    'system',
    `select distinct subject from platform_security_event where name = 'quota-reached' and user_id = $1 order by 1`,
    [userId],
  );
  return rows.map((row) => row.subject);
};

describe('A7: quotas of an account and a day', () => {
  it(`a paste of ${subscriptionsPerDayMax} known bills goes through, the next one does not, tomorrow it does`, async () => {
    const user = await signInForTest(server.platform);
    const billNos = numbers(subscriptionsPerDayMax);
    await hear(billNos);
    expect(await subscribe(user, billNos)).toMatchObject({ http: 200, done: subscriptionsPerDayMax });
    const [next] = numbers(1);
    await hear([next!]);
    const refused = await subscribe(user, [next!]);
    expect(refused).toMatchObject({
      http: 429,
      done: 0,
      msg: `今天可提交的新提单号已用完 ${subscriptionsPerDayMax} 个（没订上的、自动订阅的也算），明天 0 点恢复`,
      retryAfter: String(12 * 3_600),
    });
    // What is followed already costs nothing.
    expect((await subscribe(user, [billNos[0]!, next!])).told.map(({ result }) => result)).toEqual(['重复', '失败']);
    expect(await events(user.userId)).toEqual(['subscriptions-per-day']);
    clock.advance(day);
    const tomorrow = await signInForTest(server.platform);
    await server.platform.database.query('system', 'update account_session set user_id = $1 where user_id = $2', [
      user.userId,
      tomorrow.userId,
    ]);
    expect(await subscribe({ ...user, token: tomorrow.token }, [next!])).toMatchObject({ http: 200, done: 1 });
  });

  it('numbers nobody has heard of end much sooner; deleting, following again and renaming give nothing back', async () => {
    const user = await signInForTest(server.platform);
    await useUp(user, { unheard: unheardPerDayMax - 10 });
    const mixed = numbers(30);
    const { told } = await subscribe(user, mixed);
    expect(told.map(({ result }) => result)).toEqual([...Array<string>(10).fill('成功'), ...Array<string>(20).fill('失败')]);
    expect(told.at(-1)!.reason).toBe(`今天新增的无数据提单已用完 ${unheardPerDayMax} 票，明天 0 点恢复`);
    const ids = told.flatMap(({ id }) => (id === null ? [] : [id]));
    await server.call(calls.deleteBills, { ids: ids.slice(1) }, { token: user.token });
    expect(await subscribe(user, mixed.slice(1, 3))).toMatchObject({ http: 429, done: 0 });
    // Of this one there is news: another number in its place is a new one.
    await hear([mixed[0]!]);
    expect(await server.call(calls.changeBillNo, { id: ids[0]!, blno: numbers(1)[0]! }, { token: user.token })).toMatchObject({
      http: 429,
    });
    expect(await events(user.userId)).toEqual(['unheard-per-day']);
  });

  it('which numbers exist cannot be asked without end: a guess that is refused counts too, a known bill goes through', async () => {
    const user = await signInForTest(server.platform);
    const [guess, known, late, fresh] = numbers(4);
    await hear([known!, late!]);
    await useUp(user, { unheard: unheardPerDayMax });
    expect((await subscribe(user, [guess!, known!])).told.map(({ result }) => result)).toEqual(['失败', '成功']);
    await useUp(user, { asked: subscriptionsPerDayMax - 3, unheard: unheardPerDayMax });
    // A refusal of everything is no answer to keep: by the same key it is asked anew, and refused anew.
    for (let n = 0; n < 2; n++) {
      const response = await fetch(`${server.url}${calls.subscribeBills.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: user.token, 'idempotency-key': `refused-${guess}` },
        body: JSON.stringify({ blnos: [guess] }),
      });
      expect(response.status).toBe(429);
    }
    const row = await server.platform.database.query<{ id: number }>(
      'system',
      'select id from bill_subscription where owner_key = $1 limit 1',
      [user.ownerKey],
    );
    expect(await server.call(calls.changeBillNo, { id: row.rows[0]!.id, blno: fresh! }, { token: user.token })).toMatchObject({
      http: 429,
      msg: expect.stringContaining('无数据') as string,
    });
    expect(await subscribe(user, [late!])).toMatchObject({
      http: 429,
      msg: expect.stringContaining(`已用完 ${subscriptionsPerDayMax} 个`) as string,
    });
  });

  it('followed bills without news are few at a time; news frees places', async () => {
    const user = await signInForTest(server.platform);
    await fillOpen(user, numbers(unheardOpenMax - 1));
    expect((await subscribe(user, numbers(2))).told.map(({ result }) => result)).toEqual(['成功', '失败']);
    expect((await subscribe(user, numbers(1))).msg).toBe(
      `无数据的订阅最多 ${unheardOpenMax} 票，现有 ${unheardOpenMax} 票；有数据或删除后可再订阅`,
    );
    const { rows } = await server.platform.database.query<{ bill_no: string }>(
      'system',
      'select bill_no from bill_subscription where owner_key = $1 limit 3',
      [user.ownerKey],
    );
    await hear(rows.map((row) => row.bill_no));
    expect((await subscribe(user, numbers(4))).done).toBe(3);
  });

  it('three pastes of 200 fresh bookings in a morning go through', async () => {
    const user = await signInForTest(server.platform);
    expect(await subscribe(user, numbers(600))).toMatchObject({ http: 200, done: 600 });
  });

  it('a mistyped number without news is corrected though nothing new is allowed, 100 times a day', async () => {
    const user = await signInForTest(server.platform);
    const followed = numbers(unheardOpenMax);
    await fillOpen(user, followed);
    const { rows } = await server.platform.database.query<{ id: number }>(
      'system',
      'select id from bill_subscription where owner_key = $1 limit 2',
      [user.ownerKey],
    );
    const correct = (at: 0 | 1, blno = numbers(1)[0]!) =>
      server.call(calls.changeBillNo, { id: rows[at]!.id, blno }, { token: user.token });
    // All places are taken; the new number stands in the old one's.
    expect((await correct(0)).http).toBe(200);
    expect((await subscribe(user, numbers(1))).http).toBe(429);
    await useUp(user, { unheard: unheardPerDayMax, corrected: correctionsPerDayMax - 2 });
    expect((await Promise.all([correct(0), correct(1), correct(0), correct(1)])).map(({ http }) => http).toSorted((a, b) => a - b)).toEqual(
      [200, 200, 429, 429],
    );
    const [known] = numbers(1);
    await hear([known!]);
    expect((await correct(0, known)).http).toBe(200);
    await useUp(user, { asked: subscriptionsPerDayMax, unheard: unheardPerDayMax });
    expect(await correct(1)).toMatchObject({ http: 429, msg: expect.stringContaining(`已用完 ${subscriptionsPerDayMax} 个`) as string });
  });

  it('9,600 numbers at once, over two processes: no more than the quota, whoever is first', async () => {
    const user = await signInForTest(server.platform);
    const second = await startServer(
      { ...server.config, port: 0 },
      { migrationsDir: resolve(import.meta.dirname, '../../../migrations'), clock },
    );
    try {
      const urls = [server.url, second.url];
      const startMs = performance.now();
      const lane = async (index: number): Promise<number> => {
        let followed = 0;
        for (let call = 0; call < 3; call++) {
          const response = await fetch(urls[index % 2] + calls.subscribeBills.path, {
            method: 'POST',
            headers: { 'content-type': 'application/json', authorization: user.token },
            body: JSON.stringify({ blnos: numbers(200) }),
          });
          const { data } = (await response.json()) as { data: { list: Told[] } | null };
          followed += (data?.list ?? []).filter(({ result }) => result === '成功').length;
        }
        return followed;
      };
      const answers = await Promise.all(Array.from({ length: 16 }, (_, index) => lane(index)));
      console.log(`9,600 numbers asked for in ${Math.round(performance.now() - startMs)} ms, ${answers.reduce((a, b) => a + b)} followed`);
      expect(answers.reduce((a, b) => a + b)).toBe(unheardPerDayMax);
      const { rows } = await server.platform.database.query<{ count: number }>(
        'system',
        'select count(*) from bill_subscription where owner_key = $1',
        [user.ownerKey],
      );
      expect(rows[0]!.count).toBe(unheardPerDayMax);
    } finally {
      await second.stop();
    }
    expect(await subscribe(user, numbers(1))).toMatchObject({ http: 429 });
  });

  it('boxes of others can be looked up so many times a day, also at once; boxes of followed bills always', async () => {
    const user = await signInForTest(server.platform);
    const [billNo] = numbers(1);
    await server.platform.database.query(
      'system',
      `insert into tracking_fact (port, source, kind, function, bill_no, container_no, detail, message_id, heard_at, digest)
       values ('NB', 'ningbo-edi', 'gate-in', 'original', $1, 'MLTU3102047', '{}', 1, now(), decode(md5($1 || 'box'), 'hex'))`,
      [billNo],
    );
    await subscribe(user, [billNo!]);
    const look = (ctnNo: string) => server.call(tracking.queryContainer, { ctnNo }, { token: user.token });
    await server.platform.database.query(
      'system',
      `insert into tracking_box_query_day values ($1, to_char(to_timestamp($2 / 1000.0) at time zone 'Asia/Shanghai', 'YYYY-MM-DD'), $3)`,
      [user.ownerKey, clock.nowMs(), othersPerDayMax - 5],
    );
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => look(`TSTU${1_000_000 + index}`)));
    expect(answers.filter(({ http }) => http === 200)).toHaveLength(5);
    expect(answers.find(({ http }) => http === 429)).toMatchObject({
      data: null,
      msg: `今天查询没有订阅的提单和箱已用完 ${othersPerDayMax} 次，明天 0 点恢复；自己订阅的不受限制`,
    });
    expect((await look('MLTU3102047')).http).toBe(200);
    expect(await events(user.userId)).toEqual(['others-boxes-per-day']);
  });
});

describe('B1: identities cost nothing, so a person has his quotas once for all of them', () => {
  const today = () => shanghaiDay(clock.nowMs());
  const usedBy = async (userId: number): Promise<Record<string, number>> => {
    const { rows } = await server.platform.database.query<{ name: string; used: number }>(
      'system',
      'select name, used from platform_person_day where user_id = $1 and day = $2',
      [userId, today()],
    );
    return Object.fromEntries(rows.map(({ name, used }) => [name, used]));
  };
  const useUpPerson = (userId: number, name: string, used: number) =>
    server.platform.database.query(
      'system',
      `insert into platform_person_day (user_id, day, name, used) values ($1, $2, $3, $4)
       on conflict (user_id, day, name) do update set used = excluded.used`,
      [userId, today(), name, used],
    );
  /** Somebody as himself, and as three companies. */
  async function makeIdentities() {
    const companies = companiesForTest(server, clock);
    const certified = await companies.make();
    const own = { ...certified, token: await insertSessionForTest(server.platform, certified.userId) };
    const applied = [];
    for (let n = 0; n < 2; n++) {
      const { data } = await server.call(company.apply, makeApplication(), { token: own.token });
      await server.platform.database.query('system', `update company set cert_state = 'certified' where id = $1`, [data!.cid]);
      const token = await companies.enter(await insertSessionForTest(server.platform, own.userId), data!.cid);
      applied.push({ ...own, token, ownerKey: `c:${data!.cid}` });
    }
    return { own: { ...own, ownerKey: `u:${own.userId}` }, identities: [{ ...certified, ownerKey: `c:${certified.cid}` }, ...applied] };
  }

  it('B1 what one identity begins to follow, the others may no more', async () => {
    const { own, identities } = await makeIdentities();
    for (const identity of [own, ...identities]) expect((await subscribe(identity, numbers(2))).done).toBe(2);
    expect(await usedBy(own.userId)).toMatchObject({ 'follow.asked': 8, 'follow.unheard': 8, 'follow.corrected': 0 });
    await useUpPerson(own.userId, 'follow.unheard', unheardPerDayMax - 1);
    for (const [at, identity] of [own, ...identities].entries())
      expect((await subscribe(identity, numbers(1))).done).toBe(at === 0 ? 1 : 0);
    const [known] = numbers(1);
    await hear([known!]);
    expect((await subscribe(identities[0]!, [known!])).done).toBe(1);
    await useUpPerson(own.userId, 'follow.asked', subscriptionsPerDayMax);
    const [late] = numbers(1);
    await hear([late!]);
    for (const identity of [own, ...identities]) expect((await subscribe(identity, [late!])).http).toBe(429);
    // A colleague of the company has his own.
    const colleague = await companiesForTest(server, clock).join(identities[0] as TestMember, 'operator');
    expect((await subscribe(colleague, [late!])).done).toBe(1);
  });

  it('A7 colleagues share what their company may', async () => {
    const manager = await companiesForTest(server, clock).make();
    const colleague = await companiesForTest(server, clock).join(manager, 'operator');
    await useUp({ ...manager, ownerKey: `c:${manager.cid}` }, { unheard: unheardPerDayMax - 3 });
    expect((await subscribe(manager, numbers(1))).done).toBe(1);
    expect((await subscribe(colleague, numbers(3))).done).toBe(2);
  });

  it('B1 what one identity looks up of others, the others may no more; what is refused counts nowhere', async () => {
    const { own, identities } = await makeIdentities();
    const look = (token: string, at: number) => server.call(tracking.queryContainer, { ctnNo: `TSTU${2_000_000 + at}` }, { token });
    for (const [at, { token }] of [own, ...identities].entries()) expect((await look(token, at)).http).toBe(200);
    expect(await usedBy(own.userId)).toMatchObject({ 'tracking.others': 4 });
    await useUpPerson(own.userId, 'tracking.others', othersPerDayMax);
    for (const [at, { token }] of [own, ...identities].entries()) expect((await look(token, at)).http).toBe(429);
    const { rows } = await server.platform.database.query<{ asked: number }>(
      'system',
      'select asked from tracking_box_query_day where owner_key = any($1) and day = $2',
      [[own, ...identities].map(({ ownerKey }) => ownerKey), today()],
    );
    expect(rows.map(({ asked }) => asked)).toEqual([1, 1, 1, 1]);
  });
});
