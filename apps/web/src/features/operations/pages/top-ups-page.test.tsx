// Guarantee: the desk finds a top-up order, reads how much of it can be given back and why not more, asks for that with a reason,
// and another of the desk passes or refuses it; nothing is sent before somebody has read what it does.
// @vitest-environment happy-dom
import { topUp } from '@mastlight/domain/top-up/contract';
import { ToastHost } from '@mastlight/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadTexts, setLanguage } from '../../../platform/catalogue';
import { useSession } from '../../../platform/session';
import { installFakeGateway, refuse, succeed } from '../../../testing/fake-gateway';
import { press, render, submit, type, until, untilShown } from '../../../testing/render';
import type { DeskOrder } from '../top-ups-api';
import { TopUpsPage } from './top-ups-page';

const order: DeskOrder = {
  orderNo: 'CZ20261124080109',
  amount: 50_000,
  gift: 1_500,
  payType: 'WXPAY',
  status: '已支付',
  codeUrl: '',
  createTime: '2026-11-24 08:01:09',
  expireTime: '2026-11-24 10:01:09',
  payTime: '2026-11-24 08:02:00',
  invoiceStatus: '未开票',
  reason: '',
  accountType: 1,
  accountId: 5001,
  accountName: '演示货代',
  payer: '演示甲',
  transactionId: '4200001',
  balance: 51_500,
  backAmount: 50_000,
  backFault: null,
  refund: null,
};
const refund: NonNullable<DeskOrder['refund']> = {
  id: 9,
  reason: '客户申请退款',
  state: 'waiting',
  maker: '演示乙',
  isOwn: false,
  makeTime: '2026-11-24 09:00:00',
  judge: '',
  judgeTime: '',
  note: '',
};

let shown: Awaited<ReturnType<typeof render>>;
const found = (): string => document.body.textContent ?? '';
const button = (name: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name) ?? null;
const field = (label: string) => [...document.querySelectorAll('input')].find((one) => one.labels?.[0]?.textContent?.includes(label))!;
const question = () => document.querySelector('[role="alertdialog"]')!;

async function show(change: Partial<DeskOrder> = {}, opening = '演示货代') {
  const answers = { ask: succeed(topUp.giveBack, true), list: [{ ...order, ...change }] };
  const gateway = installFakeGateway([
    [
      topUp.findOrders,
      () => succeed(topUp.findOrders, { list: answers.list, total: answers.list.length, pageNo: 1, pageSize: 20, waitingCount: 2 }),
    ],
    [topUp.giveBack, () => answers.ask],
    [topUp.judgeRefund, () => succeed(topUp.judgeRefund, true)],
  ]);
  shown = await render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <TopUpsPage />
      <ToastHost />
    </QueryClientProvider>,
  );
  await untilShown(() => expect(found()).toContain(opening));
  const sent = (endpoint: { readonly path: string }) =>
    gateway.calls.filter(({ path }) => path === endpoint.path).map(({ fields }) => fields);
  return { sent, answers };
}

beforeEach(() => useSession.setState({ token: 't', userId: '1', roles: ['desk'] }));
afterEach(async () => {
  await shown.unmount();
  history.replaceState(null, '', '/');
  useSession.setState({ token: null, userId: null, roles: [] });
});

describe('the order', () => {
  test('is looked for by what is typed, by its day, and by what waits; a link brings its number', async () => {
    history.replaceState(null, '', '/ops/topups?find=CZ20261124080109');
    const { sent } = await show();
    const first = { keyword: 'CZ20261124080109', day: '', isWaiting: 'false', pageNo: '1', pageSize: '20' };
    expect(sent(topUp.findOrders)).toEqual([first]);
    await type(field('订单号'), ' 13800000000 ');
    await type(field('下单日期'), '2026-11-24');
    await submit(field('订单号'));
    await press(field('只看等复核的（2）'));
    await until(() =>
      expect(sent(topUp.findOrders).slice(1)).toEqual([
        { ...first, keyword: '13800000000', day: '2026-11-24' },
        { ...first, keyword: '13800000000', day: '2026-11-24', isWaiting: 'true' },
      ]),
    );
  });

  test('that is not there is said', async () => {
    const { answers } = await show();
    answers.list = [];
    await type(field('订单号'), '没有这家');
    await submit(field('订单号'));
    await untilShown(() => expect(found()).toContain('没有符合条件的充值单'));
  });

  test('R-4.10-36 says whose it is, what was paid, how far its invoice is and how much can be given back', async () => {
    await show();
    for (const words of ['企业 5001', '下单人 演示甲', '另送 15', '4200001', '已支付', '未开票', '连同赠送共扣回 515 火币'])
      expect(found()).toContain(words);
    expect(shown.container.querySelector('.money-back')!.textContent).toMatch(/^500/);
  });

  test.each([
    [
      'on an invoice',
      { backFault: 'invoiced', backAmount: 0, invoiceStatus: '已开票' },
      /^0已开票或开票中的不能退，先红冲/,
      '/ops/invoices',
    ],
    ['spent', { backFault: 'spent', backAmount: 0, balance: 49_500 }, /^0余额 495 火币，不够扣回 515 火币：已用掉的不退/, '/ops/money'],
    ['not paid', { backFault: 'not-paid', backAmount: 0, status: '待支付' }, /^-$/, null],
    ['given back', { backFault: 'refunded', backAmount: 0, status: '已退款' }, /^-已全部退回/, null],
  ] as const)('R-4.10-36 that is %s has no button: why stands there', async (_which, change, words, way) => {
    await show(change);
    const cell = shown.container.querySelector('.money-back')!;
    expect([cell.textContent, button('退款')]).toEqual([expect.stringMatching(words), null]);
    expect(cell.querySelector('a')?.getAttribute('href') ?? null).toBe(way);
  });
});

describe('a refund', () => {
  test('R-4.10-36 is asked for with a reason, once what it takes and that it stays so has been said', async () => {
    const { sent } = await show();
    await press(button('退款'));
    const said = document.querySelector('dialog')!.textContent!;
    for (const words of ['退款 500 元', '余额（火币）515', '可退（元）500', '从余额扣回（火币）515', '不能撤销'])
      expect(said).toContain(words);
    await press(button('提交复核'));
    expect([sent(topUp.giveBack), found().includes('请写明原因')]).toEqual([[], true]);
    await type(field('退款原因'), ' 客户申请退款 ');
    await press(button('提交复核'));
    expect(sent(topUp.giveBack)).toEqual([{ orderNo: order.orderNo, note: '客户申请退款' }]);
    await until(() => expect(found()).toContain('已提交，等另一位运营人员复核'));
  });

  test('what stands in its way meanwhile is said, and what was typed stays', async () => {
    const { answers } = await show();
    answers.ask = refuse({ code: 409, msg: '这个订单的退款已经提出，等另一位运营人员复核' });
    await press(button('退款'));
    await type(field('退款原因'), '重复充值');
    await press(button('提交复核'));
    await until(() => expect(found()).toContain('这个订单的退款已经提出'));
    expect(field('退款原因').value).toBe('重复充值');
  });

  test('another’s is passed after a question that says what it does', async () => {
    const { sent } = await show({ refund });
    expect([button('退款'), found().includes('演示乙 提出')]).toEqual([null, true]);
    await press(button('通过'));
    expect(question().textContent).toContain('通过后立即扣回，不能撤销');
    expect(question().textContent).toContain('从余额扣回 515 火币，退 500 元。原因：客户申请退款');
    expect(sent(topUp.judgeRefund)).toEqual([]);
    await press([...question().querySelectorAll('button')].at(-1)!);
    expect(sent(topUp.judgeRefund)).toEqual([{ id: 9, verdict: 'approve', note: '' }]);
    await until(() => expect(found()).toContain('请到微信支付商户后台原路退回 500 元'));
  });

  test('is refused with a reason alone', async () => {
    const { sent } = await show({ refund });
    await press(button('驳回'));
    await press(button('确定'));
    expect(sent(topUp.judgeRefund)).toEqual([]);
    await type(field('为什么驳回'), '查无此事');
    await press(button('确定'));
    expect(sent(topUp.judgeRefund)).toEqual([{ id: 9, verdict: 'refuse', note: '查无此事' }]);
  });

  test('one’s own can be taken back and nothing else; of what was decided the words stand there', async () => {
    await show({ refund: { ...refund, isOwn: true } });
    expect([button('撤回') !== null, button('通过'), button('驳回')]).toEqual([true, null, null]);
    await shown.unmount();
    await show({ refund: { ...refund, state: 'refused', judge: '演示丙', judgeTime: '2026-11-24 10:00:00', note: '查无此事' } });
    expect([button('通过'), button('退款') !== null, found().includes('查无此事')]).toEqual([null, true, true]);
  });
});

test('in English', async () => {
  await loadTexts('en-US');
  await setLanguage('en-US');
  await show();
  await untilShown(() => expect(found()).toContain('can go back (yuan)'));
  await setLanguage('zh-CN');
});

test('who is none of the desk sees nothing of it', async () => {
  installFakeGateway([[topUp.findOrders, () => refuse({ code: 403, msg: '没有权限' })]]);
  shown = await render(
    <QueryClientProvider client={new QueryClient()}>
      <TopUpsPage />
    </QueryClientProvider>,
  );
  await until(() => expect(found()).toContain('这里只有运营人员能进'));
});
