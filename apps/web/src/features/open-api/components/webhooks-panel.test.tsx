// Guarantee: the page shows where a company's events are pushed to and how that goes, in each of its states, shows a fresh secret
// once, asks before it takes one away, and says what is wrong with an address at its field.
// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openApi, type Webhook, type WebhookDelivery } from '@mastlight/domain/open-api/contract';
import { webhookTexts } from '@mastlight/domain/open-api/messages';
import { clearSession, saveIdentity, useSession } from '../../../platform/session';
import { refuse, succeed } from '../../../testing/fake-gateway';
import { showPage } from '../../../testing/show-page';
import { openApiRoutes as routes } from '../routes';

afterEach(() => act(clearSession));

const erp: Webhook = {
  id: 1,
  name: 'ERP',
  url: 'https://erp.example.com/hooks',
  eventTypes: ['EQUIPMENT', 'SHIPMENT'],
  isOn: true,
  offWhy: null,
  offAt: null,
  failingFrom: null,
  holdsUntil: null,
  oldSignsUntil: null,
  waiting: 0,
  maker: '张三',
  madeAt: '2026-10-01 09:00:00',
  subscription: null,
};
const pushed: WebhookDelivery = {
  id: 9,
  eventId: 'event-9',
  type: 'equipment.gtin',
  billNo: 'DEMO00000001',
  isTest: false,
  state: 'waiting',
  tries: 2,
  createdAt: '2026-10-12 09:00:00',
  startedAt: '2026-10-12 09:00:05',
  dueAt: '2026-10-12 09:05:05',
  tookMs: 1_234,
  words: '对方出错（500）',
  answer: '<script>alert(1)</script>',
};

async function show(told: () => Response, { role = 'Management' as 'Management' | 'read-only', list = [pushed] } = {}) {
  const shown = showPage(routes, '/user/openApi', [
    [openApi.listKeys, () => succeed(openApi.listKeys, { list: [], usage: [] })],
    [openApi.listWebhooks, told],
    [
      openApi.makeWebhook,
      ({ url }) =>
        String(url).startsWith('http:')
          ? refuse({ code: 400, msg: webhookTexts.url.https, data: { url: webhookTexts.url.https } })
          : succeed(openApi.makeWebhook, { id: 2, secret: 'whsec_fresh' }),
    ],
    [
      openApi.editWebhook,
      ({ url }) =>
        String(url).startsWith('http:')
          ? refuse({ code: 400, msg: webhookTexts.url.https, data: { url: webhookTexts.url.https } })
          : succeed(openApi.editWebhook, true),
    ],
    [openApi.switchWebhook, () => succeed(openApi.switchWebhook, true)],
    [openApi.rotateSecret, () => succeed(openApi.rotateSecret, { secret: 'whsec_next', oldSignsUntil: '2026-10-13 14:47:20' })],
    [openApi.deleteWebhook, () => succeed(openApi.deleteWebhook, true)],
    [openApi.testWebhook, () => succeed(openApi.testWebhook, { isDelivered: false, words: '15 秒没等到回答', answer: '', tookMs: 15_000 })],
    [openApi.listDeliveries, ({ isFailedOnly }) => succeed(openApi.listDeliveries, { list: isFailedOnly ? [] : list, hasMore: false })],
    [openApi.replayDeliveries, () => succeed(openApi.replayDeliveries, { count: 3 })],
  ]);
  saveIdentity('t2', '5001');
  useSession.setState({ company: { name: '演示货代', role } });
  return shown;
}
const answer =
  (...list: Webhook[]) =>
  () =>
    succeed(openApi.listWebhooks, { list });
const panel = async () => within(await screen.findByRole('region', { name: '推送地址' }));

test('an address is typed, refused at its field, made, and its secret is seen once', async () => {
  const { user, asked } = await show(answer());
  await screen.findByText(/^还没有推送地址。/);
  await user.click(screen.getByRole('button', { name: '新建推送地址' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: '名称' }), 'ERP');
  await user.click(dialog.getByRole('button', { name: '新建' }));
  await dialog.findByText(webhookTexts.urlMissing);
  await user.type(dialog.getByRole('textbox', { name: '推送地址' }), 'http://erp.example.com');
  for (const name of ['箱子进出、装船', '船抵港、离港', '海关放行、查验']) await user.click(dialog.getByRole('checkbox', { name }));
  await user.click(dialog.getByRole('button', { name: '新建' }));
  await dialog.findByText(webhookTexts.typesWrong);
  expect(asked(openApi.makeWebhook)).toEqual([]);
  await user.click(dialog.getByRole('checkbox', { name: '海关放行、查验' }));
  await user.click(dialog.getByRole('button', { name: '新建' }));
  await dialog.findByText(webhookTexts.url.https);
  const url = dialog.getByRole<HTMLInputElement>('textbox', { name: '推送地址' });
  expect(url.value).toBe('http://erp.example.com');
  await user.clear(url);
  await user.type(url, 'https://erp.example.com');
  await user.click(dialog.getByRole('button', { name: '新建' }));
  await screen.findByText('whsec_fresh');
  expect(asked(openApi.makeWebhook).at(-1)).toEqual({ name: 'ERP', url: 'https://erp.example.com', eventTypes: ['SHIPMENT'] });
  await user.click(screen.getByRole('button', { name: '我已保存' }));
  expect(screen.queryByText('whsec_fresh')).toBeNull();
});

test.each<[string, Partial<Webhook>, string[]]>([
  ['on', {}, ['在推']],
  ['with what waits', { waiting: 1_200 }, ['在推', '1,200 条待推']],
  ['failing', { failingFrom: '2026-10-11 08:00:00', waiting: 3 }, ['10-11 08:00 起没有送到', '3 条待推']],
  ['told to wait', { holdsUntil: '2026-10-12 15:00:00' }, ['对方要求 10-12 15:00 后再推']],
  ['with two secrets', { oldSignsUntil: '2026-10-13 09:00:00' }, ['旧密钥签到 10-13 09:00']],
  ['off by a person', { isOn: false, offWhy: 'person', offAt: '2026-10-12 09:00:00' }, ['10-12 09:00 停用']],
  ['off by 410', { isOn: false, offWhy: 'gone', offAt: '2026-10-12 09:00:00', waiting: 2 }, ['10-12 09:00 停用：对方不再接收', '2 条待推']],
  ['off by failing', { isOn: false, offWhy: 'failing', offAt: '2026-10-12 09:00:00' }, ['10-12 09:00 停用：连续五天没送到']],
])('an address that is %s says so', async (_name, state, words) => {
  await show(answer({ ...erp, ...state }));
  const shown = await panel();
  for (const word of words) await shown.findByText(word);
  expect(shown.getAllByRole('button', { name: state.isOn === false ? '启用 ERP' : '停用 ERP' })).toHaveLength(1);
});

test('a subscription of a program says so, and by what it filters; its secret is not changed here', async () => {
  const subscription = {
    id: '7c0a4f0e-6f1d-4d0b-9a5e-2f5b8c1d3e47',
    filters: [{ name: 'transportDocumentReference', values: ['DEMO1', 'DEMO2'] }],
  };
  await show(answer({ ...erp, subscription }));
  const shown = await panel();
  await shown.findByText('程序用接口订阅（DCSA）');
  shown.getByText('订阅编号 7c0a4f0e-6f1d-4d0b-9a5e-2f5b8c1d3e47');
  shown.getByText('只推 transportDocumentReference：DEMO1、DEMO2');
  for (const name of ['修改 ERP', '换 ERP 的密钥']) expect(shown.queryByRole('button', { name })).toBeNull();
  for (const name of ['ERP 的推送记录', '测试 ERP', '停用 ERP', '删除 ERP']) shown.getByRole('button', { name });
});

test('an address is edited from what it is, refused at its field, and keeps its secret', async () => {
  const { user, asked } = await show(answer(erp));
  await user.click(await (await panel()).findByRole('button', { name: '修改 ERP' }));
  const dialog = within(await screen.findByRole('dialog'));
  const [name, url] = ['名称', '推送地址'].map((label) => dialog.getByRole<HTMLInputElement>('textbox', { name: label }));
  expect([name!.value, url!.value]).toEqual(['ERP', 'https://erp.example.com/hooks']);
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: '船抵港、离港' }).checked).toBe(false);
  await user.clear(url!);
  await user.type(url!, 'http://tms.example.com');
  await user.click(dialog.getByRole('checkbox', { name: '海关放行、查验' }));
  await user.click(dialog.getByRole('button', { name: '保存' }));
  await dialog.findByText(webhookTexts.url.https);
  await user.clear(url!);
  await user.type(url!, 'https://tms.example.com');
  await user.click(dialog.getByRole('button', { name: '保存' }));
  await screen.findByText('ERP 已修改；还没送到的推到新地址');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked(openApi.editWebhook).at(-1)).toEqual({ id: 1, name: 'ERP', url: 'https://tms.example.com', eventTypes: ['EQUIPMENT'] });
  expect(asked(openApi.rotateSecret)).toEqual([]);
});

test('on a phone each address stands by itself, with all that may be done about it', async () => {
  await show(answer(erp));
  const table = await (await panel()).findByRole('table');
  expect(table.dataset['phone']).toBe('stacks');
});

test('it is tested, switched off, given another secret, and deleted after a question', async () => {
  const { user, asked } = await show(answer(erp));
  const shown = await panel();
  await user.click(await shown.findByRole('button', { name: '测试 ERP' }));
  await screen.findByText('15 秒没等到回答，用时 15,000 毫秒');
  await user.click(shown.getByRole('button', { name: '停用 ERP' }));
  await screen.findByText('ERP 已停用，启用后从停下的地方接着推');
  expect(asked(openApi.switchWebhook)).toEqual([{ id: 1, isOn: false }]);
  await user.click(shown.getByRole('button', { name: '换 ERP 的密钥' }));
  expect(asked(openApi.rotateSecret)).toEqual([]);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '换密钥' }));
  await screen.findByText('whsec_next');
  screen.getByText('旧密钥同时签到 10-13 14:47，请在这之前换上。');
  await user.click(screen.getByRole('button', { name: '我已保存' }));
  await user.click(shown.getByRole('button', { name: '删除 ERP' }));
  expect(asked(openApi.deleteWebhook)).toEqual([]);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }));
  await screen.findByText('删除成功：ERP');
});

test('what was pushed stands there with its answer as text; one of it, or a span, is sent again', async () => {
  const { user, asked } = await show(answer(erp), {
    list: [
      pushed,
      {
        ...pushed,
        id: 8,
        eventId: 'test_8',
        isTest: true,
        billNo: '',
        state: 'delivered',
        dueAt: null,
        words: '对方收下了（200）',
        answer: 'ok',
      },
    ],
  });
  await user.click(await (await panel()).findByRole('button', { name: 'ERP 的推送记录' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('<script>alert(1)</script>');
  for (const word of ['DEMO00000001', '等着推', '对方出错（500）', '下次 10-12 09:05:05', '送到了', '测试']) dialog.getByText(word);
  expect(dialog.getAllByText('第 2 次，用时 1,234 毫秒')).toHaveLength(2);
  // A test is made anew instead.
  expect(dialog.getAllByRole('button', { name: /^重推 / })).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: '重推 event-9' }));
  await screen.findByText('3 条开始重推');
  await user.click(dialog.getByRole('button', { name: '重推这段时间的' }));
  await dialog.findByText(webhookTexts.spanWrong);
  await user.type(dialog.getByLabelText('从'), '2026-10-12T08:00');
  await user.type(dialog.getByLabelText('到'), '2026-10-12T09:00');
  await user.click(dialog.getByRole('checkbox', { name: '只看没送到的' }));
  await dialog.findByText('没有没送到的');
  await user.click(dialog.getByRole('button', { name: '重推这段时间的' }));
  expect(asked(openApi.replayDeliveries)).toEqual([
    { id: 1, deliveryIds: [9] },
    { id: 1, fromMs: Date.UTC(2026, 9, 12, 0), toMs: Date.UTC(2026, 9, 12, 1), isFailedOnly: true },
  ]);
});

test('what is off cannot be replayed; who is not Management sees and changes nothing; five are full', async () => {
  const many = Array.from({ length: 5 }, (_, at) => ({
    ...erp,
    id: at + 1,
    name: `ERP${at}`,
    isOn: at > 0,
    offWhy: at > 0 ? null : ('person' as const),
  }));
  const { user } = await show(answer(...many));
  const shown = await panel();
  await shown.findByText(/^已有 5 个/);
  expect(shown.getByRole<HTMLButtonElement>('button', { name: '新建推送地址' }).disabled).toBe(true);
  await user.click(shown.getByRole('button', { name: 'ERP0 的推送记录' }));
  await screen.findByText(webhookTexts.off);
  expect(screen.queryByRole('button', { name: /^重推/ })).toBeNull();
  await user.click(screen.getAllByRole('button', { name: '关闭' })[0]!);
  act(() => useSession.setState({ company: { name: '演示货代', role: 'read-only' } }));
  await shown.findByText('新建、停用和测试推送地址要由管理员来做。');
  expect(shown.getAllByRole('button').every((button) => button.getAttribute('aria-label')?.endsWith('的推送记录'))).toBe(true);
});

test('an error can be tried again', async () => {
  let isAway = true;
  const { user } = await show(() => (isAway ? refuse({ code: 500, msg: '坏了' }) : succeed(openApi.listWebhooks, { list: [erp] })));
  const shown = await panel();
  const again = await shown.findByRole('button', { name: '重试' });
  isAway = false;
  await user.click(again);
  expect((await shown.findByText('https://erp.example.com/hooks')).className).toContain('open-api-url');
});
