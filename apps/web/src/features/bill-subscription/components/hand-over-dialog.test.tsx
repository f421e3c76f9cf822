// Guarantee: bills are handed to who may work on them, with a note; a refusal stands in the dialog, which stays open.
// @vitest-environment happy-dom
import { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import { company } from '@mastlight/domain/company/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveIdentity, saveLogin, useSession } from '../../../platform/session';
import { installFakeGateway, refuse, succeed } from '../../../testing/fake-gateway';
import { press, render, until, untilShown } from '../../../testing/render';
import type { BillRow } from '../api';
import { HandOverDialog } from './hand-over-dialog';

const colleague = (id: number, userName: string, role: 'Management' | 'operator' | 'finance' | 'read-only') => ({
  id,
  userName,
  phone: '199****0001',
  avatar: '',
  role,
  time: '2026-11-23 10:00:00',
});
const rows = [
  { id: 1, billNo: 'DEMO1' },
  { id: 2, billNo: 'DEMO2' },
] as unknown as BillRow[];

let shown: Awaited<ReturnType<typeof render>>;
let closed = 0;
beforeEach(() => {
  closed = 0;
  saveLogin({ token: 't', id: '7', openid: null, role: 'user' });
  saveIdentity('t2', '5001');
  useSession.setState({ company: { name: '演示货代', role: 'operator' } });
});
afterEach(async () => {
  await shown.unmount();
  vi.unstubAllGlobals();
});

async function open(
  answer: () => Response,
  list = [colleague(7, '我', 'operator'), colleague(8, '周海宁', 'operator'), colleague(9, '财务', 'finance')],
) {
  const gateway = installFakeGateway([
    [company.listOwnColleagues, () => succeed(company.listOwnColleagues, { list, turnedOver: null })],
    [billSubscription.handOver, answer],
  ]);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  shown = await render(
    <QueryClientProvider client={client}>
      <HandOverDialog rows={rows} onClose={() => (closed += 1)} />
    </QueryClientProvider>,
  );
  await untilShown(() => {
    if (document.querySelector('.ml-skeleton-rows')) throw new Error('still loading');
  });
  return gateway;
}
const button = () => [...document.querySelectorAll('button')].findLast((each) => each.textContent === '交接')!;
async function choose(id: string): Promise<void> {
  const select = document.querySelector('select')!;
  await act(async () => {
    select.value = id;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

test('offers those who may work on bills, and nobody himself', async () => {
  await open(() => succeed(billSubscription.handOver, true));
  expect([...document.querySelectorAll('option')].map(({ value }) => value)).toEqual(['', '8']);
  expect(document.body.textContent).toContain('只交接由您订阅或交接给您的提单');
});

test('a colleague without a name is told by his phone, once', async () => {
  await open(() => succeed(billSubscription.handOver, true), [colleague(8, '周海宁', 'operator'), colleague(9, '199****0001', 'operator')]);
  const told = [...document.querySelectorAll('option')].map(({ textContent }) => textContent);
  expect(told.slice(1)).toEqual(['周海宁 199****0001', '199****0001']);
});

test('sends the bills and the chosen colleague, then closes', async () => {
  const gateway = await open(() => succeed(billSubscription.handOver, true));
  await press(button());
  expect([document.querySelector('[role=alert]')?.textContent, closed]).toEqual(['请选择同事', 0]);
  await choose('8');
  await press(button());
  await until(() => expect(closed).toBe(1));
  expect(gateway.calls.find(({ path }) => path === billSubscription.handOver.path)?.fields).toEqual({ ids: [1, 2], userId: 8, note: '' });
});

test('a refusal is said and nothing closes', async () => {
  const msg = '公司里没有能接手的这位同事，请选择管理员或操作';
  await open(() => refuse({ code: 400, msg, refusal: 'bill-subscription.noSuccessor', params: {} }));
  await choose('8');
  await press(button());
  await until(() => expect(document.querySelector('[role=alert]')?.textContent).toBe(msg));
  expect(closed).toBe(0);
});

test('says so when nobody can take them', async () => {
  await open(() => succeed(billSubscription.handOver, true), [colleague(7, '我', 'Management')]);
  expect(document.body.textContent).toContain('还没有可以接手的同事');
  expect(button().disabled).toBe(true);
});
