// Guarantee (issue 11): a company from its certification to the colleague who leaves it, through the calls alone: certify,
// invite by phone, accept, switch, hand over, remove; and every open page of who is removed closes.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { billSubscription as bills } from '@mastlight/domain/bill-subscription/contract';
import { company } from '@mastlight/domain/company/contract';
import { live } from '@mastlight/domain/live/contract';
import { goalMs } from '@mastlight/testing/goal-ms';
import { waitFor } from '@mastlight/testing/wait-for';
import { insertSessionForTest, makeApplication } from './company-for-test';
import { signInForTest } from './sign-in-for-test';
import { startFakeGateways, type FakeGateways } from './start-fake-gateways';
import { startTestServer, type TestServer } from './start-test-server';

const registry = createServer((_request, reply) => reply.end(JSON.stringify({ result: 'matched' })));
let fakes: FakeGateways;
let server: TestServer;
beforeAll(async () => {
  fakes = await startFakeGateways();
  await new Promise<void>((done) => registry.listen(0, '127.0.0.1', done));
  const registryUrl = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
  server = await startTestServer({ env: { ...fakes.env, REGISTRY_URL: registryUrl, REGISTRY_KEY: 'registry-key-for-tests' } });
});
afterAll(async () => {
  await server.stop();
  await fakes.stop();
  registry.close();
  registry.closeAllConnections();
});

/** Opens a page's stream; tells when it has ended. */
async function openPage(token: string): Promise<{ isEnded: () => boolean }> {
  const response = await fetch(server.url + live.streamChanges.path, { headers: { authorization: token } });
  expect(response.status).toBe(200);
  let isEnded = false;
  void response.text().then(
    () => (isEnded = true),
    () => (isEnded = true),
  );
  return { isEnded: () => isEnded };
}

it('R-6-17 R-6-18 R-7.4-85 R-7.4-91 R-7.4-93 R-7.4-94 certify, invite, accept, switch, hand over, remove', async () => {
  const [boss, anna] = [await signInForTest(server.platform), await signInForTest(server.platform)];

  const { cid } = (await server.call(company.apply, makeApplication(), { token: boss.token })).data!;
  const certState = async () => (await server.call(company.findCompany, { companyId: cid }, { token: boss.token })).data!.certState;
  await waitFor('the registry to answer', async () => (await certState()) === '认证成功');
  const switchTo = async (token: string, companyId: string) =>
    (await server.call(company.switchIdentity, { companyId }, { token })).data!.token;
  const ofBoss = await switchTo(boss.token, String(cid));

  expect((await server.call(company.inviteByPhone, { companyId: cid, phone: anna.phone }, { token: ofBoss })).code).toBe(200);
  const code = fakes.codeFor(anna.phone);
  const shown = (await server.call(company.showInvitation, { code }, {})).data!;
  expect(shown.inviter).toContain('*');
  expect((await server.call(company.acceptInvitation, { code }, { token: anna.token })).data).toMatchObject({ cid });
  await server.call(company.changeDuty, { companyId: cid, userId: anna.userId, role: 'operator' }, { token: ofBoss });

  const ofAnna = await switchTo(anna.token, String(cid));
  expect((await server.call(company.showIdentity, {}, { token: ofAnna })).data).toMatchObject({ cid, role: 'operator' });
  const added = await server.call(bills.subscribeBills, { blnos: ['DEMO60000001'] }, { token: ofAnna });
  const id = added.data!.list[0]!.id!;

  expect((await server.call(bills.handOver, { ids: [id], userId: boss.userId, note: '下周离职' }, { token: ofAnna })).data).toBe(true);
  const pages = await Promise.all([openPage(ofAnna), openPage(ofAnna)]);
  const ofOthers = await openPage(ofBoss);

  const startMs = performance.now();
  expect((await server.call(company.removeColleague, { companyId: cid, userId: anna.userId }, { token: ofBoss })).code).toBe(200);
  await waitFor('her pages are closed', () => pages.every(({ isEnded }) => isEnded()));
  expect(performance.now() - startMs).toBeLessThan(goalMs(1_000));
  expect(ofOthers.isEnded()).toBe(false);
  for (const endpoint of [company.showIdentity, bills.queryBillPage] as const) {
    expect((await server.call(endpoint, {}, { token: ofAnna })).code).toBe(401);
  }
  // She is a colleague no more, whatever session she begins.
  const colleagues = (await server.call(company.listOwnColleagues, {}, { token: ofBoss })).data!.list;
  expect(colleagues.map(({ id: colleague }) => colleague)).toEqual([boss.userId]);
  const anew = { token: await insertSessionForTest(server.platform, anna.userId) };
  expect((await server.call(company.listMemberships, {}, anew)).data).toEqual({ list: [] });
  expect((await server.call(company.switchIdentity, { companyId: String(cid) }, anew)).code).toBe(403);

  // What she handed over is there, with what she said.
  expect((await server.call(bills.listHandOvers, { id }, { token: ofBoss })).data!.list).toMatchObject([
    { from: anna.phone, to: boss.phone, note: '下周离职' },
  ]);
  const changes = (await server.call(company.listChanges, { companyId: cid }, { token: ofBoss })).data!.list;
  expect(changes.map(({ what }) => what)).toEqual(['removed', 'duty-changed', 'joined', 'invited', 'applied']);
});
