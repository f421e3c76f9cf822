// Guarantee: R-2.3-26, -27, R-7.5-08 … -10, -12: somebody chooses goods or an amount of his own and how he pays, sees the code
// with its time, and is told when the money has come; who may not pay for his company is told who may.
// @vitest-environment happy-dom
import { billing } from '@mastlight/domain/billing/contract';
import { moneyMovedTopic } from '@mastlight/domain/billing/topics';
import { file as files } from '@mastlight/domain/file/contract';
import { topUp } from '@mastlight/domain/top-up/contract';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setLanguage } from '../../../platform/catalogue';
import { queryClient } from '../../../platform/query-client';
import { clearSession, saveIdentity, saveLogin, useSession } from '../../../platform/session';
import { installFakeGateway, refuse, succeed, type Answers } from '../../../testing/fake-gateway';
import { listInRouter } from '../../../testing/list-in-router';
import { press, render, submit, type, untilShown } from '../../../testing/render';
import { openStream } from '../../../testing/tell-pages';
import type { Order } from '../api';
import { keepWayBack } from '../way-back';
import { ChargePage } from './charge-page';
import { HistoryPage } from './history-page';

const order: Order = {
  orderNo: 'CZ2026112408000001234567',
  amount: 50_000,
  gift: 1_500,
  payType: 'ALIPAY',
  status: '待支付',
  codeUrl: 'https://pay.example/CZ',
  createTime: '2026-11-24 08:00:00',
  expireTime: '2026-11-24 10:00:00',
  payTime: null,
  invoiceStatus: '',
  reason: '',
};
let shown: Awaited<ReturnType<typeof render>>;
let gateway: ReturnType<typeof installFakeGateway>;
let status: Order['status'];
let listed: Order[];
/** What the answer of the wallet waits for. */
let wallet: Promise<void>;
let router: ReturnType<typeof listInRouter>['history'];

async function open(
  Page: () => React.ReactNode = ChargePage,
  place: () => Response = () => succeed(topUp.placeOrder, order),
  address = '/pay/charge',
  more: Answers = [],
): Promise<void> {
  gateway = installFakeGateway([
    ...more,
    [
      billing.showAccount,
      async () => {
        await wallet;
        const balance = status === '已支付' ? 51_500 : 0;
        return succeed(billing.showAccount, { balance, freeBalance: 0, nbFreeBalance: 0, held: 0, freeQuota: 3_000, memberPercent: 100 });
      },
    ],
    [
      topUp.listGoods,
      () =>
        succeed(topUp.listGoods, {
          list: [
            { id: 'g100', price: 10_000, coins: 10_000, gift: 0, tag: '' },
            { id: 'g500', price: 50_000, coins: 51_500, gift: 1_500, tag: '' },
          ],
          bankAccount: { holder: '演示户名', bank: '演示银行', accountNo: '0000' },
        }),
    ],
    [topUp.placeOrder, place],
    [topUp.createTransfer, () => succeed(topUp.createTransfer, { ...order, payType: 'TRANSFER' })],
    [files.upload, () => succeed(files.upload, { url: '/files/slip', name: '回单.pdf', size: 5 })],
    [topUp.showOrder, () => succeed(topUp.showOrder, { ...order, status })],
    [topUp.closeOrder, () => ((status = '已关闭'), succeed(topUp.closeOrder, true))],
    [
      topUp.listOrders,
      () =>
        succeed(topUp.listOrders, {
          list: listed,
          total: listed.length,
          pageNo: 1,
          pageSize: 20,
        }),
    ],
  ]);
  const { node, history } = listInRouter(() => <Page />, address);
  router = history;
  shown = await render(node);
  await untilShown(() => {
    expect(shown.container.querySelector('h1, h2')).not.toBeNull();
    expect(shown.container.querySelector('.ml-skeleton-rows')).toBeNull();
  });
}
const text = () => shown.container.textContent ?? '';
const choose = (label: string) =>
  press([...shown.container.querySelectorAll('.ml-choice')].find((one) => one.textContent?.includes(label)) as HTMLElement);
const button = (label: string) =>
  [...shown.container.querySelectorAll('button')].find((one) => one.textContent?.includes(label)) as HTMLElement;
const sent = () => gateway.calls.find(({ path }) => path === topUp.placeOrder.path)?.fields;

beforeEach(async () => {
  await setLanguage('zh-CN');
  sessionStorage.clear();
  status = '待支付';
  wallet = Promise.resolve();
  listed = [{ ...order, status: '已支付', payTime: '2026-11-24 08:01:00', invoiceStatus: '开票中' }];
  saveLogin({ token: 't', id: '7', openid: null, role: 'user' });
});
afterEach(async () => {
  await shown.unmount();
  vi.useRealTimers();
  queryClient.clear();
  clearSession();
  vi.unstubAllGlobals();
});

describe('R-2.3-26 R-7.5-09 the order', () => {
  test('R-7.5-08 goods with what comes on top, by the method that was chosen, for the account of the identity', async () => {
    await open();
    await choose('500 元 送 15');
    await choose('支付宝');
    expect(text()).toContain('到账 515 火币');
    await press(button('支付 500 元'));
    await untilShown(() => expect(sent()).toEqual({ goodsId: 'g500', payType: 'ALIPAY', accountType: 0 }));
    await untilShown(() => expect(text()).toContain('请用支付宝扫码'));
    expect(shown.container.querySelector('.qr-picture')).not.toBeNull();
  });

  test.each([
    ['0.5', null],
    ['50000.01', null],
    ['12.345', null],
    ['１２', null],
    ['123.45', 12_345],
  ])('R-2.3-26 R-7.5-09 L-10 an amount of his own, %s', async (typed, fen) => {
    await open();
    await choose('自定义金额');
    await type(shown.container.querySelector('input[inputmode=decimal]'), typed);
    await submit(shown.container.querySelector('input[inputmode=decimal]'));
    await untilShown(() => expect(fen === null ? text().includes('金额不对') : sent() !== undefined).toBe(true));
    expect(sent()).toEqual(fen === null ? undefined : { amount: fen, payType: 'WXPAY', accountType: 0 });
  });

  test('R-7.5-12 every 2 s while the code is open it asks whether it was paid, and then no more', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await open();
    await press(button('支付'));
    await untilShown(() => expect(text()).toContain(order.orderNo));
    const asked = () => gateway.countOf(topUp.showOrder);
    const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
    await untilShown(() => expect(asked()).toBe(1));
    await pass(1_999);
    expect(asked()).toBe(1);
    await pass(1);
    expect(asked()).toBe(2);
    status = '已支付';
    await pass(2_000);
    await untilShown(() => expect(text()).toContain('已到账 515 火币'));
    // Paid, all orders are asked after once more; the clock leads to nothing then.
    await untilShown(() => expect(asked()).toBe(4));
    await pass(10_000);
    expect(asked()).toBe(4);
  });

  test('R-7.5-12 R-2.6-25 paid, it says what has come, and leads back to what was interrupted', async () => {
    history.replaceState(null, '', '/logistics?port=NB');
    keepWayBack();
    await open();
    expect(text()).toContain('付完点“回到刚才的操作”');
    await press(button('支付'));
    await untilShown(() => expect(text()).toContain(order.orderNo));
    status = '已支付';
    await untilShown(() => expect(text()).toContain('已到账 515 火币'));
    expect(button('回到刚才的操作')).toBeDefined();
  });

  test('R-7.5-12 paid, it says the balance of now, not that of before, and leads to its invoice', async () => {
    await open();
    await press(button('支付'));
    await untilShown(() => expect(text()).toContain(order.orderNo));
    let isTold = (): void => undefined;
    wallet = new Promise((resolve) => (isTold = resolve));
    status = '已支付';
    await untilShown(() => expect(text()).toContain('已到账 515 火币'));
    expect(text()).not.toContain('现在余额');
    isTold();
    await untilShown(() => expect(text()).toContain('现在余额 515 火币'));
    expect([...shown.container.querySelectorAll('.charge-order a')].map((link) => link.getAttribute('href'))).toEqual([
      '/pay/ticketList',
      '/pay/accountRecord',
    ]);
  });

  test('R-4.10-36 scanned, it is 支付中: finish it on the phone, or close it', async () => {
    await open();
    await press(button('支付'));
    await untilShown(() => expect(text()).toContain('请用支付宝扫码'));
    status = '支付中';
    await untilShown(() => expect(text()).toContain('已扫码，请在手机上付完'));
    expect(text()).toContain('支付中');
    expect(button('关闭订单')).toBeDefined();
    expect(text()).not.toContain('再充一笔');
  });

  test('R-4.10-36 is closed by who made it', async () => {
    await open();
    await press(button('支付'));
    await untilShown(() => expect(button('关闭订单')).toBeDefined());
    await press(button('关闭订单'));
    await untilShown(() => expect(text()).toContain('订单已关闭'));
  });

  test('R-2.3-26 R-7.5-09 a method that is away leaves the form as it was', async () => {
    await open(ChargePage, () => refuse({ code: 503, msg: '这种支付方式暂时不能用' }));
    await press(button('支付'));
    await untilShown(() => expect(sent()).toBeDefined());
    expect(button('支付')).toBeDefined();
  });
});

test('R-6-20 who may not pay for his company is told who may', async () => {
  saveIdentity('t2', '5001');
  useSession.setState({ company: { name: '演示货代', role: 'operator' } });
  await open();
  expect(text()).toContain('给公司充值要由管理员或财务来做。');
  expect(button('支付')).toBeUndefined();
});

test('R-2.3-27 R-7.5-10, R-0-06 the orders there were', async () => {
  await open(HistoryPage);
  const cells = [...shown.container.querySelectorAll('tbody td')].map((cell) => cell.textContent);
  expect(cells).toEqual([order.orderNo, '11-24 08:00', '500', '15', '支付宝', '已支付', '11-24 08:01', '开票中']);
  expect([...shown.container.querySelectorAll('tbody td [data-tip]')].map((time) => time.getAttribute('data-tip')?.slice(0, 16))).toEqual([
    '2026-11-24 08:00',
    '2026-11-24 08:01',
  ]);
});

test('R-7.5-10 the record hears by itself that an order was paid', async () => {
  listed = [order];
  const stream = openStream();
  await open(HistoryPage, undefined, undefined, [stream.answer]);
  stream.start();
  expect(text()).toContain('待支付');
  listed = [{ ...order, status: '已支付', payTime: '2026-11-24 08:01:00' }];
  await stream.tell(moneyMovedTopic, [0]);
  await untilShown(() => expect(text()).toContain('已支付'));
  stream.stop();
});

describe('an order that waits for its payer', () => {
  const waiting = { ...order, orderNo: 'CZ-OLD' };
  const panel = () => shown.container.querySelector('.charge-order');

  test('R-7.5-12 is on the page again after a reload, with its code, and need not be paid before another', async () => {
    listed.unshift({ ...waiting, orderNo: 'CZ-BANK', payType: 'TRANSFER' }, waiting);
    await open();
    await untilShown(() => expect(text()).toContain('请用支付宝扫码'));
    expect([text().includes('CZ-OLD'), panel()!.querySelector('.qr-picture') !== null, button('关闭订单') !== undefined]).toEqual([
      true,
      true,
      true,
    ]);
    await press(button('先放着，另充一笔'));
    await press(button('支付 100 元'));
    await untilShown(() => expect(sent()).toMatchObject({ goodsId: 'g100' }));
  });

  test('that the address names is paid on, and closed it makes room', async () => {
    listed.unshift({ ...waiting, orderNo: 'CZ-NEWER' });
    await open(ChargePage, undefined, `/pay/charge?order=${order.orderNo}`);
    await untilShown(() => expect(text()).toContain(order.orderNo));
    await press(button('关闭订单'));
    await untilShown(() => expect(text()).toContain('订单已关闭'));
    await press(button('再充一笔'));
    await untilShown(() => expect(button('支付 100 元')).toBeDefined());
  });

  test('R-7.5-10 is paid on or closed from its row, a paid one and a transfer are not', async () => {
    listed.unshift({ ...waiting, orderNo: 'CZ-BANK', payType: 'TRANSFER' }, waiting);
    await open(HistoryPage);
    const acts = () => [...shown.container.querySelectorAll('tbody button')].map((each) => each.getAttribute('aria-label'));
    await untilShown(() => expect(acts()).toEqual(['继续支付 CZ-OLD', '关闭订单 CZ-OLD']));
    const rows = () => gateway.countOf(topUp.listOrders);
    const before = rows();
    await press(button('关闭订单'));
    await untilShown(() => expect(rows()).toBeGreaterThan(before));
    expect(gateway.calls.find(({ path }) => path === topUp.closeOrder.path)?.fields).toEqual({ orderNo: 'CZ-OLD' });
    await press(button('继续支付'));
    await untilShown(() => expect(router.location.href).toBe('/pay/charge?order=CZ-OLD'));
  });
});

describe('R-7.5-13 a transfer to our account', () => {
  const input = (label: string) =>
    [...shown.container.querySelectorAll('input')].find((one) => one.labels?.[0]?.textContent?.includes(label))!;
  const sentTransfer = () => gateway.calls.find(({ path }) => path === topUp.createTransfer.path)?.fields;
  const openTransfer = async (): Promise<void> => {
    await open();
    await press([...shown.container.querySelectorAll('.ml-segment input')].at(-1)!);
    await untilShown(() => expect(shown.container.querySelector('input[type="file"]')).not.toBeNull());
  };

  test('R-7.5-13 says where to, and sends nothing that lacks its sender, amount or slip', async () => {
    await openTransfer();
    for (const words of ['演示户名', '演示银行', '0000']) expect(text()).toContain(words);
    await submit(shown.container.querySelector('form'));
    for (const words of ['请填付款单位', '转账金额在 100 到 1000000 元之间', '请重新上传']) expect(text()).toContain(words);
    expect(sentTransfer()).toBeUndefined();
  });

  test.each(['99.99', '1000000.01', '一百'])('%s yuan is no amount of one', async (typed) => {
    await openTransfer();
    await type(input('转账金额'), typed);
    await submit(shown.container.querySelector('form'));
    expect(text()).toContain('转账金额在 100 到 1000000 元之间');
  });

  test('R-7.5-13 goes with its slip', async () => {
    await openTransfer();
    await type(input('付款单位'), ' 演示货代 ');
    await type(input('转账金额'), '1234.5');
    const field = shown.container.querySelector('input[type="file"]')!;
    Object.defineProperty(field, 'files', { value: [new File(['%PDF-'], '回单.pdf')], configurable: true });
    await act(async () => field.dispatchEvent(new Event('change', { bubbles: true })));
    await untilShown(() => expect(text()).toContain('回单.pdf'));
    await submit(shown.container.querySelector('form'));
    await untilShown(() => expect(sentTransfer()).toEqual({ amount: 123_450, companyName: '演示货代', voucherUrl: '/files/slip' }));
  });

  test('R-7.5-10, R-0-07 the record says how far the invoice is, that a transfer waits for the bank, and why one was not credited', async () => {
    listed.push(
      { ...order, orderNo: 'CZ2', payType: 'TRANSFER' },
      { ...order, orderNo: 'CZ3', payType: 'TRANSFER', status: '已关闭', reason: '没有到账' },
    );
    await open(HistoryPage);
    await untilShown(() => expect(shown.container.querySelectorAll('tbody tr')).toHaveLength(3));
    const rows = [...shown.container.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
    expect(rows[0]).toContain('开票中');
    expect(rows[1]).toContain('对公转账等待到账确认--');
    expect(rows[2]).toContain('没有入账：没有到账');
    const numbers = (row: string) =>
      [...shown.container.querySelectorAll(`${row} [data-kind="number"]`)].map(({ textContent }) => textContent);
    expect(numbers('thead tr')).toEqual(['金额（元）', '赠送（火币）']);
    expect(numbers('tbody tr:nth-child(2)')).toEqual(['500', '15']);
  });
});
