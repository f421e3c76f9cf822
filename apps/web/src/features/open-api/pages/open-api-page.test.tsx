// Guarantee: the page shows a company's keys and how they were used, shows a fresh key once, asks before it ends one, gives a
// command for this very host, and says who may do what he may not.
// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import { openApi } from '@mastlight/domain/open-api/contract';
import { openApiTexts } from '@mastlight/domain/open-api/messages';
import { clearSession, saveIdentity, useSession } from '../../../platform/session';
import { refuse, succeed } from '../../../testing/fake-gateway';
import { showPage } from '../../../testing/show-page';
import { openApiRoutes as routes } from '../routes';

afterEach(() => act(clearSession));

type Told = ResponseData<typeof openApi.listKeys>;
const erp = {
  id: 1,
  name: 'ERP',
  scopes: ['events:read' as const],
  dayMaxCoins: null as string | null,
  tail: 'x7Qk',
  maker: '张三',
  madeAt: '2026-10-01 09:00:00',
  usedAt: null,
};
const none: Told = { list: [], usage: [] };
const one: Told = {
  list: [erp],
  usage: [{ keyId: 1, name: 'ERP', tail: 'x7Qk', day: '2026-10-12', calls: 12_130, limited: 10, coins: '1,205' }],
};

async function show(told: () => Response, { role = 'Management' as 'Management' | 'read-only', isCompany = true } = {}) {
  const shown = showPage(routes, '/user/openApi', [
    [openApi.listKeys, told],
    [openApi.listWebhooks, () => succeed(openApi.listWebhooks, { list: [] })],
    [openApi.makeKey, () => succeed(openApi.makeKey, { id: 2, key: 'mlk_fresh' })],
    [openApi.revokeKey, () => succeed(openApi.revokeKey, true)],
  ]);
  if (isCompany) {
    saveIdentity('t2', '5001');
    useSession.setState({ company: { name: '演示货代', role } });
  }
  return shown;
}
const answer = (told: Told) => () => succeed(openApi.listKeys, told);

test('a key is named, made, and seen once', async () => {
  let told = none;
  const { user, asked } = await show(() => succeed(openApi.listKeys, told));
  await screen.findByText('还没有密钥。新建后，公司关注的提单从当时的状态起记入接口。');
  screen.getByText('近 30 天没有调用');
  await user.click(screen.getByRole('button', { name: '新建密钥' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: '新建' }));
  await within(dialog).findByText('请填写名称，最多 30 个字');
  expect(asked(openApi.makeKey)).toEqual([]);
  await user.type(within(dialog).getByRole('textbox', { name: '名称' }), 'ERP');
  told = one;
  await user.click(within(dialog).getByRole('button', { name: '新建' }));
  await screen.findByText('mlk_fresh');
  screen.getByText('密钥只显示这一次，请现在复制并妥善保存。');
  expect(asked(openApi.makeKey)).toEqual([{ name: 'ERP', scopes: ['events:read'], dayMaxCoins: '' }]);
  await user.click(screen.getByRole('button', { name: '我已保存' }));
  expect(screen.queryByText('mlk_fresh')).toBeNull();
  await screen.findByRole('button', { name: '作废 ERP' });
});

test('a key that sends VGM is made once who makes it has said what it may take a day', async () => {
  const { user, asked } = await show(answer({ ...one, list: [{ ...erp, scopes: ['events:read', 'vgm:write'], dayMaxCoins: '1,000' }] }));
  await screen.findByText('每天最多用 1,000 火币');
  await user.click(screen.getByRole('button', { name: '新建密钥' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: '名称' }), 'TMS');
  expect(dialog.queryByRole('textbox', { name: '每天最多用多少火币' })).toBeNull();
  await user.click(dialog.getByRole('checkbox', { name: /发送 VGM/ }));
  dialog.getByText(/每箱 5 火币/);
  await user.click(dialog.getByRole('button', { name: '新建' }));
  await dialog.findByText(openApiTexts.dayMaxWrong);
  expect(asked(openApi.makeKey)).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: '每天最多用多少火币' }), '100');
  await user.click(dialog.getByRole('button', { name: '新建' }));
  await screen.findByText('mlk_fresh');
  expect(asked(openApi.makeKey)).toEqual([{ name: 'TMS', scopes: ['events:read', 'vgm:write'], dayMaxCoins: '100' }]);
});

test('R-0-06, R-0-07 keys and days with their calls, counts at the end with thousands apart; ending one is asked first', async () => {
  const { user, asked } = await show(answer(one));
  const rowsOf = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent));
  await screen.findByText('x7Qk', { selector: 'td' });
  expect(rowsOf('密钥')[1]).toEqual(['ERP', 'x7Qk', '读取跟踪事件', '张三 10-01 09:00', '还没有调用过', '作废']);
  expect(rowsOf('调用次数')[1]).toEqual(['2026-10-12', 'ERP x7Qk', '12,130', '10', '1,205']);
  const usage = screen.getByRole('region', { name: '调用次数' });
  const numbers = (part: string) => [...usage.querySelectorAll(`${part} [data-kind=number]`)].map(({ textContent }) => textContent);
  expect([numbers('thead'), numbers('tbody')]).toEqual([
    ['调用 次', '超限被拒 次', '发送用 火币'],
    ['12,130', '10', '1,205'],
  ]);
  expect(screen.getByText('10-01 09:00').dataset['tip']).toBe('2026-10-01 09:00:00');
  await user.click(screen.getByRole('button', { name: '作废 ERP' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(asked(openApi.revokeKey)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: '作废' }));
  await screen.findByText('ERP 已作废');
  expect(asked(openApi.revokeKey)).toEqual([{ id: 1 }]);
});

test('the command is one for this host', async () => {
  await show(answer(none));
  const [command] = await screen.findAllByText(/^curl /);
  expect(command!.textContent).toBe(`curl -i -H "Authorization: Bearer YOUR_KEY" "${window.location.origin}/v2/events?limit=10"`);
  expect(screen.getByRole('link', { name: '/v2/openapi.json' }).getAttribute('href')).toBe('/v2/openapi.json');
});

test('who is not Management sees the keys and who makes them; ten are full', async () => {
  await show(answer({ ...one, list: Array.from({ length: 10 }, (_, id) => ({ ...erp, id, name: `K${id}` })) }), { role: 'read-only' });
  await screen.findByText('新建和作废密钥要由管理员来做。');
  expect(screen.queryByRole('button', { name: '新建密钥' })).toBeNull();
  expect(screen.queryByRole('button', { name: '作废 K1' })).toBeNull();
  act(() => useSession.setState({ company: { name: '演示货代', role: 'Management' } }));
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: '新建密钥' })).disabled).toBe(true);
  screen.getByText('已有 10 个，作废不用的才能新建');
});

test('an error can be tried again; for himself and signed out nobody has keys', async () => {
  let isAway = true;
  const { user } = await show(() => (isAway ? refuse({ code: 500, msg: '坏了' }) : succeed(openApi.listKeys, one)));
  const again = await screen.findByRole('button', { name: '重试' });
  isAway = false;
  await user.click(again);
  await screen.findByRole('button', { name: '作废 ERP' });
  act(clearSession);
  await screen.findByText('登录并切换到公司身份后，管理接口密钥');
  expect(screen.queryByRole('region', { name: '密钥' })).toBeNull();
});

test('who acts for himself is told that keys are a company’s', async () => {
  const { asked } = await show(answer(none), { isCompany: false });
  await screen.findByText('接口密钥属于公司，请先切换到公司身份');
  expect(asked(openApi.listKeys)).toEqual([]);
});
