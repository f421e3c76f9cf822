// Guarantee: for whom everything is done stands on every page, and leads to the choice of identity.
// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useShownDialog } from '../../features/account';
import { keepIdentity, clearSession, saveLogin, useSession } from '../../platform/session';
import { installFakeGateway } from '../../testing/fake-gateway';
import { listInRouter } from '../../testing/list-in-router';
import { press, render, untilShown } from '../../testing/render';
import { SecondLine } from './second-line';

let shown: Awaited<ReturnType<typeof render>>;
afterEach(async () => {
  await shown.unmount();
  vi.unstubAllGlobals();
  clearSession();
});

function Watcher() {
  return <output>{useShownDialog()}</output>;
}

async function show(path = '/user/userinfo', title = '基本信息'): Promise<HTMLElement> {
  installFakeGateway([]);
  const page = () => (
    <QueryClientProvider client={new QueryClient()}>
      <SecondLine path={path} title={title} />
      <Watcher />
    </QueryClientProvider>
  );
  shown = await render(listInRouter(page, path).node);
  await untilShown(() => {
    expect(shown.container.querySelector('.header-line')).not.toBeNull();
  });
  return shown.container;
}

test('who is signed in acts for himself, or for a company by its name', async () => {
  saveLogin({ token: 't', id: '7', openid: null, role: 'user' });
  const container = await show();
  const identity = () => container.querySelector('.header-identity')!;
  expect([identity().textContent, identity().hasAttribute('data-company')]).toEqual(['当前身份：个人', false]);
  await act(async () => keepIdentity('5001'));
  expect(identity().textContent).toBe('当前身份：公司');
  await act(async () => useSession.setState({ company: { name: '演示货代', role: 'operator' } }));
  expect([identity().textContent, identity().hasAttribute('data-company')]).toEqual(['当前身份：演示货代', true]);
  await press(identity());
  expect(container.querySelector('output')?.textContent).toBe('identity');
});

test('nobody acts for nobody', async () => {
  const container = await show();
  expect(container.textContent).toContain('数据来自各港口、码头和海关');
  expect(container.querySelector('.header-identity')).toBeNull();
});

test.each([
  ['/user/userinfo', '基本信息', ['个人中心', '基本信息'], []],
  ['/pay/charge', '充值中心', ['我的财务', '充值中心'], []],
  ['/user/messages', '消息', ['个人中心', '消息'], []],
  ['/user/notify', '推送设置', ['个人中心', '推送设置'], []],
  ['/user/calendar', '日历订阅', ['个人中心', '日历订阅'], []],
  ['/user/openApi', '开放接口', ['企业管理', '开放接口'], []],
  ['/ops/money', '账本', ['运营台', '账本'], ['/ops']],
  ['/abroad', '海外跟踪', ['物流跟踪', '海外跟踪'], ['/logistics']],
  ['/logistics', '物流跟踪', ['物流跟踪'], []],
])('the breadcrumb of %s begins with what it is part of', async (path, title, crumbs, links) => {
  const container = await show(path, title);
  const items = [...container.querySelectorAll('.header-crumbs li')].map((item) => item.textContent);
  expect([items, [...container.querySelectorAll('.header-crumbs a')].map((link) => link.getAttribute('href'))]).toEqual([crumbs, links]);
});
