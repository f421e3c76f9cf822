// Guarantee: R-2.2-27 … -30: orders stand by where they are; what is typed is kept and judged by the rules while it is written,
// is split under the limit, handed in once nothing stops it, checked beside what the rules found, and followed at customs.
// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import { goodDict, marketBooks } from '@mastlight/domain/market-assistant/books';
import { marketOrder as calls } from '@mastlight/domain/market-order/contract';
import { marketOrderTopic } from '@mastlight/domain/market-order/topics';
import { checkOrder } from '@mastlight/domain/market-order/check-order';
import { orderTabs } from '@mastlight/domain/market-order/states';
import { beginTemplate, template } from '@mastlight/domain/market-order/templates';
import { sampleLine, sampleOrder, sampleParties } from '@mastlight/domain/market-order/sample-order';
import { refuse, succeed, type Answers } from '../../testing/fake-gateway';
import { showPage } from '../../testing/show-page';
import { marketAssistantRoutes } from '../market-assistant';
import { marketOrderRoutes } from './routes';

const routes = [...marketOrderRoutes, ...marketAssistantRoutes];
type Order = ResponseData<typeof calls.showOrder>;
type Row = ResponseData<typeof calls.listOrders>['list'][number];

const row: Row = {
  id: 7,
  orderNo: 'YW2610120087',
  state: 'submitted',
  version: 3,
  buyer: 'DEMO BUYER',
  country: '约旦',
  port: '亚喀巴',
  currency: 'USD',
  amount: '28200.00',
  lines: 1,
  cartons: '500',
  parts: 1,
  reason: '',
  operator: '演示录单',
  settledDay: '',
  filedMonth: '',
  updateTime: '2026-10-12 14:46:00',
};
const declaration: ResponseData<typeof calls.listDeclarations>['list'][number] = {
  id: 9,
  orderId: 7,
  orderNo: row.orderNo,
  part: 1,
  state: 'declared',
  sending: 'accepted',
  reference: '261012ABCDEFGH',
  declarationNo: '292520261000000001',
  reason: '',
  lines: 1,
  usd: '28200.00',
  declaredTime: '2026-10-12 14:50:00',
  inspectedTime: '',
  releasedTime: '',
  closedTime: '',
  byHand: [],
  isCurrent: true,
};
const order = (rest: Partial<Order> = {}): Order => ({
  id: 7,
  orderNo: row.orderNo,
  state: 'draft',
  version: 3,
  ...sampleOrder,
  lines: sampleOrder.lines.map(({ part, texts }) => ({ part, texts: { ...texts } })),
  findings: [],
  declarations: [],
  events: [],
  acts: ['save', 'submit', 'delete'],
  checkHint: '',
  submitter: '',
  reason: '',
  settledDay: '',
  filedMonth: '',
  updateTime: row.updateTime,
  ...rest,
});

const counts = { all: 1, ...Object.fromEntries(orderTabs.map((tab) => [tab, tab === 'submitted' ? 1 : 0])) } as Record<
  'all' | (typeof orderTabs)[number],
  number
>;
/** By the rules themselves, as the server judges. */
const judge = (fields: Readonly<Record<string, unknown>>) =>
  checkOrder(fields['content'] as typeof sampleOrder, sampleParties, '2026-05-18').map((finding) => ({ ...finding }));

function answers(opened: Order = order(), orders: readonly Row[] = [row]): Answers {
  return [
    ...[...marketBooks, template].map(({ entries }): Answers[number] => [
      entries.List,
      () => succeed(entries.List, { list: [], total: 0, pageNo: 1, pageSize: 50, counts: { all: 0, expiring: 0, groups: {} } }),
    ]),
    [
      calls.listOrders,
      () =>
        succeed(calls.listOrders, {
          list: [...orders],
          total: orders.length,
          pageNo: 1,
          pageSize: 20,
          counts,
          duties: ['entry', 'check', 'declare'],
        }),
    ],
    [calls.showOrder, () => succeed(calls.showOrder, opened)],
    [calls.checkRules, (fields) => succeed(calls.checkRules, { findings: judge(fields) })],
    [calls.saveOrder, () => succeed(calls.saveOrder, { id: 7, version: 4, orderNo: row.orderNo, savedTime: '2026-10-12 14:47:20' })],
    [calls.listDeclarations, () => succeed(calls.listDeclarations, { list: [declaration], total: 1, pageNo: 1, pageSize: 20 })],
    ...([calls.submitOrder, calls.judgeOrder, calls.declareOrder, calls.settleOrder] as const).map((endpoint): Answers[number] => [
      endpoint,
      () => succeed(endpoint, { version: 4, state: 'submitted' }),
    ]),
  ];
}

test('R-2.2-27 orders stand under their tabs with how many there are, and lead to their check', async () => {
  const { user, asked } = await showPage(routes, '/assistant', answers());
  const table = within(await screen.findByRole('group', { name: '订单' }));
  table.getByText('YW2610120087');
  table.getByText('待审');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent?.replace(/\s*\d+$/, ''))).toEqual([
    '全部',
    '草稿',
    '待审',
    '已审',
    '已报关',
    '已放行',
    '异常',
  ]);
  await user.click(screen.getByRole('tab', { name: '待审 1' }));
  await waitFor(() => expect(asked(calls.listOrders).at(-1)).toMatchObject({ tab: 'submitted', page: 1 }));
  expect(table.getByRole('link', { name: '审单 YW2610120087' }).getAttribute('href')).toBe('/assistant/checkOrder?id=7');
  // What waits for its check is not deleted.
  expect(table.queryByRole('button', { name: '删除 YW2610120087' })).toBeNull();
});

test('R-2.2-27 a draft is deleted with a way back', async () => {
  const { user, asked } = await showPage(routes, '/assistant', [
    ...answers(order(), [{ ...row, state: 'draft' }]),
    [calls.deleteOrders, () => succeed(calls.deleteOrders, true)],
    [calls.restoreOrders, () => succeed(calls.restoreOrders, { restored: 1 })],
  ]);
  await user.click(await screen.findByRole('button', { name: '删除 YW2610120087' }));
  await user.click((await screen.findAllByRole('button', { name: /撤销|撤回/ })).at(-1)!);
  await waitFor(() => expect(asked(calls.restoreOrders)).toEqual([{ ids: [7] }]));
});

test('R-2.2-28 what stops it is said while it is written and leads to its place; the amount follows; it is handed in when nothing does', async () => {
  const bad = order({ lines: [{ part: 0, texts: { ...sampleLine().texts, hsCode: '' } }] });
  const { user, asked } = await showPage(routes, '/assistant/edit?id=7', answers(bad));
  await screen.findByText('还差 1 处才能提交');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '提交审单' }).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: /第 1 行不锈钢保温瓶，商品编码没定/ }));
  const code = screen.getByLabelText<HTMLInputElement>('第 1 行 商品编码');
  expect(document.activeElement).toBe(code);
  await user.type(code, '9617001900');
  const price = screen.getByLabelText<HTMLInputElement>('第 1 行 单价');
  await user.clear(price);
  await user.type(price, '3');
  expect(screen.getByLabelText<HTMLInputElement>('第 1 行 金额').value).toBe('36000.00');
  await screen.findByText('可以提交');
  await user.click(screen.getByRole('button', { name: '提交审单' }));
  await waitFor(() => expect(asked(calls.submitOrder)).toEqual([{ id: 7, version: 4 }]));
  expect(asked(calls.saveOrder)).toMatchObject([
    { id: 7, version: 3, content: { lines: [{ texts: { hsCode: '9617001900', price: '3', amount: '36000.00' } }] } },
  ]);
});

test('R-2.2-28 a draft is saved every ten seconds while it changes, and says when it was', async () => {
  const timers = vi.spyOn(globalThis, 'setInterval');
  const { user, asked } = await showPage(routes, '/assistant/edit?id=7', answers());
  const name = await screen.findByLabelText('第 2 行 品名');
  const [every, ...others] = timers.mock.calls.flatMap(([run, ms]) => (ms === 10_000 ? [run as () => void] : []));
  expect(others).toEqual([]);
  await act(async () => every!());
  expect(asked(calls.saveOrder)).toEqual([]);
  await user.type(name, '杯');
  expect(asked(calls.saveOrder)).toEqual([]);
  await act(async () => every!());
  await screen.findByText(/^已保存 \d\d:\d\d$/);
  expect(asked(calls.saveOrder)).toHaveLength(1);
  await act(async () => every!());
  expect(asked(calls.saveOrder)).toHaveLength(1);
});

test('R-5.3-02 a ship with a blank is stopped, and put right by one press', async () => {
  const named = order({ head: { ...sampleOrder.head, vessel: 'DEMO MOON', voyage: '1W' } });
  const { user } = await showPage(routes, '/assistant/edit?id=7', answers(named));
  // Beside the field, and among what the rules found.
  expect(await screen.findAllByText('船名只能是大写字母 数字 . -')).not.toHaveLength(0);
  await screen.findByRole('button', { name: '改成 DEMO.MOON' });
  await user.click(screen.getByRole('button', { name: '改成 DEMO-MOON' }));
  await screen.findByText('可以提交');
  expect(screen.getByLabelText<HTMLInputElement>('船名').value).toBe('DEMO-MOON');
});

test('R-2.2-28 goods over the limit are split among declarations by their chapter, and each says what it comes to', async () => {
  const of = (name: string, hsCode: string, price: string) => ({
    part: 0,
    texts: { ...sampleLine({ name, hsCode, quantity: '10000', price, amount: '' }).texts },
  });
  const lines = [of('不锈钢保温瓶', '9617001900', '9'), of('LED 灯', '9405420000', '8'), of('真空壶', '9617001900', '5')];
  const { user, asked } = await showPage(routes, '/assistant/edit?id=7', answers(order({ lines })));
  await screen.findAllByText('货值 220000.00 美元，超过一票 15 万美元，请拆单');
  await user.click(screen.getByRole('button', { name: '按类目' }));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('第 2 行 单').value).toBe('2'));
  expect(['1', '3'].map((no) => screen.getByLabelText<HTMLInputElement>(`第 ${no} 行 单`).value)).toEqual(['1', '1']);
  const balance = within(screen.getByRole('region', { name: '限额配平' }));
  await balance.findByText('140,000.00');
  balance.getByText('距上限 10,000.00');
  await user.click(screen.getByRole('button', { name: '存草稿' }));
  await waitFor(() => expect(asked(calls.saveOrder)).toMatchObject([{ content: { lines: [{ part: 1 }, { part: 2 }, { part: 1 }] } }]));
});

test('R-2.2-28 steps back and rows taken out keep the caret, so that the next key or press is about what it was about', async () => {
  const lines = ['甲', '乙', '丙'].map((name) => ({ part: 0, texts: { ...sampleLine({ name }).texts } }));
  const { user } = await showPage(routes, '/assistant/edit?id=7', answers(order({ lines })));
  const cell = (row: number) => screen.getByLabelText<HTMLInputElement>(`第 ${row} 行 品名`);
  const names = () => [1, 2, 3].map((row) => cell(row).value);
  await screen.findByLabelText('第 1 行 品名');
  await user.type(cell(2), '号');
  await user.keyboard('{Control>}z{/Control}');
  expect(names()).toEqual(['甲', '乙', '丙']);
  expect(document.activeElement).toBe(cell(2));
  await user.keyboard('{Control>}y{/Control}');
  expect(document.activeElement).toBe(cell(2));
  await user.click(screen.getByRole('button', { name: '撤销' }));
  expect(names()).toEqual(['甲', '乙', '丙']);
  await user.click(cell(1));
  await user.click(screen.getByRole('button', { name: '删这一行' }));
  expect(document.activeElement).toBe(cell(1));
  await user.click(screen.getByRole('button', { name: '删这一行' }));
  expect(cell(1).value).toBe('丙');
});

test('R-2.2-28 a colleague’s change is not written over', async () => {
  const { user } = await showPage(routes, '/assistant/edit?id=7', [
    ...answers(),
    [
      calls.saveOrder,
      () => refuse({ code: 409, msg: '同事刚改过这个订单，请刷新后再改', refusal: 'market-order.changedMeanwhile', params: {} }),
    ],
  ]);
  await user.type(await screen.findByLabelText('第 2 行 品名'), '杯');
  await user.click(screen.getByRole('button', { name: '存草稿' }));
  await screen.findByText(/这个订单刚在别处改过，这里的内容没有存进去/);
  expect(screen.getByRole('button', { name: '把我的存成另一单' })).toBeTruthy();
});

test('R-2.2-28 R-4.10-37 an order at customs is read: what customs say, how far it is, and no field to write in', async () => {
  const sent = order({
    state: 'released',
    acts: ['settle'],
    declarations: [{ ...declaration, state: 'released', releasedTime: '2026-10-12 15:00:00' }],
  });
  const { user, asked } = await showPage(routes, '/assistant/edit?id=7', answers(sent));
  await screen.findByText('292520261000000001');
  screen.getByText('现在不能改：已经报关，不能再改');
  const progress = within(screen.getByRole('list', { name: '进度' })).getAllByRole('listitem');
  expect(progress.map((stage) => stage.getAttribute('data-standing'))).toEqual(['done', 'done', 'done', 'now', 'now']);
  expect(screen.queryByRole('button', { name: '存草稿' })).toBeNull();
  // It was judged when it went: a passport that has ended since is nothing to be put right, and no row is to be taken out.
  expect(screen.queryByRole('region', { name: '规则' })).toBeNull();
  expect(screen.queryByRole('button', { name: '删这一行' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '登记结算和免税' }));
  const dialog = within(await screen.findByRole('dialog', { name: '登记结算和免税' }));
  // Nothing is noted while nothing is written.
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: '保存' }).disabled).toBe(true);
  await user.type(dialog.getByLabelText('结算收汇日期'), '2026-10-12');
  await user.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(asked(calls.settleOrder)).toEqual([{ id: 7, version: 3, settledDay: '2026-10-12', filedMonth: '' }]));
});

test('R-2.2-28 what customs have is not sent again, and is not counted where the rest goes', async () => {
  const lines = [sampleLine({}, 1), sampleLine({}, 2)].map(({ part, texts }) => ({ part, texts: { ...texts } }));
  const declarations = [declaration, { ...declaration, id: 10, part: 2, state: 'withdrawn' as const }];
  const again = order({ state: 'checked', acts: ['declare'], lines, declarations });
  const { user, asked } = await showPage(routes, '/assistant/edit?id=7', answers(again));
  await user.click(await screen.findByRole('button', { name: '报关' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  dialog.getByText(/^1 票报关单发给海关/);
  await user.click(dialog.getByRole('button', { name: '报关' }));
  await screen.findByText('已发海关 1 票，等回执');
  expect(asked(calls.declareOrder)).toEqual([{ id: 7, version: 3 }]);
});

test('a word about an order that comes late, when it is shown anew already, takes no question away', async () => {
  const checked = order({ state: 'checked', version: 4, acts: ['declare'] });
  const late: (() => void)[] = [];
  let shownTimes = 0;
  const { user, push } = await showPage(routes, '/assistant/edit?id=7', [
    ...answers().filter(([endpoint]) => endpoint !== calls.showOrder),
    [
      calls.showOrder,
      // As it was; then two words of its approval are heard at once, of which one is answered late; then as it is.
      () => {
        shownTimes += 1;
        if (shownTimes === 1) return succeed(calls.showOrder, order({ state: 'submitted', acts: [], checkHint: '等有审单职责的同事来审' }));
        if (shownTimes !== 2) return succeed(calls.showOrder, checked);
        return new Promise<Response>((answer) => late.push(() => answer(succeed(calls.showOrder, checked))));
      },
    ],
  ]);
  await screen.findByText('等有审单职责的同事来审');
  push(marketOrderTopic.name, [7]);
  await waitFor(() => expect(shownTimes).toBe(2));
  push(marketOrderTopic.name, [7]);
  await user.click(await screen.findByRole('button', { name: '报关' }));
  await screen.findByRole('alertdialog');
  const before = shownTimes;
  await act(async () => late[0]!());
  expect([shownTimes, screen.queryByRole('alertdialog') === null]).toEqual([before, false]);
});

test('what moves while somebody answers a question takes the question away only once it is closed', async () => {
  let version = 3;
  const { user, push, asked } = await showPage(routes, '/assistant/edit?id=7', [
    ...answers().filter(([endpoint]) => endpoint !== calls.showOrder),
    [calls.showOrder, () => succeed(calls.showOrder, order({ state: 'checked', version, acts: ['declare'] }))],
  ]);
  await user.click(await screen.findByRole('button', { name: '报关' }));
  const question = await screen.findByRole('alertdialog');
  version = 4;
  push(marketOrderTopic.name, [7]);
  await waitFor(() => expect(asked(calls.showOrder)).toHaveLength(2));
  await act(async () => {});
  expect(screen.queryByRole('alertdialog')).toBe(question);
  await user.click(within(question).getByRole('button', { name: '取消' }));
  await waitFor(() => expect(asked(calls.showOrder).length).toBeGreaterThan(2));
});

test('R-2.2-27 where no price is known no amount is told', async () => {
  await showPage(routes, '/assistant', answers(order(), [{ ...row, state: 'draft', amount: '0.00', cartons: '0' }]));
  await screen.findByRole('group', { name: '订单' });
  expect(screen.queryByText(/0\.00|0 箱/)).toBeNull();
  screen.getByText('1 项');
});

test('R-2.2-30 an order stands beside what the rules found; it is sent back with a reason alone', async () => {
  const waiting = order({
    state: 'submitted',
    acts: ['approve', 'return'],
    submitter: '演示录单',
    findings: [{ rule: 'hsCode', level: 'stop', text: '第 1 行 商品编码是 10 位数字', line: 0, prop: 'hsCode' }],
  });
  const { user, asked } = await showPage(routes, '/assistant/checkOrder?id=7', [
    ...answers(waiting),
    [
      calls.judgeOrder,
      ({ reason }) =>
        reason === ''
          ? refuse({ code: 400, msg: '请写退回的原因', fields: { reason: '请写退回的原因' } })
          : succeed(calls.judgeOrder, { version: 4, state: 'returned' }),
    ],
  ]);
  await screen.findByText('演示录单 提交');
  within(screen.getByRole('region', { name: '规则结果' })).getByText('第 1 行 商品编码是 10 位数字');
  screen.getByText(/金额 28,200\.00 USD/);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '审核通过' }).disabled).toBe(true);
  expect(screen.getByText('9617001900').hasAttribute('data-wrong')).toBe(true);
  await user.click(screen.getByRole('button', { name: '退回' }));
  const dialog = within(await screen.findByRole('dialog', { name: '退回 YW2610120087' }));
  await user.click(dialog.getByRole('button', { name: '退回' }));
  await dialog.findByText('请写退回的原因');
  await user.type(dialog.getByLabelText(/退回的原因/), '编码不对');
  await user.click(dialog.getByRole('button', { name: '退回' }));
  await waitFor(() => expect(asked(calls.judgeOrder).at(-1)).toEqual({ id: 7, version: 3, isApproved: false, reason: '编码不对' }));
  await screen.findByRole('heading', { level: 1, name: '待审订单' });
});

test('R-2.2-30 whoever submitted it is told that another one checks it', async () => {
  const own = order({ state: 'submitted', acts: ['recall', 'return'], checkHint: '自己提交的单要由另一个人审' });
  await showPage(routes, '/assistant/checkOrder?id=7', answers(own));
  await screen.findByText('自己提交的单要由另一个人审');
  expect(screen.queryByRole('button', { name: '审核通过' })).toBeNull();
});

test('R-2.2-29 a declaration shows what customs said; paper fills in the rest, and what is wrong stands at its field', async () => {
  const { user, asked } = await showPage(routes, '/assistant/customsDate', [
    ...answers(),
    [
      calls.saveDeclaration,
      ({ releasedDay }) =>
        releasedDay === '2026-10-30'
          ? refuse({ code: 400, msg: '日期在今天之后', fields: { releasedDay: '日期在今天之后' } })
          : succeed(calls.saveDeclaration, true),
    ],
  ]);
  await user.click(await screen.findByRole('button', { name: '登记 YW2610120087-1' }));
  const dialog = within(await screen.findByRole('dialog', { name: '登记 YW2610120087-1' }));
  // Customs said these.
  expect(dialog.getByLabelText<HTMLInputElement>('报关单号').disabled).toBe(true);
  expect(dialog.getByLabelText<HTMLInputElement>('申报日期').disabled).toBe(true);
  const released = dialog.getByLabelText<HTMLInputElement>('放行日期');
  await user.type(released, '2026-10-30');
  await user.click(dialog.getByRole('button', { name: '保存' }));
  await dialog.findByText('日期在今天之后');
  await user.clear(released);
  await user.type(released, '2026-10-12');
  await user.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(asked(calls.saveDeclaration).at(-1)).toEqual({
      id: 9,
      declarationNo: '',
      declaredDay: '',
      releasedDay: '2026-10-12',
      closedDay: '',
    }),
  );
});

test('R-2.2-29 each declaration has its days of 申报, 放行 and 结关; where customs said all of it nothing is left to be entered', async () => {
  const told = { ...declaration, releasedTime: '2026-10-13 15:00:00', closedTime: '2026-10-14 16:00:00', state: 'closed' as const };
  await showPage(routes, '/assistant/customsDate', [
    ...answers(),
    [calls.listDeclarations, () => succeed(calls.listDeclarations, { list: [told], total: 1, pageNo: 1, pageSize: 20 })],
  ]);
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: '登记 YW2610120087-1' })).disabled).toBe(true);
  const texts = (role: 'columnheader' | 'cell') => screen.getAllByRole(role).map(({ textContent }) => textContent?.trim());
  const cellUnder = (title: string) => texts('cell')[texts('columnheader').indexOf(title)];
  expect(['报关单号', '申报', '放行', '结关'].map(cellUnder)).toEqual([
    '292520261000000001',
    '2026-10-12 14:50',
    '2026-10-13 15:00',
    '2026-10-14 16:00',
  ]);
});

test('nobody who is not signed in is shown an order', async () => {
  await showPage(routes, '/assistant', [], { isSignedIn: false });
  expect(await screen.findByText('登录后使用义乌市采')).toBeTruthy();
});

const kept = { id: 4, version: 2, updatedTime: '2026-10-12 10:00:00', daysLeft: null };
const fields = { ...beginTemplate('packing'), name: '约旦客户', columns: '品名、箱数', usual: '是' };
const withTemplates = (opened = order()): Answers => [
  ...answers(opened),
  [
    template.entries.List,
    () =>
      succeed(template.entries.List, {
        list: [{ ...kept, fields }],
        total: 1,
        pageNo: 1,
        pageSize: 50,
        counts: { all: 1, expiring: 0, groups: { 箱单: 1 } },
      }),
  ],
  [calls.templateInfo, () => succeed(calls.templateInfo, { id: 4, version: 2, fields })],
];

test('R-2.2-42 a document is shown by the company’s usual template, by another, or by none', async () => {
  const { user, asked } = await showPage(routes, '/assistant/edit?id=7', withTemplates());
  const paper = await screen.findByRole('article', { name: '装箱单' });
  const titles = () =>
    within(paper)
      .getAllByRole('columnheader')
      .map(({ firstChild }) => firstChild!.textContent);
  await waitFor(() => expect(titles()).toEqual(['品名', '箱数']));
  // All that there may be, not a first page: the usual one may be any.
  expect(asked(template.entries.List)).toEqual([{ group: '箱单', pageSize: template.entriesMax }]);
  await user.selectOptions(screen.getByLabelText('模板'), '通用样式');
  expect(titles()).toContain('毛重 kg');
  await user.selectOptions(screen.getByLabelText('模板'), '约旦客户');
  expect(titles()).toEqual(['品名', '箱数']);
});

test('R-2.2-42 templates stand in a list, and each leads to its editor', async () => {
  const { user } = await showPage(routes, '/assistant/template', withTemplates());
  await screen.findByText('约旦客户');
  expect(
    screen.getAllByRole('radio', { name: /\d$/ }).map((one) => one.getAttribute('aria-label') ?? one.parentElement!.textContent),
  ).toEqual(['全部 1', '采购清单 0', '箱单 1', '发票 0', '报关草单 0']);
  await user.click(await screen.findByRole('button', { name: '修改 约旦客户' }));
  expect(await screen.findByRole('heading', { level: 1, name: '单证模板 约旦客户' })).toBeTruthy();
});

test('R-2.2-43 a template is put together from the palette beside what it prints, and is saved', async () => {
  const { user, asked } = await showPage(routes, '/assistant/templateEdit?id=4', [
    ...withTemplates(),
    [
      template.entries.Save,
      (wish) =>
        (wish['fields'] as typeof fields).name === '迪拜客户'
          ? succeed(template.entries.Save, { id: 4 })
          : refuse({
              code: 400,
              msg: '这种单证已有同名的模板，请换个名称',
              fields: { 'fields.document': '这种单证已有同名的模板，请换个名称' },
            }),
    ],
  ]);
  const columns = within(await screen.findByRole('region', { name: '列' }));
  const paper = screen.getByRole('article', { name: '装箱单' });
  const titles = () =>
    within(paper)
      .getAllByRole('columnheader')
      .map(({ firstChild }) => firstChild!.textContent);
  await screen.findByText('用订单 YW2610120087 预览');
  await user.click(columns.getByRole('button', { name: '加上 箱号' }));
  await user.click(columns.getByRole('button', { name: '箱号 往前' }));
  await user.click(columns.getByRole('button', { name: '去掉 品名' }));
  expect(titles()).toEqual(['箱号', '箱数']);
  await user.type(screen.getByLabelText('抬头'), '义乌演示进出口');
  within(paper).getByText('义乌演示进出口');
  await user.click(screen.getByRole('button', { name: '保存' }));
  // Its name is what is taken.
  await screen.findByText('这种单证已有同名的模板，请换个名称');
  const name = screen.getByLabelText<HTMLInputElement>(/模板名称/);
  expect(name.getAttribute('aria-invalid')).toBe('true');
  await user.clear(name);
  await user.type(name, '迪拜客户');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await screen.findByRole('heading', { level: 1, name: '单证模板' });
  expect(asked(template.entries.Save).at(-1)).toMatchObject({
    id: 4,
    version: 2,
    fields: { name: '迪拜客户', columns: '箱号、箱数', letterhead: '义乌演示进出口', usual: '是' },
  });
});

test('R-2.2-43 another document begins with its own words, without columns nothing is saved, and nobody leaves unasked', async () => {
  const { user, asked } = await showPage(routes, '/assistant/templateEdit', answers(order(), []));
  await user.selectOptions(await screen.findByRole('combobox', { name: /^单证/ }), '发票');
  const paper = screen.getByRole('article', { name: '商业发票' });
  within(paper).getByText('COMMERCIAL INVOICE');
  await screen.findByText('还没有订单，用示例数据预览');
  for (const remove of within(screen.getByRole('region', { name: '列' })).getAllByRole('button', { name: /^去掉/ }))
    await user.click(remove);
  await user.type(screen.getByLabelText(/模板名称/), '约旦');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('请至少选一列'));
  expect(asked(template.entries.Save)).toEqual([]);
  await user.click(screen.getByRole('link', { name: '返回模板列表' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: '离开不保存？' }));
  await user.click(dialog.getByRole('button', { name: '离开' }));
  await screen.findByRole('heading', { level: 1, name: '单证模板' });
});

test('R-2.2-28 R-2.2-38 a good is picked from the dictionary while it is typed, with its code and unit; what is typed already stays', async () => {
  const found = { name: '不锈钢保温杯', hsCode: '9617001900', dealUnit: '个', price: '2.4', englishName: '', elements: '', remark: '' };
  const { user, asked } = await showPage(routes, '/assistant/edit?id=7', [
    ...answers(),
    [
      goodDict.entries.List,
      ({ keyword }) =>
        succeed(goodDict.entries.List, {
          list:
            keyword === 'bwb'
              ? [
                  {
                    ...kept,
                    fields: Object.fromEntries(goodDict.fields.map(({ prop }) => [prop, found[prop as keyof typeof found] ?? ''])),
                  },
                ]
              : [],
          total: 0,
          pageNo: 1,
          pageSize: 50,
          counts: { all: 0, expiring: 0, groups: {} },
        }),
    ],
  ]);
  const cell = (title: string) => screen.getByLabelText<HTMLInputElement>(`第 2 行 ${title}`);
  await user.type(await screen.findByLabelText('第 2 行 数量'), '100');
  await user.type(cell('品名'), 'bwb');
  await screen.findByRole('button', { name: /1 不锈钢保温杯 9617001900 个/ });
  await user.keyboard('{Alt>}1{/Alt}');
  expect(['品名', '商品编码', '单位', '数量', '单价', '金额'].map((title) => cell(title).value)).toEqual([
    '不锈钢保温杯',
    '9617001900',
    '个',
    '100',
    '2.4',
    '240.00',
  ]);
  await user.click(screen.getByRole('button', { name: '存草稿' }));
  await waitFor(() => expect(asked(calls.saveOrder)).toMatchObject([{ content: { lines: [{}, { texts: { hsCode: '9617001900' } }] } }]));
});
