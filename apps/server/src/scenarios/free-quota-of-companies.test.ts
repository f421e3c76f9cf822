// Guarantee: R-4.9-11: a company has a free quota once it is certified: one that anybody can name has none.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { billing } from '@mastlight/domain/billing/contract';
import { billSubscription as bills } from '@mastlight/domain/bill-subscription/contract';
import { companiesForTest } from './company-for-test';
import { createTestClock, startTestServer, type TestServer } from './start-test-server';

const clock = createTestClock();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock, env: { FREE_QUOTA_FEN: '3000' } });
});
afterAll(() => server.stop());

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
