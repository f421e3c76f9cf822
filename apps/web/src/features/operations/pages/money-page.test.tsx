// Guarantee: the money desk says how a day adds up and whether it does; who asked for an adjustment may take it back alone,
// and anybody else decides; nothing is sent that lacks a reason, an account or an amount.
// @vitest-environment happy-dom
import { billing } from '@mastlight/domain/billing/contract';
import { topUp } from '@mastlight/domain/top-up/contract';
import { ToastHost } from '@mastlight/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadTexts, setLanguage } from '../../../platform/catalogue';
import { useSession } from '../../../platform/session';
import { installFakeGateway, refuse, succeed } from '../../../testing/fake-gateway';
import { press, render, type, until, untilShown } from '../../../testing/render';
import type { ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import type { Adjustment, MoneyDesk, Stray } from '../money-api';
import { MoneyPage } from './money-page';

type Bills = ResponseData<typeof topUp.listBills>;
const adjustment: Adjustment = {
  id: 7,
  accountType: 0,
  accountId: 100_007,
  accountName: '演示甲',
  amount: 500,
  reason: '充值少记',
  state: 'waiting',
  maker: '演示乙',
  isOwn: false,
  makeTime: '2026-11-24 09:00:00',
  judge: '',
  judgeTime: '',
  note: '',
};
const desk: MoneyDesk = {
  day: '2026-11-24',
  nowTime: '2026-11-24 14:47:24',
  openingFen: 18_264_050,
  closingFen: 18_501_668,
  moves: [
    { kind: 'top-up', against: 'clearing_WXPAY', count: 61, realFen: 300_000, freeFen: 0, heldFen: 0 },
    { kind: 'charge', against: 'revenue_FEE_BLNO', count: 23, realFen: -62_382, freeFen: -900, heldFen: 0 },
  ],
  sumFen: 0,
  balances: { accounts: 3, realFen: 18_501_668, freeFen: 9_000, heldFen: 250 },
  holds: {
    count: 2,
    fen: 250,
    overCount: 1,
    list: [
      {
        fee: 'FEE_BLNO',
        subject: 'COSU6400000001',
        accountName: '演示货代',
        amount: 250,
        since: '2026-11-24 09:00:00',
        until: '2026-11-24 11:00:00',
        isOver: true,
      },
    ],
  },
  adjustments: [adjustment],
  check: { time: '2026-11-24 03:40:00', transfers: 1_208_417, faults: 0 },
};
const stray: Stray = {
  id: 3,
  payType: 'ALIPAY',
  orderNo: 'CZ251011231942',
  transactionId: 'T1',
  amount: 30_000,
  reason: 'amount',
  heardTime: '2026-11-23 23:59:58',
  settledTime: null,
  note: '',
};

const bill = {
  payType: 'WXPAY',
  day: '2026-11-23',
  isCompared: true,
  reason: '',
  theirCount: 842,
  ownCount: 842,
  openCount: 0,
  differenceCount: 0,
  comparedTime: '2026-11-24 10:10:09',
} as const;
const bills: Bills = {
  bills: [
    bill,
    { ...bill, payType: 'ALIPAY', theirCount: 316, ownCount: 315, openCount: 1, differenceCount: 1 },
    { ...bill, day: '2026-11-22', isCompared: false, reason: 'unreachable', theirCount: 0, ownCount: 0 },
  ],
  differences: [
    {
      id: 5,
      payType: 'ALIPAY',
      day: '2026-11-23',
      orderNo: 'CZ251011231942',
      kind: 'missing',
      theirAmount: 30_000,
      ownAmount: null,
      settledTime: null,
      note: '',
    },
  ],
};

const transfer = {
  orderNo: 'CZ9',
  accountType: 1,
  accountId: 7,
  companyName: '演示货代',
  amount: 100_000,
  status: '待支付',
  createTime: '2026-11-24 09:30:00',
  bankNo: '',
  reason: '',
  isSeen: true,
} as const;

let shown: Awaited<ReturnType<typeof render>>;
const found = (): string => document.body.textContent ?? '';
const button = (name: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name) ?? null;
const field = (label: string) => [...document.querySelectorAll('input')].find((one) => one.labels?.[0]?.textContent?.includes(label))!;

async function show(changed: Partial<MoneyDesk> = {}, opening = '期初余额') {
  const answers = { judge: succeed(billing.judgeAdjustment, true) };
  const gateway = installFakeGateway([
    [billing.showMoneyDesk, () => succeed(billing.showMoneyDesk, { ...desk, ...changed })],
    [topUp.listStrays, () => succeed(topUp.listStrays, { openCount: 1, list: [stray] })],
    [topUp.listTransfers, () => succeed(topUp.listTransfers, { openCount: 1, list: [transfer] })],
    [topUp.judgeTransfer, () => succeed(topUp.judgeTransfer, true)],
    [topUp.listBills, () => succeed(topUp.listBills, bills)],
    [topUp.compareBill, () => succeed(topUp.compareBill, true)],
    [topUp.settleDifference, () => succeed(topUp.settleDifference, true)],
    [billing.askAdjustment, () => succeed(billing.askAdjustment, { id: 8 })],
    [billing.judgeAdjustment, () => answers.judge],
    [topUp.settleStray, () => succeed(topUp.settleStray, true)],
  ]);
  shown = await render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MoneyPage />
      <ToastHost />
    </QueryClientProvider>,
  );
  // Each panel asks for itself.
  await untilShown(() => {
    expect(found()).toContain(opening);
    expect(document.querySelector('.ml-skeleton-rows')).toBeNull();
  });
  const sent = (endpoint: { readonly path: string }) =>
    gateway.calls.filter(({ path }) => path === endpoint.path).map(({ fields }) => fields);
  return { sent, answers };
}

beforeEach(() => useSession.setState({ token: 't', userId: '1', roles: ['desk'] }));
afterEach(async () => {
  await shown.unmount();
  useSession.setState({ token: null, userId: null, roles: [] });
});

describe('the day', () => {
  test('adds up, and says so', async () => {
    await show();
    const strip = shown.container.querySelector('.money-strip')!.textContent!;
    for (const words of ['期初余额182,640.50', '充值 61 笔+3,000', '扣款 23 笔−623.82', '此刻余额185,016.68'])
      expect(strip).toContain(words);
    expect(found()).toContain('借贷相平');
    expect(found()).toContain('11-24 03:40 核对 1,208,417 笔，一笔不差');
    expect(found()).toContain('此刻（11-24 14:47）3 个账户：可用 185,016.68 火币，本月免费额度剩 90，冻结中 2.50');
  });

  test.each([
    ['books that do not balance', { sumFen: 3 }, '借贷差 0.03 火币'],
    ['a ledger with faults', { check: { time: '2026-11-24 03:40:00', transfers: 9, faults: 2 } }, '核对出 2 处不符'],
    ['a ledger that nobody has verified', { check: null }, '账本还没有核对过'],
    ['a day that is over', { day: '2026-11-23' }, '期末余额'],
    ['what all accounts have, under whatever day', { day: '2026-11-23' }, '此刻（11-24 14:47）3 个账户'],
  ])('%s', async (_, changed, words) => {
    await show(changed);
    expect(found()).toContain(words);
  });

  test('money that is held beyond its time stands out', async () => {
    await show();
    const row = [...shown.container.querySelectorAll('tr')].find(({ textContent }) => textContent?.includes('COSU6400000001'))!;
    expect([row.dataset['edge'], row.textContent]).toEqual(['danger', expect.stringContaining('超时')]);
  });

  test('in English', async () => {
    await loadTexts('en-US');
    await setLanguage('en-US');
    await show({}, 'opening balance');
    expect(found()).toContain('payments that fit no order');
    await setLanguage('zh-CN');
  });
});

describe('adjustments', () => {
  test('another’s is passed after a question that says what it does', async () => {
    const { sent } = await show();
    await press(button('通过'));
    expect(document.querySelector('[role="alertdialog"]')!.textContent).toContain('演示甲：+5 火币。充值少记');
    await press([...document.querySelectorAll('[role="alertdialog"] button')].at(-1)!);
    expect(sent(billing.judgeAdjustment)).toEqual([{ id: 7, verdict: 'approve', note: '' }]);
    await until(() => expect(found()).toContain('已入账'));
  });

  test('is refused with a reason alone', async () => {
    const { sent } = await show();
    await press(button('驳回'));
    await press(button('确定'));
    expect([sent(billing.judgeAdjustment), found().includes('请写明原因')]).toEqual([[], true]);
    await type(field('为什么驳回'), '金额不对');
    await press(button('确定'));
    expect(sent(billing.judgeAdjustment)).toEqual([{ id: 7, verdict: 'refuse', note: '金额不对' }]);
  });

  test('one’s own can be taken back and nothing else', async () => {
    await show({ adjustments: [{ ...adjustment, isOwn: true }] });
    expect([button('撤回') !== null, button('通过'), button('驳回')]).toEqual([true, null, null]);
  });

  test.each(['approved', 'refused', 'withdrawn'] as const)('what is %s can be decided no more', async (state) => {
    await show({ adjustments: [{ ...adjustment, state, judge: '演示丙', judgeTime: '2026-11-24 10:00:00' }] });
    expect([button('撤回'), button('通过'), button('驳回')]).toEqual([null, null, null]);
  });

  test('that somebody was faster is said', async () => {
    const { answers } = await show();
    answers.judge = refuse({ code: 409, msg: '这笔调整已经有人处理过，请刷新' });
    await press(button('通过'));
    await press([...document.querySelectorAll('[role="alertdialog"] button')].at(-1)!);
    await until(() => expect(found()).toContain('已经有人处理过'));
  });

  test('is asked for with an account, an amount and a reason', async () => {
    const { sent } = await show();
    await press(button('提一笔调整'));
    await press(button('提交'));
    for (const words of ['编号是数字', '0.01 到 50000，最多两位小数', '请写明原因']) expect(found()).toContain(words);
    await type(field('手机号或企业编号'), '100007');
    await type(field('火币'), '12.5');
    await type(field('原因'), '充值少记');
    await press(document.querySelector('input[value="less"]'));
    await press(button('提交'));
    expect(sent(billing.askAdjustment)).toEqual([{ accountType: 0, accountId: 100_007, amount: -1_250, reason: '充值少记' }]);
  });
});

test('a payment that fits no order is settled by a note', async () => {
  const { sent } = await show();
  expect(found()).toContain('金额与订单不同');
  await press(button('记处理结果'));
  await type(field('处理结果'), '已原路退回');
  await press(button('确定'));
  expect(sent(topUp.settleStray)).toEqual([{ id: 3, note: '已原路退回' }]);
});

describe('R-7.5-13 a bank transfer', () => {
  test('R-7.5-13 is credited with the number of the bank, and not without', async () => {
    const { sent } = await show();
    await press(button('确认到账'));
    await press([...document.querySelectorAll('dialog button')].at(-1)!);
    expect([sent(topUp.judgeTransfer), found().includes('银行流水号是 6 到 64 位')]).toEqual([[], true]);
    await type(field('银行流水号'), 'B20261124001');
    await press([...document.querySelectorAll('dialog button')].at(-1)!);
    expect(sent(topUp.judgeTransfer)).toEqual([{ orderNo: 'CZ9', verdict: 'credit', bankNo: 'B20261124001' }]);
  });

  test('R-7.5-13 is not credited with a reason', async () => {
    const { sent } = await show();
    await press(button('不入账'));
    await type(field('为什么不入账'), '没有到账');
    await press(button('确定'));
    expect(sent(topUp.judgeTransfer)).toEqual([{ orderNo: 'CZ9', verdict: 'refuse', reason: '没有到账' }]);
  });
});

describe('reconciliation', () => {
  test('says what is even, what differs, and what could not be had, of which no count is known', async () => {
    await show();
    const table = document.querySelector('[aria-label="对账"] table')!;
    const rows = [...table.querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('td')].map(({ textContent }) => textContent),
    );
    expect(rows).toEqual([
      ['微信支付', '2026-11-23', '842', '842', '0', '10:10 已平'],
      ['支付宝', '2026-11-23', '316', '315', '1', '1 处没处理'],
      ['微信支付', '2026-11-22', '-', '-', '-', '没取到账单 重新取unreachable'],
    ]);
    expect(found()).toContain('支付宝：他们有，我们没有300-');
  });

  test('a bill that could not be had is fetched again', async () => {
    const { sent } = await show();
    await press(button('重新取'));
    expect(sent(topUp.compareBill)).toEqual([{ day: '2026-11-22' }]);
  });

  test('a difference is settled by a note', async () => {
    const { sent } = await show();
    await press([...document.querySelectorAll('button')].findLast(({ textContent }) => textContent === '记处理结果')!);
    await type(field('处理结果'), '补记入账');
    await press(button('确定'));
    expect(sent(topUp.settleDifference)).toEqual([{ id: 5, note: '补记入账' }]);
  });
});

test('who is no administrator any more sees nothing of it', async () => {
  installFakeGateway([
    [billing.showMoneyDesk, () => refuse({ code: 403, msg: '没有权限' })],
    [topUp.listTransfers, () => refuse({ code: 403, msg: '没有权限' })],
    [topUp.listBills, () => refuse({ code: 403, msg: '没有权限' })],
    [topUp.listStrays, () => refuse({ code: 403, msg: '没有权限' })],
  ]);
  shown = await render(
    <QueryClientProvider client={new QueryClient()}>
      <MoneyPage />
    </QueryClientProvider>,
  );
  await until(() => expect(found()).toContain('这里只有运营人员能进'));
});
