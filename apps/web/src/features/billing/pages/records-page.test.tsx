// Guarantee: R-2.3-28, R-7.5-11, L-15: the record says of each movement what it was, its number, its free and its paid part,
// what there was before and after, and who did it; the band above says whose money it is; the header shows the balance.
// @vitest-environment happy-dom
import { billing } from '@mastlight/domain/billing/contract';
import { moneyMovedTopic } from '@mastlight/domain/billing/topics';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setLanguage } from '../../../platform/catalogue';
import { queryClient } from '../../../platform/query-client';
import { balancesOf, clearSession, saveIdentity, saveLogin, useSession, type Account } from '../../../platform/session';
import { openStream } from '../../../testing/tell-pages';
import { type Answers, installFakeGateway, refuse, succeed } from '../../../testing/fake-gateway';
import { listInRouter } from '../../../testing/list-in-router';
import { press, render, type, until, untilShown } from '../../../testing/render';
import type { ExplainedRecord, LedgerRecord } from '../api';
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

const explained: ExplainedRecord = {
  steps: [
    {
      id: 2,
      kind: 'hold',
      time: '2026-11-23 10:00:00',
      amount: -500,
      operator: '演示甲',
      remark: 'sent',
      until: '2026-11-24 10:00:00',
    },
  ],
  price: { fen: 500, from: '2026-01-01' },
  postings: [
    { account: 'free_NB', amount: -150 },
    { account: 'held', amount: 500 },
    { account: 'real', amount: -350 },
  ],
  requestId: 'rq-1',
  digest: `abcdef01${'0'.repeat(52)}2345`,
  digestBefore: '',
};
const costs = {
  month: '2026-11',
  isOpen: true,
  count: 3,
  freeAmount: 150,
  realAmount: 104_050,
  byClient: [
    {
      clientName: '演示客户甲',
      count: 4,
      freeAmount: 150,
      realAmount: 104_100,
      byType: [
        { type: '订阅' as const, amount: 250 },
        { type: '舱单' as const, amount: 104_000 },
      ],
    },
    { clientName: '', count: -1, freeAmount: 0, realAmount: -50, byType: [{ type: '订阅' as const, amount: -50 }] },
  ],
  byPerson: [
    {
      operator: '演示乙',
      count: 3,
      freeAmount: 150,
      realAmount: 104_050,
      byType: [
        { type: '订阅' as const, amount: 200 },
        { type: '舱单' as const, amount: 104_000 },
      ],
    },
  ],
};

let shown: Awaited<ReturnType<typeof render>>;
let gateway: ReturnType<typeof installFakeGateway>;
let place: ReturnType<typeof listInRouter>;
async function open(
  list: LedgerRecord[],
  money: () => Response = () => succeed(billing.showAccount, account),
  address = '/pay/accountRecord',
  more: Answers = [],
): Promise<void> {
  gateway = installFakeGateway([
    ...more,
    [billing.showAccount, money],
    [
      billing.queryRecords,
      ({ type: wanted }) => {
        const found = list.filter((record) => !wanted || record.type === wanted);
        return succeed(billing.queryRecords, { list: found, total: found.length, pageNo: 1, pageSize: 20 });
      },
    ],
    [billing.explainRecord, () => succeed(billing.explainRecord, explained)],
    [
      billing.showCosts,
      ({ month }) => succeed(billing.showCosts, month ? { ...costs, month: String(month), byClient: [], byPerson: [] } : costs),
    ],
    [billing.exportRecords, () => new Response('file')],
    [billing.exportCosts, () => new Response('file')],
    [billing.printStatement, () => new Response('file')],
  ]);
  place = listInRouter(
    () => (
      <>
        <HeaderWallet />
        <RecordsPage />
      </>
    ),
    address,
  );
  shown = await render(place.node);
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
    'a top-up that went back',
    { ...toppedUp, kind: 'refund', type: '退款', direction: 'OUT', balanceAfter: 0, remark: '客户要求退款' },
    ['充值退款：客户要求退款', 'CZ1', '-', '−5', '5 → 0', '演示甲'],
  ],
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

test('R-7.5-11, R-2.3-28 the address says which view, which page and how it is narrowed; what is not understood is left out', async () => {
  const address = '/pay/accountRecord?type=%E9%80%80%E6%AC%BE&dateFrom=2026-11-01&dateTo=yesterday&page=2';
  await open([of(1), of(2, { type: '退款', kind: 'refund' })], undefined, address);
  const asked = () => gateway.calls.findLast(({ path }) => path === billing.queryRecords.path)!.fields;
  expect(asked()).toMatchObject({ type: '退款', dateFrom: '2026-11-01', dateTo: '', pageNo: '2' });
  await press([...shown.container.querySelectorAll('.ml-segment')].find((one) => one.textContent === '订阅') as HTMLElement);
  await until(() => expect(asked()).toMatchObject({ type: '订阅', dateFrom: '2026-11-01', pageNo: '1' }));
  expect(place.history.location.search).toBe('?type=%E8%AE%A2%E9%98%85&dateFrom=2026-11-01');
  await press([...shown.container.querySelectorAll('.ml-segment')].find((one) => one.textContent === '按月成本') as HTMLElement);
  await until(() => expect(place.history.location.search).toContain('view=costs'));
  await act(async () => place.history.back());
  await until(() => expect(rows()).toHaveLength(1));
  expect(place.history.location.search).toBe('?type=%E8%AE%A2%E9%98%85&dateFrom=2026-11-01');
});

describe('R-7.5-11 R-3.7-10 L-15 a line', () => {
  test.each(lines)('R-7.5-11 R-3.7-10 R-0-07 %s', async (_name, change, expected) => {
    await open([of(1, change)]);
    expect(rows()[0]!.slice(2)).toEqual(expected);
  });
});

test('R-1-24 the balance in the header hears by itself that money came in', async () => {
  let balance = 100;
  const stream = openStream();
  await open([], () => succeed(billing.showAccount, { ...account, balance }), undefined, [stream.answer]);
  const inHeader = () => shown.container.querySelector('.header-wallet')?.textContent;
  await untilShown(() => expect(inHeader()).toBe('1'));
  stream.start();
  balance = 51_600;
  await stream.tell(moneyMovedTopic, [0]);
  await untilShown(() => expect(inHeader()).toBe('516'));
  stream.stop();
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
  await until(() => expect(text()).toContain('通过认证的企业才有免费额度；同一人管理几家的，给最早认证的那家。'));
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
  await press([...shown.container.querySelectorAll('.ml-segment')].find((one) => one.textContent === '调整') as HTMLElement);
  await untilShown(() => expect(text()).toContain('没有符合条件的记录'));
  await press([...shown.container.querySelectorAll('button')].find((one) => one.textContent === '看全部') as HTMLElement);
  await until(() => expect(rows()).toHaveLength(2));
});

test('R-2.3-28, L-15 a line says why it stands there: what became of it, the price of then, postings that are equal, and the proof', async () => {
  await open([of(2, { kind: 'hold', fee: 'FEE_VGM', type: 'VGM', amount: 500, freeAmount: 150, balanceAfter: 150 }), of(1)]);
  const button = (): HTMLElement => shown.container.querySelector<HTMLElement>('.record-why-open')!;
  expect([button().getAttribute('aria-expanded'), button().getAttribute('aria-label')]).toEqual([
    'false',
    '看为什么：宁波VGM 发送，冻结，COSU6400000011',
  ]);
  expect(gateway.calls.some(({ path }) => path === billing.explainRecord.path)).toBe(false);
  await press(button());
  await untilShown(() => expect(shown.container.querySelector('.record-why dl')).not.toBeNull());
  expect(gateway.calls.at(-1)!.fields).toEqual({ id: '2' });
  const said = shown.container.querySelector('.record-why')!.textContent!;
  for (const words of [
    '冻结进行中−511-23 10:00',
    '扣款或退回未到-11-24 10:00',
    '目录价 5 火币一笔，2026-01-01 起',
    '请求号 rq-1',
    'abcd ef01 … 2345',
  ]) {
    expect(said).toContain(words);
  }
  const postings = [...shown.container.querySelectorAll('.record-postings tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
  expect(postings).toEqual([
    ['账户', '借', '贷'],
    ['宁波免费额度', '1.50', '-'],
    ['冻结', '-', '5'],
    ['余额', '3.50', '-'],
    ['借贷相等', '5', '5'],
  ]);
  await press(button());
  expect(shown.container.querySelector('.record-why')).toBeNull();
});

test('R-0-06, R-0-07 times are short with all of it on hover, numbers stand at the end with their unit in the head, and a page is summed up', async () => {
  await open([
    of(2, { freeAmount: 0, balanceBefore: 500, balanceAfter: 123_400, type: '充值', kind: 'top-up' }),
    of(1, { balanceBefore: 600, balanceAfter: 500 }),
  ]);
  const time = shown.container.querySelector('tbody td')!;
  expect([time.textContent, time.firstElementChild!.getAttribute('data-tip')]).toEqual(['11-23 10:00', '2026-11-23 10:00:00']);
  const numbersOf = (part: string) =>
    [...shown.container.querySelectorAll(`${part} tr:first-child > [data-kind=number]`)].map((cell) => cell.textContent);
  expect(numbersOf('thead')).toEqual(['免费部分 前 → 后 火币', '付费部分 火币', '余额 前 → 后 火币']);
  expect(numbersOf('tbody')).toEqual(['-', '+1,229', '5 → 1,234']);
  expect(text()).toContain('这一页 2 笔：余额增加 1,229，减少 1 火币');
});

test('R-2.3-28 what a month cost stands by client and by colleague, and goes out as a file', async () => {
  await open([of(1)]);
  await press([...shown.container.querySelectorAll('.ml-segment')].find((one) => one.textContent === '按月成本') as HTMLElement);
  await untilShown(() => expect(text()).toContain('2026-11 成本'));
  expect(rows()).toEqual([
    ['演示客户甲', '4', '1,041', '1.50', '订阅 2.50，舱单 1,040'],
    ['没有归到客户', '-1', '-0.50', '0', '订阅 -0.50'],
    ['演示乙', '3', '1,040.50', '1.50', '订阅 2，舱单 1,040'],
  ]);
  expect(text()).toContain('本月还没过完');
  expect(text()).toContain('3 笔，付费 1,040.50，免费 1.50');
  const asked = (path: string) => gateway.calls.findLast((call) => call.path === path)?.fields;
  await press([...shown.container.querySelectorAll('button')].find((one) => one.textContent === '导出明细') as HTMLElement);
  await until(() => expect(asked(billing.exportCosts.path)).toEqual({ month: '2026-11' }));
  await press([...shown.container.querySelectorAll('button')].find((one) => one.textContent === '对账单 PDF') as HTMLElement);
  await until(() => expect(asked(billing.printStatement.path)).toEqual({ month: '2026-11' }));
  await type(shown.container.querySelector('input[type=month]'), '2026-10');
  await untilShown(() => expect(text()).toContain('2026-10 没有花费'));
  expect([...shown.container.querySelectorAll('button')].map((one) => one.textContent)).not.toContain('导出明细');
});

test('R-6-20 who may not see what the company spent is told that it is his own alone', async () => {
  saveIdentity('t2', '5001');
  useSession.setState({ company: { name: '演示货代', role: 'operator' } });
  await open([of(1)]);
  await press([...shown.container.querySelectorAll('.ml-segment')].find((one) => one.textContent === '按月成本') as HTMLElement);
  await untilShown(() => expect(text()).toContain('只有自己花的；全公司的由财务或管理员看'));
  // A statement is of the whole company: nothing offers what would be refused.
  expect(text()).not.toContain('对账单 PDF');
});

test('R-2.3-28 the record goes out as it is narrowed', async () => {
  await open([of(1), of(2, { type: '退款', kind: 'refund' })]);
  await press([...shown.container.querySelectorAll('.ml-segment')].find((one) => one.textContent === '退款') as HTMLElement);
  await until(() => expect(rows()).toHaveLength(1));
  await press([...shown.container.querySelectorAll('button')].find((one) => one.textContent === '导出') as HTMLElement);
  await until(() =>
    expect(gateway.calls.findLast((call) => call.path === billing.exportRecords.path)?.fields).toEqual({
      type: '退款',
      dateFrom: '',
      dateTo: '',
    }),
  );
});

test('R-2.3-28, R-0-14 nothing yet, and nobody signed in, say what to do', async () => {
  await open([]);
  expect(text()).toContain('还没有消费');
  expect([...shown.container.querySelectorAll('.record-empty a')].map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/logistics', '去订阅提单'],
  ]);
  await shown.unmount();
  clearSession();
  await open([]);
  expect(text()).toContain('登录后看余额和每一笔消费');
  expect(gateway.calls).toEqual([]);
});
