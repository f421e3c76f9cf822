// Guarantee: N4: leaving begins nothing anew: who deletes his account, or closes his company, and comes back with the same
// phone or credit code has neither the day's limits nor the month's free money a second time.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { account } from '@mastlight/domain/account/contract';
import { hashPassword } from '@mastlight/domain/account/hash-password';
import { billing } from '@mastlight/domain/billing/contract';
import { company } from '@mastlight/domain/company/contract';
import { applicationsPerDayMax } from '@mastlight/domain/company/limits';
import { deleteExpired } from '../modules/account/store/expired';
import { inTransaction } from '../platform/db/transaction';
import { companiesForTest, makeApplication, makeCreditCode } from './company-for-test';
import { inventPerson, registerPerson } from './scan-and-register';
import { startFakeGateways, type FakeGateways } from './start-fake-gateways';
import { createTestClock, startTestServer, type TestServer } from './start-test-server';

const clock = createTestClock();
let fakes: FakeGateways;
let server: TestServer;
beforeAll(async () => {
  fakes = await startFakeGateways();
  server = await startTestServer({ clock, env: { ...fakes.env, FREE_QUOTA_FEN: '3000' } });
});
afterAll(async () => {
  await server.stop();
  await fakes.stop();
});

it('N4 B1 a person who registers anew with his phone goes on with what it had used up', async () => {
  const person = inventPerson();
  const free = async (token: string | null) => (await server.call(billing.showAccount, {}, { token: token! })).data!.freeQuota;
  const apply = async (token: string | null) => (await server.call(company.apply, makeApplication(), { token: token! })).code;
  const { browser } = await registerPerson(server, fakes, person);
  expect(await free(browser.token)).toBe(3_000);
  for (let n = 0; n < applicationsPerDayMax; n++) expect(await apply(browser.token)).toBe(200);
  const leave = { password: hashPassword(person.password), confirmation: '注销账户' };
  expect((await server.call(account.deleteAccount, leave, { token: browser.token! })).code).toBe(200);

  clock.advance(61_000);
  const { browser: anew } = await registerPerson(server, fakes, person);
  expect(await apply(anew.token)).toBe(429);
  expect(await free(anew.token)).toBe(0);
  const { browser: other } = await registerPerson(server, fakes);
  expect([await apply(other.token), await free(other.token)]).toEqual([200, 3_000]);
});

it('N4 of a code whose company was closed within the month the next one has no free money', async () => {
  const { applyFor } = companiesForTest(server, clock);
  const certify = async (member: Awaited<ReturnType<typeof applyFor>>, taxId: string) => {
    const set = `update company set cert_state = 'certified', credit_code = $2 where id = $1`;
    await server.platform.database.query('system', set, [member.cid, taxId]);
    return (await server.call(billing.showAccount, {}, member)).data!.freeQuota;
  };
  const taxId = makeCreditCode();
  const first = await applyFor();
  expect(await certify(first, taxId)).toBe(3_000);
  await server.platform.database.query('system', `update company set cert_state = 'failed' where id = $1`, [first.cid]);
  const himself = (await server.call(company.switchIdentity, { companyId: '' }, first)).data!;
  expect((await server.call(company.withdrawApplication, { companyId: first.cid }, himself)).code).toBe(200);

  const second = await applyFor();
  expect(await certify(second, taxId)).toBe(0);
  expect(await certify(await applyFor(), makeCreditCode())).toBe(3_000);
});

it('N4 what days counted is forgotten once they are over, whoever’s they were', async () => {
  const { database } = server.platform;
  const countOf = async () => (await database.query('system', 'select from platform_person_day')).rowCount;
  const forget = () => inTransaction(database, 'system', (tx) => deleteExpired(tx, clock.nowMs()));
  const kept = await countOf();
  expect(kept).toBeGreaterThan(0);
  await forget();
  expect(await countOf()).toBe(kept);
  clock.advance(24 * 3_600_000);
  await forget();
  expect(await countOf()).toBe(0);
});
