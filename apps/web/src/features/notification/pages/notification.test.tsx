// Guarantee: the messages of an identity say what happened and lead to it; what is chosen of where they go is saved cell by cell, and
// a channel that fails says why.
// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { notification, type Delivery, type NewsMessage, type NotifySetting } from '@mastlight/domain/notification/contract';
import { notificationTexts as told } from '@mastlight/domain/notification/messages';
import { channelKinds, isDueEvent, newsEvents, usualMode, whenTold } from '@mastlight/domain/notification/news-events';
import { refuse, succeed } from '../../../testing/fake-gateway';
import { nowOfTests, showPage } from '../../../testing/show-page';
import { onSignal } from '../../../platform/signals';
import { notificationRoutes as routes } from '../routes';

const nowMs = Date.parse(`${nowOfTests.replace(' ', 'T')}+08:00`);
const line = (no: string, part: Partial<NewsMessage['lines'][number]> = {}): NewsMessage['lines'][number] => ({
  kind: 'bill',
  no,
  sentence: `${no} 的事`,
  step: null,
  tone: 'attention',
  closesMs: null,
  ...part,
});
const message = (id: number, part: Partial<NewsMessage> = {}): NewsMessage => ({
  id,
  event: 'customs',
  title: `第 ${id} 条`,
  port: 'NB',
  tone: 'danger',
  atMs: nowMs - id * 60_000,
  lines: [line(`DEMO00000${id}`)],
  more: 0,
  isRead: false,
  ...part,
});

const showMessages = (list: readonly NewsMessage[], total = list.length) =>
  showPage(routes, '/user/messages', [
    [notification.listMessages, () => succeed(notification.listMessages, { list: [...list], total, pageNo: 1, pageSize: 20 })],
    [notification.countUnread, () => succeed(notification.countUnread, { count: list.filter(({ isRead }) => !isRead).length, urgent: 0 })],
    [notification.markRead, () => succeed(notification.markRead, true)],
  ]);

test('R-7.6-19 a message says what happened to what, leads there on its port, and is read by that', async () => {
  const lines = ['SH0000001', 'SH0000002', 'SH0000003', 'SH0000004', 'SH0000005'].map((no) => line(no));
  const { user, asked } = await showMessages([
    message(1, { port: 'SH', lines, more: 12 }),
    message(2, { isRead: true, tone: 'running', lines: [line('DEMO.SHIP/026W', { kind: 'call', closesMs: nowMs })] }),
    message(3, { lines: [line('A1', { closesMs: nowMs, clock: '进箱截止' })] }),
  ]);
  const first = (await screen.findByRole('heading', { name: '第 1 条' })).closest('li')!;
  within(first).getByText('出事');
  expect(within(first).queryByText('SH0000005')).toBeNull();
  await user.click(within(first).getByRole('button', { name: '展开全部 5 条' }));
  within(first).getByText('另有 12 条');
  const bill = within(first).getByRole('link', { name: 'SH0000005' });
  expect(bill.getAttribute('href')).toMatch(/^\/logistics\?.*port=SH.*bill=SH0000005/);
  const second = screen.getByRole('heading', { name: '第 2 条' }).closest('li')!;
  expect(within(second).getByRole('link', { name: 'DEMO.SHIP/026W' }).getAttribute('href')).toBe('/shipSubscrib?keyword=DEMO.SHIP');
  within(second).getByText('截止 10-12 14:47');
  screen.getByText('进箱截止 10-12 14:47');
  expect(within(second).queryByRole('button', { name: '未读' })).toBeNull();
  await user.click(within(first).getByRole('button', { name: '未读' }));
  expect(asked(notification.markRead)).toEqual([{ ids: [1] }]);
});

test('R-7.6-19 a message of no port leads to the question, the list or the search that it is about', async () => {
  await showMessages([
    message(1, {
      event: 'manifest-came',
      port: null,
      lines: [line('COSU6410286617', { kind: 'sea-manifest' }), line('99900000011', { kind: 'air-manifest' })],
    }),
    message(2, { event: 'follow-up-due', port: null, lines: [line('8 家', { kind: 'follow-up', day: '2026-10-15' })] }),
    message(3, { event: 'companies-new', port: null, lines: [line('保温瓶', { kind: 'search', ref: 9, edition: 4 })] }),
    message(5, { event: 'morning', port: 'SH', lines: [line('DEMO.MOON/2E', { kind: 'closing' })] }),
    message(6, { event: 'overseas-moved', port: 'SH', lines: [line('MAEU255870114', { kind: 'shipment' })] }),
    // As they were told before.
    message(4, { event: 'companies-new', port: null, lines: [line('伞', { kind: 'search', ref: 10 })] }),
  ]);
  await screen.findByRole('heading', { name: '第 1 条' });
  expect(
    ['COSU6410286617', '99900000011', '8 家', '保温瓶', 'DEMO.MOON/2E', 'MAEU255870114', '伞'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    ),
  ).toEqual([
    '/manifestQuery?blnos=COSU6410286617',
    '/manifestQuery?mode=air&blnos=99900000011',
    '/toker?view=marked&day=2026-10-15',
    '/toker?saved=9&edition=4',
    '/logistics?port=SH&keyword=DEMO.MOON',
    '/abroad?port=SH&keyword=MAEU255870114',
    '/toker?saved=10',
  ]);
  // Each of the three kinds can be looked at alone.
  for (const name of ['等的舱单到了', '今天该联系', '条件有新公司']) screen.getByRole('button', { name });
});

test('what a filter hides is not marked as read', async () => {
  const { user, asked } = await showMessages([message(7), message(5)]);
  await screen.findByRole('heading', { name: '第 7 条' });
  await user.click(screen.getByRole('button', { name: '全部标为已读' }));
  await user.click(screen.getByRole('button', { name: '查验、退单、撤销' }));
  await screen.findByRole('button', { name: '查验、退单、撤销', pressed: true });
  await user.click(screen.getByRole('button', { name: '全部标为已读' }));
  expect(asked(notification.markRead)).toEqual([{ until: 7 }, { ids: [7, 5] }]);
});

test('says that nothing has come yet, and what comes', async () => {
  await showMessages([]);
  await screen.findByText('还没有消息');
  expect(screen.queryByText('0 条', { exact: false })).toBeNull();
});

const setting: NotifySetting = {
  channels: channelKinds.map((kind) => ({
    kind,
    name: { wechat: '微信', wecom: '企业微信', dingtalk: '钉钉', feishu: '飞书', email: '邮件', sms: '短信' }[kind],
    isOn: kind === 'wecom',
    lack: kind === 'wechat' ? told.wechatUnbound : null,
    address: { wecom: 'demo.example…0001', sms: '199****0001' }[kind as string] ?? null,
    awaitsCode: false,
    isSigned: false,
    problem: kind === 'wecom' ? `${told.robotGone} (93000)` : null,
    sentMs: kind === 'wecom' ? nowMs : null,
  })),
  events: newsEvents.map(({ code, name, group, usual }) => ({
    event: code,
    name,
    group,
    when: whenTold(code, 24),
    hours: isDueEvent(code) ? 24 : null,
    modes: { wechat: usual, wecom: usual, dingtalk: usual, feishu: usual, email: usual, sms: usualMode(code, 'sms') },
  })),
  quietHours: { isOn: true, from: '22:00', until: '07:30' },
};

test('R-7.6-19 says why a channel fails or cannot be used, saves one cell, and puts a refusal at its channel', async () => {
  const { user, asked } = await showPage(routes, '/user/notify', [
    // What is asked and what is saved have one address.
    [
      notification.saveSetting,
      ({ channels }) =>
        channels
          ? refuse({ code: 400, msg: told.addressWrong, fields: { feishu: told.addressWrong } })
          : succeed(notification.saveSetting, setting),
    ],
    [notification.listDeliveries, () => succeed(notification.listDeliveries, { list: [], total: 0, pageNo: 1, pageSize: 50 })],
  ]);
  await screen.findByText(`${told.robotGone} (93000)`);
  screen.getByText(told.wechatUnbound);
  expect(screen.getByRole('switch', { name: '微信' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: '查验、退单、撤销，企业微信：马上发' }));
  // By text message of danger alone, each at once; of what is never of danger there is nothing to choose.
  screen.getByText('只发出事的，夜里也发；发到 199****0001，一天最多 10 条');
  await user.click(screen.getByRole('button', { name: '查验、退单、撤销，短信：出事才发' }));
  await waitFor(() => expect(screen.getAllByText('已保存')).toHaveLength(2));
  expect(screen.queryByRole('button', { name: /^早上要处理的，短信/ })).toBeNull();
  expect(screen.getAllByTitle('不会出事，不发短信')).toHaveLength(12);
  const feishu = screen.getByRole('switch', { name: '飞书' }).closest('li')!;
  await user.type(within(feishu).getByRole('textbox', { name: '群机器人地址' }), 'http://x');
  await user.click(within(feishu).getByRole('button', { name: '保存' }));
  await within(feishu).findByText(told.addressWrong);
  expect(asked(notification.saveSetting).filter((fields) => Object.keys(fields).length > 0)).toEqual([
    { events: [{ event: 'customs', channel: 'wecom', mode: 'digest' }] },
    { events: [{ event: 'customs', channel: 'sms', mode: 'off' }] },
    { channels: [{ kind: 'feishu', url: 'http://x', secret: '', isOn: true }] },
  ]);
});

const delivery = (id: number, part: Partial<Delivery>): Delivery => ({
  id,
  atMs: nowMs - id * 3_600_000,
  kind: 'wecom',
  title: `第 ${id} 条`,
  count: 1,
  state: 'waiting',
  tries: 0,
  answer: null,
  dueMs: nowMs + 3_600_000,
  waitsFor: null,
  tookMs: null,
  ...part,
});

test('R-7.6-19, R-0-06, R-0-07 the log says what each waits for and until when; what did not arrive of a day, or waits to be tried again, goes now', async () => {
  const rows = [
    delivery(1, { waitsFor: 'night' }),
    delivery(2, { waitsFor: 'others' }),
    delivery(3, { tries: 1, answer: '对方没有应答 (502)' }),
    delivery(4, { dueMs: nowMs - 1 }),
    delivery(5, { state: 'failed', tries: 12, answer: told.robotRefused, dueMs: null, tookMs: 1_234_560 }),
    delivery(6, { state: 'failed', title: told.testTitle, count: 0, tries: 1, answer: told.robotRefused, dueMs: null }),
  ];
  const { user, asked } = await showPage(routes, '/user/notify', [
    [notification.saveSetting, () => succeed(notification.saveSetting, setting)],
    [
      notification.listDeliveries,
      ({ failed }) =>
        succeed(notification.listDeliveries, { list: failed ? [] : rows, total: failed ? 0 : rows.length, pageNo: 1, pageSize: 50 }),
    ],
    [notification.replay, () => succeed(notification.replay, { count: 1 })],
  ]);
  const row = async (title: string) => (await screen.findByRole('cell', { name: title })).closest('tr')!;
  const answers = [];
  for (const { title } of rows) answers.push((await row(title)).querySelector('.log-answer')!.textContent.trim());
  expect(answers).toEqual([
    '夜里不响，10-12 15:47 发',
    '10-12 15:47 一起发',
    '对方没有应答 (502) 10-12 15:47 再试',
    '-',
    told.robotRefused,
    told.robotRefused,
  ]);
  const log = screen.getByRole('columnheader', { name: '用时 s' }).closest('table')!;
  expect([...log.querySelectorAll('[data-kind=number]')].map(({ textContent }) => textContent)).toEqual([
    '用时 s',
    '-',
    '-',
    '-',
    '-',
    '1,234.56',
    '-',
  ]);
  const first = log.querySelector<HTMLElement>('tbody [data-tip]')!;
  expect([first.textContent, first.dataset['tip']]).toEqual(['10-12 13:47', '2026-10-12 13:47:20']);
  const buttons = [];
  for (const { title } of rows) buttons.push((await row(title)).querySelector('button')?.textContent ?? null);
  expect(buttons).toEqual([null, null, '现在发', null, '重发', null]);
  await user.click(screen.getByRole('button', { name: '现在发' }));
  await user.click(screen.getByRole('button', { name: '重发 24 小时内没送到的' }));
  const [one, span] = asked(notification.replay) as [object, { from: number; to: number }];
  expect(one).toEqual({ ids: [3] });
  expect(span.to - span.from).toBe(86_400_000);
  await user.click(screen.getByRole('button', { name: '没送到的' }));
  await screen.findByText('没有没送到的');
});

test('R-7.6-19 a new secret of a robot is saved alone; of a robot that is not set there is nothing to save', async () => {
  const signed = setting.channels.map((one) => (one.kind === 'dingtalk' ? { ...one, address: 'demo.example…0002', isOn: true } : one));
  const { user, asked } = await showPage(routes, '/user/notify', [
    [notification.saveSetting, () => succeed(notification.saveSetting, { ...setting, channels: signed })],
    [notification.listDeliveries, () => succeed(notification.listDeliveries, { list: [], total: 0, pageNo: 1, pageSize: 50 })],
  ]);
  const card = async (name: string) => within((await screen.findByRole('switch', { name })).closest('li')!);
  await user.type((await card('飞书')).getByRole('textbox', { name: '加签密钥' }), 'demo00000000001');
  expect((await card('飞书')).getByRole('button', { name: '保存' })).toHaveProperty('disabled', true);
  const dingtalk = await card('钉钉');
  await user.type(dingtalk.getByRole('textbox', { name: '加签密钥' }), 'SECdemo00000000002');
  await user.click(dingtalk.getByRole('button', { name: '保存' }));
  await screen.findByText('已保存');
  expect(dingtalk.getByRole('textbox', { name: '加签密钥' })).toHaveProperty('value', '');
  expect(asked(notification.saveSetting).filter((fields) => Object.keys(fields).length > 0)).toEqual([
    { channels: [{ kind: 'dingtalk', secret: 'SECdemo00000000002' }] },
  ]);
});

test('R-7.6-19 hours ahead are chosen in the row of what warns of a clock, one row alone, and the words say them', async () => {
  const later = setting.events.map((one) =>
    one.event === 'not-gated-in' ? { ...one, when: whenTold(one.event, 48), hours: 48 as const } : one,
  );
  const { user, asked } = await showPage(routes, '/user/notify', [
    [notification.saveSetting, ({ hours }) => succeed(notification.saveSetting, hours ? { ...setting, events: later } : setting)],
    [notification.listDeliveries, () => succeed(notification.listDeliveries, { list: [], total: 0, pageNo: 1, pageSize: 50 })],
  ]);
  const choice = await screen.findByRole('combobox', { name: '临近截港未进港，提前几小时' });
  expect(screen.getAllByRole('combobox').map((one) => (one as HTMLSelectElement).value)).toEqual(['24', '24', '24']);
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['6', '12', '24', '36', '48', '72']);
  await user.selectOptions(choice, '48');
  await waitFor(() => expect(choice).toHaveProperty('value', '48'));
  expect(choice.closest('td')!.textContent).toMatch(/^截港前.*小时起；截了再发一次$/);
  expect(asked(notification.saveSetting).filter((fields) => Object.keys(fields).length > 0)).toEqual([
    { hours: [{ event: 'not-gated-in', hours: 48 }] },
  ]);
});

test('a cell that is not saved is told once', async () => {
  let shown = 0;
  const forget = onSignal('error-shown', () => void (shown += 1));
  const { user } = await showPage(routes, '/user/notify', [
    [
      notification.saveSetting,
      ({ events }) => (events ? refuse({ code: 503, msg: '请稍后再试' }) : succeed(notification.saveSetting, setting)),
    ],
    [notification.listDeliveries, () => succeed(notification.listDeliveries, { list: [], total: 0, pageNo: 1, pageSize: 50 })],
  ]);
  await user.click(await screen.findByRole('button', { name: '查验、退单、撤销，企业微信：马上发' }));
  await screen.findByText('请稍后再试');
  expect([screen.getAllByText('请稍后再试').length, shown]).toEqual([1, 0]);
  forget();
});

test('without a line messages are not marked as read, and it is told', async () => {
  const { user } = await showPage(routes, '/user/messages', [
    [notification.listMessages, () => succeed(notification.listMessages, { list: [message(7)], total: 1, pageNo: 1, pageSize: 20 })],
    [notification.countUnread, () => succeed(notification.countUnread, { count: 1, urgent: 0 })],
    [notification.markRead, () => Promise.reject(new TypeError('Failed to fetch'))],
  ]);
  await screen.findByRole('heading', { name: '第 7 条' });
  await user.click(screen.getByRole('button', { name: '全部标为已读' }));
  await screen.findByText(/网络/);
  expect(screen.getAllByText(/网络/)).toHaveLength(1);
  screen.getByRole('button', { name: '未读' });
});

test('R-7.6-19 a mailbox is sent a code, and opens when it is told', async () => {
  const withMailbox = (part: Partial<NotifySetting['channels'][number]>): NotifySetting => ({
    ...setting,
    channels: setting.channels.map((one) => (one.kind === 'email' ? { ...one, ...part } : one)),
  });
  const { user, asked } = await showPage(routes, '/user/notify', [
    [
      notification.saveSetting,
      ({ channels }) => {
        const one = (channels as readonly { url?: string; code?: string }[] | undefined)?.[0];
        if (one?.code === '000000') return refuse({ code: 400, msg: told.mailCodeWrong, fields: { email: told.mailCodeWrong } });
        if (one?.code !== undefined) return succeed(notification.saveSetting, withMailbox({ address: 'ops@demo.test', isOn: true }));
        const isSent = one?.url !== undefined;
        return succeed(notification.saveSetting, isSent ? withMailbox({ address: 'ops@demo.test', awaitsCode: true }) : setting);
      },
    ],
    [notification.listDeliveries, () => succeed(notification.listDeliveries, { list: [], total: 0, pageNo: 1, pageSize: 50 })],
  ]);
  const card = (await screen.findByRole('switch', { name: '邮件' })).closest('li')!;
  const of = within(card);
  expect(of.getByRole('switch')).toHaveProperty('disabled', true);
  expect(of.queryByRole('textbox', { name: '验证码' })).toBeNull();
  await user.type(of.getByRole('textbox', { name: '邮箱' }), 'ops@demo.test');
  await user.click(of.getByRole('button', { name: '发验证码' }));
  await user.type(await of.findByRole('textbox', { name: '验证码' }), '000000');
  expect(of.getByRole('switch')).toHaveProperty('disabled', true);
  await user.click(of.getByRole('button', { name: '确认' }));
  await of.findByText(told.mailCodeWrong);
  await user.clear(of.getByRole('textbox', { name: '验证码' }));
  await user.type(of.getByRole('textbox', { name: '验证码' }), '123456');
  await user.click(of.getByRole('button', { name: '确认' }));
  await waitFor(() => expect(of.queryByRole('textbox', { name: '验证码' })).toBeNull());
  expect(of.getByRole('switch')).toHaveProperty('checked', true);
  expect(asked(notification.saveSetting).filter((fields) => Object.keys(fields).length > 0)).toEqual([
    { channels: [{ kind: 'email', url: 'ops@demo.test' }] },
    { channels: [{ kind: 'email', code: '000000' }] },
    { channels: [{ kind: 'email', code: '123456' }] },
  ]);
});
