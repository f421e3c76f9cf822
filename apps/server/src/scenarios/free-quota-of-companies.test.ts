// Guarantee: R-4.9-11: a company has a free quota once it is certified: one that anybody can name has none, and of those that one person manages the first alone.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { billing } from '@mastlight/domain/billing/contract';
import { billSubscription as bills } from '@mastlight/domain/bill-subscription/contract';
import { company } from '@mastlight/domain/company/contract';
import { holdCompany, setCertification } from '../modules/company/store';
import { inTransaction } from '../platform/db/transaction';
import { companiesForTest, insertSessionForTest, makeApplication } from './company-for-test';
import { createTestClock, startTestServer, type TestServer } from './start-test-server';

const clock = createTestClock();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock, env: { FREE_QUOTA_FEN: '3000' } });
});
afterAll(() => server.stop());
let billNo = 10_000;

it('R-4.9-11 R-6-18 a company that waits for the registry has no free quota; certified, it has the month’s', async () => {
  const { cid, token } = await companiesForTest(server, clock).applyFor();
  const subscribe = () => server.call(bills.subscribeBills, { systemKey: 'NB', blnos: ['COSU6410000001'] }, { token });
  const account = async () => (await server.call(billing.showAccount, {}, { token })).data;
  expect(await account()).toMatchObject({ freeBalance: 0, nbFreeBalance: 0, freeQuota: 0 });
  expect(await subscribe()).toMatchObject({ code: 409, refusal: 'billing.needsConfirmation' });
  expect((await server.call(bills.subscribeBills, { systemKey: 'NB', blnos: ['COSU6410000001'], allowReal: true }, { token })).code).toBe(
    402,
  );
  await server.platform.database.query('system', `update company set cert_state = 'certified' where id = $1`, [cid]);
  expect(await account()).toMatchObject({ freeBalance: 3_000, nbFreeBalance: 3_000, freeQuota: 3_000 });
  expect((await subscribe()).code).toBe(200);
  expect(await account()).toMatchObject({ freeBalance: 3_000, nbFreeBalance: 2_900 });
});

it('R-4.9-11 N1 of the companies that one person manages the one certified first has a free quota, and what he closes or loses in a month counts until its end', async () => {
  const companies = companiesForTest(server, clock);
  const applied = await companies.applyFor();
  const first = applied.cid;
  let { token } = applied;
  const applyAgain = async (): Promise<number> => (await server.call(company.apply, makeApplication(), { token })).data!.cid;
  const others = [await applyAgain(), await applyAgain()];
  const [second, third] = others as [number, number];
  const { database } = server.platform;
  const certify = (cid: number) =>
    inTransaction(database, 'system', async (tx) => {
      await setCertification(tx, (await holdCompany(tx, cid))!, { state: 'certified', reason: '' }, clock.nowMs());
      clock.advance(1_000);
    });
  /** It is closed, or only loses its certification, so many days ago. */
  const end = (cid: number, how: 'closed' | 'lost', days: number) =>
    database.query(
      'system',
      `update company set cert_state = 'failed', closed_at = case $3 when 'closed' then $2::timestamptz end, asked_at = $2, certified_at = least(certified_at, $2) where id = $1`,
      [cid, new Date(clock.nowMs() - days * 86_400_000), how],
    );
  /** What the wallet tells, which is what a charge takes: it asks under the company's own scope, which sees no other. */
  const quotas = async (): Promise<readonly number[]> => {
    const shown: number[] = [];
    for (const cid of [first, second, third]) {
      token = await companies.enter(token, cid);
      const { freeQuota } = (await server.call(billing.showAccount, {}, { token })).data!;
      // What the third was given while it had a quota stays its own.
      const subscribe = () => server.call(bills.subscribeBills, { systemKey: 'NB', blnos: [`COSU64200${(billNo += 1)}`] }, { token });
      const code = cid === third ? null : (await subscribe()).code;
      expect(code).toBe(cid === third ? null : freeQuota > 0 ? 200 : 409);
      shown.push(freeQuota);
    }
    return shown;
  };
  // The last to be applied for is certified first.
  await certify(third);
  await certify(second);
  expect(await quotas()).toEqual([0, 0, 3_000]);
  await certify(first);
  // Asked again a month later it stays in its place.
  await certify(third);
  expect(await quotas()).toEqual([0, 0, 3_000]);
  // Somebody else's is not counted.
  expect((await server.call(billing.showAccount, {}, { token: (await companies.make()).token })).data).toMatchObject({ freeQuota: 3_000 });
  // What he closes or loses within the month counts until its end.
  await end(second, 'lost', 40);
  for (const how of ['closed', 'lost'] as const) {
    await end(third, how, 0);
    expect((await quotas())[0]).toBe(0);
  }
  await end(third, 'closed', 40);
  expect((await quotas())[0]).toBe(3_000);
});

it('R-4.9-11 a company that was closed in a month and is made again with its code has no second free quota', async () => {
  const companies = companiesForTest(server, clock);
  const { database } = server.platform;
  const [before, again] = [await companies.make(), await companies.make()];
  const set = (cid: number, change: string) => database.query('system', `update company set ${change} where id = $1`, [cid]);
  await set(before.cid, `cert_state = 'failed', closed_at = '${new Date(clock.nowMs()).toISOString()}'`);
  await set(again.cid, `credit_code = (select credit_code from company where id = ${before.cid})`);
  const subscribe = async () =>
    (await server.call(bills.subscribeBills, { systemKey: 'NB', blnos: [`COSU64200${(billNo += 1)}`] }, { token: again.token })).code;
  expect(await subscribe()).toBe(409);
  await set(before.cid, `closed_at = '${new Date(clock.nowMs() - 40 * 86_400_000).toISOString()}'`);
  expect(await subscribe()).toBe(200);
});

it('R-4.9-11 N1 a company that he has handed on counts as his no more, but for the month in which he had it certified', async () => {
  const companies = companiesForTest(server, clock);
  const applied = await companies.applyFor();
  const second = (await server.call(company.apply, makeApplication(), { token: applied.token })).data!.cid;
  const { database } = server.platform;
  for (const cid of [applied.cid, second]) {
    await inTransaction(database, 'system', async (tx) => {
      await setCertification(tx, (await holdCompany(tx, cid))!, { state: 'certified', reason: '' }, clock.nowMs());
      clock.advance(1_000);
    });
  }
  const colleague = await companies.join(applied, 'operator');
  expect((await server.call(company.turnOver, { companyId: applied.cid, userId: colleague.userId }, { token: applied.token })).code).toBe(
    200,
  );
  const token = await companies.enter(await insertSessionForTest(server.platform, colleague.userId), applied.cid);
  const own = await companies.enter(await insertSessionForTest(server.platform, applied.userId), second);
  const quotaOf = async (whose: string) => (await server.call(billing.showAccount, {}, { token: whose })).data!.freeQuota;
  expect([await quotaOf(token), await quotaOf(own)]).toEqual([3_000, 0]);
  await database.query('system', `update company set certified_at = certified_at - interval '40 days' where id = $1`, [applied.cid]);
  expect([await quotaOf(token), await quotaOf(own)]).toEqual([3_000, 3_000]);
});
