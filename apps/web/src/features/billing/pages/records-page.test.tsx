// Guarantee: R-2.3-28, R-7.5-11, L-15: the record says of each movement what it was, its number, its free and its paid part,
// what there was before and after, and who did it; the band above says whose money it is; the header shows the balance.
// @vitest-environment happy-dom
import { billing } from '@mastlight/domain/billing/contract';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setLanguage } from '../../../platform/catalogue';
import { queryClient } from '../../../platform/query-client';
import { balancesOf, clearSession, saveIdentity, saveLogin, useSession, type Account } from '../../../platform/session';
import { installFakeGateway, refuse, succeed } from '../../../testing/fake-gateway';
import { listInRouter } from '../../../testing/list-in-router';
import { press, render, type, until, untilShown } from '../../../testing/render';
import type { LedgerRecord } from '../api';
import { HeaderWallet } from '../components/header-wallet';
import { RecordsPage } from './records-page';

const account: Account = { balance: 12_345, freeBalance: 3_000, nbFreeBalance: 1_250, held: 400, freeQuota: 3_000, memberPercent: 100 };
const of = (id: number, change: Partial<LedgerRecord> = {}): LedgerRecord => ({
  id,
  accountType: 0,
  direction: 'OUT',
  type: '订阅',
  amount: 100,
  freeAmount: 100,
  fullAmount: null,
  balanceBefore: 500,
  balanceAfter: 500,
  freeAfter: 3_000,
  nbFreeAfter: 2_900,
  held: 0,
  kind: 'charge',
  fee: 'FEE_BLNO',
  origin: 'NB',
  bizNo: 'COSU6400000011',
  remark: 'subscribed',
  operator: '演示甲',
  createTime: '2026-11-23 10:00:00',
  ...change,
});

let shown: Awaited<ReturnType<typeof render>>;
let gateway: ReturnType<typeof installFakeGateway>;
async function open(list: LedgerRecord[], money: () => Response = () => succeed(billing.showAccount, account)): Promise<void> {
  gateway = installFakeGateway([
    [billing.showAccount, money],
    [
      billing.queryRecords,
      ({ type: wanted }) => {
        const found = list.filter((record) => !wanted || record.type === wanted);
        return succeed(billing.queryRecords, { list: found, total: found.length, pageNo: 1, pageSize: 20 });
      },
    ],
  ]);
  shown = await render(
    listInRouter(
      () => (
        <>
          <HeaderWallet />
          <RecordsPage />
        </>
      ),
      '/pay/accountRecord',
    ).node,
  );
  await untilShown(() => {
    expect(shown.container.querySelector('h1, h2')).not.toBeNull();
    expect(shown.container.querySelector('.ml-skeleton-rows')).toBeNull();
  });
}
const rows = () =>
  [...shown.container.querySelectorAll('tbody tr')].map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent));
const text = () => shown.container.textContent ?? '';

beforeEach(async () => {
  await setLanguage('zh-CN');
  saveLogin({ token: 't', id: '7', openid: null, role: 'user' });
});
afterEach(async () => {
  await shown.unmount();
  queryClient.clear();
  clearSession();
  vi.unstubAllGlobals();
});

const toppedUp = { kind: 'top-up', type: '充值', direction: 'IN', fee: null, origin: null, freeAmount: 0, bizNo: 'CZ1' } as const;

// From the trade: what somebody who pays reads of each movement: what, free part, paid part, balance.
const lines: readonly [string, Partial<LedgerRecord>, readonly string[]][] = [
  ['free', {}, ['宁波提单订阅', 'COSU6400000011', '30 → 29', '-', '5 → 5', '演示甲']],
  ['real', { freeAmount: 0, balanceAfter: 400 }, ['宁波提单订阅', 'COSU6400000011', '-', '−1', '5 → 4', '演示甲']],
  [
    'both, a call in Shanghai',
    { fee: 'FEE_VESSEL', origin: 'SH', freeAmount: 20, freeAfter: 0, balanceAfter: 470, bizNo: 'DEMO.MOON/1W' },
    ['上海船期订阅', 'DEMO.MOON/1W', '0.20 → 0', '−0.30', '5 → 4.70', '演示甲'],
  ],
  [
    'paid back',
    { kind: 'refund', type: '退款', direction: 'IN', remark: 'no-data', operator: '', nbFreeAfter: 3_000, balanceAfter: 600 },
    ['宁波提单订阅，一个月没有数据，退回', 'COSU6400000011', '29 → 30', '+1', '5 → 6', '系统'],
  ],
  ['topped up', { ...toppedUp, balanceAfter: 10_500, remark: 'paid' }, ['充值到账', 'CZ1', '-', '+100', '5 → 105', '演示甲']],
  ['a gift with it', { ...toppedUp, balanceAfter: 2_000, remark: 'gift' }, ['充值赠送', 'CZ1', '-', '+15', '5 → 20', '演示甲']],
  [
    'what was set aside is taken',
    { kind: 'post', fee: 'FEE_SH_MANIFEST', origin: 'SH', type: '舱单', amount: 3_000, freeAmount: 0, remark: 'accepted' },
    ['上海舱单发送，扣款 30 火币', 'COSU6400000011', '-', '-', '5 → 5', '演示甲'],
  ],
  [
    'the month',
    {
      kind: 'free-granted',
      type: '免费额度',
      direction: 'IN',
      fee: null,
      origin: null,
      freeAmount: 6_000,
      nbFreeAfter: 3_000,
      bizNo: '202611',
      remark: 'free-quota',
    },
    ['本月免费额度到账', '2026-11', '宁波 +30，上海 +30', '-', '5 → 5', '系统'],
  ],
];

describe('R-7.5-11 R-3.7-10 L-15 a line', () => {
  test.each(lines)('R-7.5-11 R-3.7-10 R-0-07 %s', async (_name, change, expected) => {
    await open([of(1, change)]);
    expect(rows()[0]!.slice(2)).toEqual(expected);
  });
});

test('R-1-25 R-3.1-05 R-9-33 the band says whose money it is, what is set aside, and what is free of each origin', async () => {
  saveIdentity('t2', '5001');
  useSession.setState({ company: { name: '演示货代', role: 'finance' } });
  await open([of(1)]);
  const band = shown.container.querySelector('.account-band')!;
  expect(band.getAttribute('data-kind')).toBe('company');
  for (const words of ['演示货代', '企业账户', '123.45', '冻结中4', '宁波12.50/30', '上海30/30']) expect(band.textContent).toContain(words);
});

test('R-4.9-11 who has no free quota reads no nought of it: a company is told what brings it', async () => {
  const none = { ...account, freeBalance: 0, nbFreeBalance: 0, freeQuota: 0, memberPercent: 100 };
  await open([], () => succeed(billing.showAccount, none));
  expect(text()).toContain('没有免费额度');
  expect(text()).not.toContain('0/0');
  await act(async () => saveIdentity('t2', '9'));
  await until(() => expect(text()).toContain('通过认证的企业才有免费额度。'));
  expect(shown.container.querySelector('.account-band a')?.getAttribute('href')).toBe('/user/ent-company');
});

test('R-1-24 the header has the balance, and leads here', async () => {
  await open([of(1)]);
  const wallet = shown.container.querySelector<HTMLAnchorElement>('.header-wallet')!;
  expect([wallet.getAttribute('href'), wallet.textContent, wallet.getAttribute('aria-label')]).toEqual([
    '/pay/accountRecord',
    '123.45',
    '火币余额 123.45',
  ]);
});

test('R-3.1-04, R-3.1-05, R-6-18 the session holds what the person and what the company has, and header and band read it there alone', async () => {
  let told = account;
  await open([of(1)], () => succeed(billing.showAccount, told));
  const held = () => {
    const state = useSession.getState();
    return { ...balancesOf(state), accountUser: state.accountUser, accountCompany: state.accountCompany };
  };
  const shownIn = (place: string) => shown.container.querySelector(place)?.textContent ?? '';
  expect(held()).toEqual({ uAccount: 12_345, cAccount: null, accountUser: account, accountCompany: null });

  const ofCompany = { ...account, balance: 700, freeBalance: 20, nbFreeBalance: 10 };
  told = ofCompany;
  await act(async () => saveIdentity('t2', '5001'));
  await until(() => expect(shownIn('.header-wallet')).toBe('7'));
  expect(held()).toEqual({ uAccount: 12_345, cAccount: 700, accountUser: account, accountCompany: ofCompany });
  expect(shownIn('.account-band')).toContain('宁波0.10/30');

  // No second store: what stands in the session is what is read.
  await act(async () => useSession.setState({ accountCompany: { ...ofCompany, balance: 900 } }));
  expect(shownIn('.header-wallet')).toBe('9');
  expect(shownIn('.account-band-balance')).toContain('9');

  // Of the next company nothing is known, rather than what the one before has.
  told = { ...account, balance: 100 };
  await act(async () => {
    saveIdentity('t3', '5002');
    expect(held()).toMatchObject({ uAccount: 12_345, cAccount: null, accountCompany: null });
  });
  await until(() => expect(shownIn('.header-wallet')).toBe('1'));
  await act(async () => clearSession());
  expect(held()).toEqual({ uAccount: null, cAccount: null, accountUser: null, accountCompany: null });
  expect(shown.container.querySelector('.header-wallet')).toBeNull();
});

test('R-8-22 an account that cannot be had is told in a dialog, and can be asked for again', async () => {
  await open([of(1)], () => refuse({ code: 500, msg: '坏了' }));
  await until(() => expect(shown.container.querySelector('dialog')?.textContent).toContain('获取用户火币账户信息失败'));
  await press(shown.container.querySelector('dialog button') as HTMLElement);
  expect(shown.container.querySelector('dialog')).toBeNull();
  expect(shown.container.querySelector('.header-wallet')).toBeNull();
  expect(rows()).toHaveLength(1);
});

test('R-7.5-11 is narrowed by type and by day', async () => {
  await open([of(1), of(2, { type: '退款', kind: 'refund' })]);
  expect(rows()).toHaveLength(2);
  await press([...shown.container.querySelectorAll('.ml-segment')].find((one) => one.textContent === '退款') as HTMLElement);
  await until(() => expect(rows()).toHaveLength(1));
  await type(shown.container.querySelector('input[type=date]'), '2026-11-01');
  const asked = () => gateway.calls.findLast(({ path }) => path === billing.queryRecords.path)!.fields;
  await until(() => expect(asked()).toMatchObject({ type: '退款', dateFrom: '2026-11-01', pageNo: '1' }));
});

test('R-2.3-28 nothing yet, and nobody signed in, say what to do', async () => {
  await open([]);
  expect(text()).toContain('还没有消费');
  await shown.unmount();
  clearSession();
  await open([]);
  expect(text()).toContain('登录后看余额和每一笔消费');
  expect(gateway.calls).toEqual([]);
});
