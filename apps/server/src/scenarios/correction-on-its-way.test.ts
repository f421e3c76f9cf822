// Guarantee: R-07, R-7.6-15, ADR 0038: the port's row about what was sent first is no answer to a correction that nobody has
// judged: its refusal gives back its money, and what stands is what was accepted.
import { billing } from '@mastlight/domain/billing/contract';
import { dispatch } from '@mastlight/domain/dispatch/contract';
import { vgm } from '@mastlight/domain/vgm/contract';
import { waitFor } from '@mastlight/testing/wait-for';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { containerForTest, filingForTest } from './filings-for-test';
import { signInForTest } from './sign-in-for-test';
import { startTestServer, type TestServer } from './start-test-server';
import { topUpForTest } from './top-up-for-test';
import { startTerminalForTest, type TerminalForTest } from './terminal-for-test';

let server: TestServer;
let terminal: TerminalForTest;

beforeAll(async () => {
  terminal = await startTerminalForTest({ nowMs: () => server.platform.clock.nowMs(), fateOf: (count) => ({ isRejected: count === 1 }) });
  server = await startTestServer({ env: { ...terminal.env, FREE_QUOTA_FEN: '0' } });
});
afterAll(async () => {
  await server?.stop();
  await terminal?.stop();
});

async function tell(source: string, bytes: Uint8Array | string): Promise<void> {
  const headers = { authorization: `${source}-key-for-tests` };
  const response = await fetch(`${server.url}/intake/${source}`, { method: 'POST', headers, body: Buffer.from(bytes) });
  if (!response.ok) throw new Error(`the intake answers ${response.status}`);
}

it('R-07 R-7.6-15 a row of the first, then the refusal of its correction: the money of the new box is back, the first is final', async () => {
  const owner = await waitFor('somebody to be signed in', () => signInForTest(server.platform));
  const admin = await signInForTest(server.platform, { roles: ['desk'] });
  const as = { token: owner.token };
  await topUpForTest(server.platform, owner.ownerKey, 10_000);
  const { id } = (await server.call(vgm.saveFiling, filingForTest, as)).data!;
  const info = async () => (await server.call(vgm.showFiling, { id }, as)).data!;
  const stateOf = async (reference: string) => (await info()).submissions.find((one) => one.reference === reference)?.state;
  const judge = (reference: string) => tell('easipass', terminal.taken.get(reference)!.receipt);

  const [first] = (await server.call(vgm.sendFilings, { ids: [id], allowReal: true }, as)).data!.list;
  await waitFor('the first to be there', () => terminal.taken.has(first!.reference));
  await judge(first!.reference);
  await waitFor('the first to be accepted', async () => (await info()).status === 2);
  const containers = [containerForTest, { ...containerForTest, ctnNo: 'FCIU9051185' }];
  const { data } = await server.call(vgm.updateFiling, { ...filingForTest, id, containers, allowReal: true }, as);
  const { reference } = data!;
  await waitFor('the correction to be there', async () => (await stateOf(reference)) === 'delivered');

  const row = { ctnNo: 'CSNU6152042', vessel: 'DEMO LANTERN', voyage: '118W', vgmKg: 20_000, method: 'SM2', state: '00' };
  await tell('gang-hang', JSON.stringify({ port: 'SH', source: 'gang-hang', row: 'vgm', rows: [row] }));
  await waitFor('the first to be final', async () => (await stateOf(first!.reference)) === 'finished');
  expect(await stateOf(reference)).toBe('delivered');
  await judge(reference);
  await waitFor('the refusal', async () => !(await info()).isUpdating);
  expect([await stateOf(reference), (await info()).containers.map(({ ctnNo }) => ctnNo)]).toEqual(['refused', ['CSNU6152042']]);
  expect((await server.call(billing.showAccount, {}, as)).data).toMatchObject({ balance: 9_500, held: 0 });
  expect((await server.call(dispatch.listDead, {}, { token: admin.token })).data!.list).toEqual([]);
});
