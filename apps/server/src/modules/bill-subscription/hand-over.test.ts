// Guarantee: issue 11 / R-6-17: bills of a company are handed over within it alone, by who answers for them or by
// Management, to somebody who may work on them; each time it is told who said what, and nobody else's row is touched.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handOversKept } from '@mastlight/domain/bill-subscription/limits';
import { billSubscription as bills } from '@mastlight/domain/bill-subscription/contract';
import { company } from '@mastlight/domain/company/contract';
import { notification } from '@mastlight/domain/notification/contract';
import { waitFor } from '@mastlight/testing/wait-for';
import type { Duty } from '@mastlight/domain/company/duty';
import { insertCompanyForTest, insertMemberForTest, insertSessionForTest, type TestMember } from '../../scenarios/company-for-test';
import { signInForTest } from '../../scenarios/sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';

const clock = createTestClock();
let server: TestServer;
let cid: number;
beforeAll(async () => {
  server = await startTestServer({ clock, env: { NOTIFY_GATHER_MS: '0' } });
  cid = await insertCompanyForTest(server.platform);
  manager = await member('Management');
});
afterAll(() => server.stop());

let manager: TestMember;
const member = (duty: Duty, of = cid): Promise<TestMember> => insertMemberForTest(server.platform, of, duty);

let no = 0;
/** Bills that a person has subscribed, in whatever identity his token has. */
async function subscribe({ token }: { readonly token: string }, count = 1): Promise<number[]> {
  const blnos = Array.from({ length: count }, () => `DEMO7${String(++no).padStart(7, '0')}`);
  return (await server.call(bills.subscribeBills, { blnos }, { token })).data!.list.map(({ id }) => id!);
}

const handOver = ({ token }: { readonly token: string }, ids: readonly number[], userId: number, note?: string) =>
  server.call(bills.handOver, { ids: [...ids], userId, ...(note === undefined ? {} : { note }) }, { token });

const told = async ({ token }: { readonly token: string }, id: number) =>
  (await server.call(bills.listHandOvers, { id }, { token })).data!.list;

/** Who answers for rows now. */
async function answersFor(ids: readonly number[]): Promise<number[]> {
  const { rows } = await server.platform.database.query<{ user_id: number }>(
    'system',
    'select user_id from bill_subscription where id = any($1::bigint[]) order by id',
    [ids],
  );
  return rows.map((row) => row.user_id);
}

describe('R-6-17 handing bills over', () => {
  it('R-6-17 gives them to a colleague with a note; everybody in the company sees who, to whom and why', async () => {
    const [anna, bert, reader] = [await member('operator'), await member('operator'), await member('read-only')];
    const ids = await subscribe(anna, 3);
    expect((await handOver(anna, ids.slice(0, 2), bert.userId, ' 休产假，客户要每天看\u202e ')).data).toBe(true);
    expect(await answersFor(ids)).toEqual([bert.userId, bert.userId, anna.userId]);
    const first = { from: anna.phone, to: bert.phone, by: anna.phone, note: '休产假，客户要每天看' };
    expect(await told(reader, ids[0]!)).toMatchObject([first]);
    expect(await told(reader, ids[2]!)).toEqual([]);
    clock.advance(60_000);
    expect((await handOver(bert, [ids[0]!], anna.userId)).data).toBe(true);
    expect(await told(reader, ids[0]!)).toMatchObject([{ from: bert.phone, to: anna.phone, by: bert.phone, note: null }, first]);
  });

  it('R-6-17 whoever is given bills finds it in his messages, and nobody else; who takes one himself hears nothing', async () => {
    const [anna, bert] = [await member('operator'), await member('operator')];
    const ids = await subscribe(anna, 2);
    const messages = async ({ token }: { readonly token: string }) =>
      (await server.call(notification.listMessages, {}, { token })).data!.list.filter(({ event }) => event === 'bill-handed-over');
    await handOver(manager, ids.slice(0, 1), bert.userId, '休产假');
    const [message] = await waitFor('the message', async () => {
      const found = await messages(bert);
      return found.length > 0 ? found : null;
    });
    expect(message!.lines.map(({ kind, sentence }) => [kind, sentence])).toEqual([['bill', '同事交给您负责：休产假']]);
    expect([...(await messages(anna)), ...(await messages(manager))]).toEqual([]);
    // Taken: what it would be told by has come when the next one's has.
    await handOver(manager, ids.slice(1), manager.userId);
    await handOver(manager, ids.slice(0, 1), anna.userId);
    await waitFor('the next message', async () => (await messages(anna)).length === 1);
    expect([(await messages(manager)).length, (await messages(bert)).length]).toEqual([0, 1]);
  });

  it('R-6-17 a list tells who answers for each, and shows one colleague’s alone; a stranger’s are none', async () => {
    const [anna, bert] = [await member('operator'), await member('operator')];
    const ids = await subscribe(anna, 2);
    await handOver(anna, ids.slice(0, 1), bert.userId);
    const listOf = async (userId: number) => {
      const { list, counts } = (await server.call(bills.queryBillPage, { systemKey: 'NB', userId, ids }, { token: anna.token })).data!;
      return [list.map((row) => [row.id, row.userId]), counts['all']];
    };
    expect(await listOf(bert.userId)).toEqual([[[ids[0], bert.userId]], 1]);
    expect(await listOf(anna.userId)).toEqual([[[ids[1], anna.userId]], 1]);
    const stranger = await signInForTest(server.platform);
    await subscribe(stranger);
    expect(await listOf(stranger.userId)).toEqual([[], 0]);
  });

  it('R-6-17 what is his already is noted once, however often it is said', async () => {
    const [anna, bert] = [await member('operator'), await member('operator')];
    const ids = await subscribe(anna);
    for (let n = 0; n < 3; n++) expect((await handOver(n === 0 ? anna : bert, ids, bert.userId)).data).toBe(true);
    expect(await told(anna, ids[0]!)).toHaveLength(1);
  });

  it('R-6-17 of a bill that colleagues pass on without end, the newest notes are kept', async () => {
    const [anna, bert] = [await member('operator'), await member('operator')];
    const [passed, calm] = (await subscribe(anna, 2)) as [number, number];
    await handOver(anna, [passed, calm], bert.userId, 'first');
    const { database } = server.platform;
    await database.query(
      'system',
      `insert into bill_subscription_hand_over (owner_key, subscription_id, from_id, to_id, by_id, note, handed_at)
       select owner_key, subscription_id, from_id, to_id, by_id, 'again', handed_at
       from bill_subscription_hand_over, generate_series(1, $2::int) where subscription_id = $1`,
      [passed, handOversKept + 10],
    );
    await handOver(bert, [passed, calm], anna.userId, 'last');
    const { rows } = await database.query<{ id: number; count: number; newest: string }>(
      'system',
      `select subscription_id as id, count(*)::int as count, (array_agg(note order by id desc))[1] as newest
       from bill_subscription_hand_over where subscription_id = any($1::bigint[]) group by 1 order by 1`,
      [[passed, calm]],
    );
    expect(rows.map(({ id, ...told }) => [id, told])).toEqual([
      [passed, { count: handOversKept, newest: 'last' }],
      [calm, { count: 2, newest: 'last' }],
    ]);
  });

  it('R-6-17 a colleague gives away his own bills, Management everybody’s', async () => {
    const [anna, bert, carl] = [await member('operator'), await member('operator'), await member('operator')];
    const [ofAnna, ofBert] = [await subscribe(anna), await subscribe(bert)];
    expect(await handOver(bert, ofAnna, carl.userId)).toMatchObject({ code: 404 });
    // Of several those that are his.
    expect((await handOver(bert, [...ofAnna, ...ofBert], carl.userId)).code).toBe(200);
    expect(await answersFor([...ofAnna, ...ofBert])).toEqual([anna.userId, carl.userId]);
    expect((await handOver(manager, ofAnna, carl.userId, '离职')).code).toBe(200);
    expect(await told(carl, ofAnna[0]!)).toMatchObject([{ from: anna.phone, to: carl.phone, by: manager.phone, note: '离职' }]);
  });

  it.each([
    ['somebody who only reads', () => member('read-only')],
    ['finance', () => member('finance')],
    ['a stranger', () => signInForTest(server.platform)],
    ['Management of another company', async () => member('Management', await insertCompanyForTest(server.platform))],
    ['nobody', async () => ({ userId: 999_999_999 })],
  ] as const)('R-6-17 not to %s', async (_who, make) => {
    const anna = await member('operator');
    const ids = await subscribe(anna);
    const { userId } = await make();
    expect(await handOver(anna, ids, userId)).toMatchObject({ code: 400, refusal: 'bill-subscription.noSuccessor' });
    expect(await answersFor(ids)).toEqual([anna.userId]);
  });

  it('R-6-17 not in the personal identity, and no row of another company or of oneself', async () => {
    const [anna, bert] = [await member('operator'), await member('operator')];
    const personal = { token: await insertSessionForTest(server.platform, anna.userId) };
    const own = await subscribe(personal);
    expect(await handOver(personal, own, bert.userId)).toMatchObject({ code: 403, refusal: 'bill-subscription.noCompany' });
    const elsewhere = await member('operator', await insertCompanyForTest(server.platform));
    const foreign = await subscribe(elsewhere);
    for (const ids of [own, foreign, [999_999_999]]) {
      for (const who of [anna, manager]) {
        const { code, refusal, data } = await handOver(who, ids, bert.userId);
        expect([code, refusal, data]).toEqual([404, undefined, null]);
      }
      expect((await server.call(bills.listHandOvers, { id: ids[0]! }, { token: manager.token })).code).toBe(404);
    }
    expect(await answersFor([...own, ...foreign])).toEqual([anna.userId, elsewhere.userId]);
  });

  it('R-7.4-94 of a colleague who is removed at that moment: he has them and is gone, or has none of them', async () => {
    for (let round = 0; round < 10; round++) {
      const [anna, bert] = [await member('operator'), await member('operator')];
      const ids = await subscribe(anna);
      const [handed, removed] = await Promise.all([
        handOver(anna, ids, bert.userId),
        server.call(company.removeColleague, { companyId: cid, userId: bert.userId }, { token: manager.token }),
      ]);
      expect(removed.code).toBe(200);
      expect([200, 400]).toContain(handed.code);
      expect(await answersFor(ids)).toEqual([handed.code === 200 ? bert.userId : anna.userId]);
    }
  });

  it('R-7.4-89 while Management is turned over to who hands over to it: both are answered', async () => {
    for (let round = 0; round < 10; round++) {
      const boss = await member('Management', await insertCompanyForTest(server.platform));
      const anna = await member('operator', boss.cid);
      const ids = await subscribe(anna);
      const [handed, turned] = await Promise.all([
        handOver(anna, ids, boss.userId),
        server.call(company.turnOver, { companyId: boss.cid, userId: anna.userId }, { token: boss.token }),
      ]);
      expect(turned.code).toBe(200);
      expect([200, 401]).toContain(handed.code);
    }
  });
});

describe('催办', () => {
  const chase = ({ token }: { readonly token: string }, id: number, what: string) => server.call(bills.chaseBill, { id, what }, { token });
  const chases = async ({ token }: { readonly token: string }, id: number) =>
    (await server.call(bills.listChases, { id }, { token })).data?.list.map(({ by, what }) => [by, what]) ?? null;

  it('is noted once by who, when and for what; every colleague sees it, nobody else, and a reader notes none', async () => {
    const [anna, bert, reader] = [await member('operator'), await member('operator'), await member('read-only')];
    const stranger = await signInForTest(server.platform);
    const [id] = (await subscribe(anna)) as [number];
    expect((await chase(anna, id, ' 未进港 2 箱\u202e\n')).code).toBe(200);
    expect((await chase(anna, id, '未进港 2 箱')).code).toBe(200);
    clock.advance(30_000);
    expect((await chase(bert, id, '未进港 2 箱')).code).toBe(200);
    clock.advance(60_000);
    expect((await chase(anna, id, '未进港 2 箱')).code).toBe(200);
    const told = [anna.phone, bert.phone, anna.phone].map((by) => [by, '未进港 2 箱']);
    expect(await chases(reader, id)).toEqual(told);
    expect([(await chase(reader, id, '未进港')).code, (await chase(stranger, id, '未进港')).code, await chases(stranger, id)]).toEqual([
      403,
      404,
      null,
    ]);
    expect(await chase(anna, id, '  ')).toMatchObject({ code: 400, fields: { what: '没有写催什么' } });
    expect(await chase(anna, id, '催'.repeat(201))).toMatchObject({ code: 400, fields: { what: '催什么最多 200 个字' } });
    expect(await chases(anna, id)).toEqual(told);
  });

  it('keeps the newest notes of a bill, however often it is asked about', async () => {
    const anna = await member('operator');
    const [id] = (await subscribe(anna)) as [number];
    for (let n = 0; n < handOversKept + 3; n += 1) await chase(anna, id, `第 ${n} 次`);
    const told = (await chases(anna, id))!;
    expect([told.length, told[0]![1], told.at(-1)![1]]).toEqual([handOversKept, `第 ${handOversKept + 2} 次`, '第 3 次']);
  });
});
