// Guarantee: for whom everything is done stands on every page, and leads to the choice of identity; and what the operator
// tells stands there until it is read, by whoever it is.
// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { notice } from '@mastlight/domain/notice/contract';
import { preferences } from '@mastlight/domain/preferences/contract';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import { useShownDialog } from '../../features/account';
import { keepIdentity, clearSession, saveLogin, useSession } from '../../platform/session';
import { installFakeGateway, succeed } from '../../testing/fake-gateway';
import { listInRouter } from '../../testing/list-in-router';
import { press, render, until, untilShown } from '../../testing/render';
import { SecondLine } from './second-line';

type NoticeItem = ResponseData<typeof notice.listNotices>['list'][number];
/** So many hours from now. */
const day = (hours: number): string => formatShanghai(Date.now() + hours * 3_600_000);

let shown: Awaited<ReturnType<typeof render>>;
afterEach(async () => {
  await shown.unmount();
  vi.unstubAllGlobals();
  clearSession();
  localStorage.clear();
  told = [];
  kept = null;
});

function Watcher() {
  return <output>{useShownDialog()}</output>;
}

let gateway: ReturnType<typeof installFakeGateway>;
/** What is told, and what the user has kept of it. */
let told: NoticeItem[] = [];
let kept: string | null = null;

async function show(path = '/user/userinfo', title = '基本信息'): Promise<HTMLElement> {
  gateway = installFakeGateway([
    [notice.listNotices, () => succeed(notice.listNotices, { list: told, total: told.length, pageNo: 1, pageSize: 50 })],
    [
      notice.findNotice,
      ({ id }) => succeed(notice.findNotice, { id: Number(id), title: '节日', content: '<p>照常</p>', createTime: day(0) }),
    ],
    [notice.listReleaseNotes, () => succeed(notice.listReleaseNotes, { records: [], total: 0, pageNo: 1, pageSize: 50 })],
    [preferences.findEntry, ({ dictKey }) => succeed(preferences.findEntry, { dictKey: String(dictKey), dictValue: kept })],
    [
      preferences.setEntry,
      ({ dictValue }) => {
        kept = String(dictValue);
        return succeed(preferences.setEntry, true);
      },
    ],
  ]);
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
  // The first look is over.
  await act(async () => void window.dispatchEvent(new Event('pointermove')));
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
  ['/user/mailedLists', '定时发送', ['个人中心', '定时发送'], []],
  ['/user/openApi', '开放接口', ['企业管理', '开放接口'], []],
  ['/ops/money', '账本', ['运营台', '账本'], ['/ops']],
  ['/abroad', '海外跟踪', ['物流跟踪', '海外跟踪'], ['/logistics']],
  ['/logistics', '物流跟踪', ['物流跟踪'], []],
])('the breadcrumb of %s begins with what it is part of', async (path, title, crumbs, links) => {
  const container = await show(path, title);
  const items = [...container.querySelectorAll('.header-crumbs li')].map((item) => item.textContent);
  expect([items, [...container.querySelectorAll('.header-crumbs a')].map((link) => link.getAttribute('href'))]).toEqual([crumbs, links]);
});

const holiday = (): NoticeItem => ({ id: 9, title: '国庆照常', type: 1, createTime: day(-2), top: false, startTime: null });
const tonight = (): NoticeItem => ({ id: 8, title: '数据库升级', type: 2, createTime: day(-9), top: false, startTime: day(10) });
const line = () => shown.container.querySelector('.news-line');
const saysOn = async (words: string): Promise<void> => until(() => expect(line()?.textContent).toContain(words));

test('V-16 a notice stands on any page until it is read, a maintenance before it with its time; the account keeps what was read', async () => {
  saveLogin({ token: 't', id: '7', openid: null, role: 'user' });
  useSession.setState({ createTime: '2026-01-01 00:00:00' });
  told = [holiday(), tonight()];
  await show();
  await saysOn(`维护 ${told[1]!.startTime!.slice(5, 16)} 开始数据库升级`);
  expect(shown.container.querySelector('.header-identity')).not.toBeNull();
  await press(line()!.querySelector('.ml-button'));
  await saysOn('公告国庆照常');
  await until(() => expect(JSON.parse(kept!)).toEqual({ 8: 'true' }));
  await shown.unmount();
  await show('/logistics', '物流跟踪');
  await saysOn('公告国庆照常');
  // Opened is read.
  await press(line()!.querySelector('.news-title'));
  await act(async () => vi.dynamicImportSettled());
  await until(() => expect(shown.container.querySelector('dialog')).not.toBeNull());
  await until(() => expect(JSON.parse(kept!)).toEqual({ 8: 'true', 9: 'true' }));
  expect(line()).toBeNull();
});

test('V-16 a visitor reads it too, and this browser keeps that; what was told before an account was made is no news to it', async () => {
  told = [holiday()];
  await show();
  await saysOn('公告国庆照常');
  await press(line()!.querySelector('.ml-button'));
  expect(line()).toBeNull();
  expect(gateway.countOf(preferences.setEntry)).toBe(0);
  await shown.unmount();
  await show();
  await until(() => expect(gateway.countOf(notice.listNotices)).toBe(1));
  expect(line()).toBeNull();
  await shown.unmount();
  localStorage.clear();
  saveLogin({ token: 't', id: '7', openid: null, role: 'user' });
  useSession.setState({ createTime: day(-1) });
  await show();
  await until(() => expect(gateway.countOf(preferences.findEntry)).toBe(1));
  expect(line()).toBeNull();
});
