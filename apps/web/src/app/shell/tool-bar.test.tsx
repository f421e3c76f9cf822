// Guarantee: the two codes at the edge lead to what the site has, open by pointer, press and focus, and close by Esc.
// @vitest-environment happy-dom
import { notice } from '@mastlight/domain/notice/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { installFakeGateway, refuse, succeed } from '../../testing/fake-gateway';
import { Footer } from './footer';
import { ToolBar } from './tool-bar';

vi.mock('../../platform/qr-picture', () => ({
  QrPicture: ({ text, label }: { readonly text: string; readonly label: string }) => <img alt={label} data-text={text} />,
}));
vi.mock('../../platform/idle', () => ({ useIsIdle: () => true }));

type Site = Parameters<typeof succeed<typeof notice.showSite>>[1];
const nothing: Site = { recruitmentInfo: { title: '', url: '', visible: false }, officialAccountUrl: null, miniProgramUrl: null };

function show(site: Site | null) {
  installFakeGateway([[notice.showSite, () => (site ? succeed(notice.showSite, site) : refuse({ code: 503, msg: '维护中' }))]]);
  onTestFinished(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ToolBar />
      <Footer />
    </QueryClientProvider>,
  );
}

const panelOf = (name: string) => screen.getByRole('group', { name, hidden: false });
const codeOf = async (name: string) => (await within(panelOf(name)).findByRole('img')).dataset['text'];

test.each([
  [nothing, '/user/messages', '用微信扫码登录过的账号', '/logistics', '手机上跟踪', '不用安装'],
  [null, '/user/messages', '用微信扫码登录过的账号', '/logistics', '手机上跟踪', '不用安装'],
  [
    { ...nothing, officialAccountUrl: 'https://example.com/a', miniProgramUrl: 'https://example.com/m' },
    'https://example.com/a',
    '关注公众号',
    'https://example.com/m',
    '小程序：手机上跟踪',
    '打开小程序',
  ],
])('R-1-27 with %j the codes lead to %s and %s', async (site, account, accountText, mini, miniTitle, miniText) => {
  show(site);
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: '消息提醒' }));
  await waitFor(async () => expect(await codeOf('公众号消息提醒')).toContain(account));
  expect(panelOf('公众号消息提醒').textContent).toContain(accountText);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('group', { name: '公众号消息提醒', hidden: false })).toBeNull();
  screen.getByRole('button', { name: '手机上跟踪' }).focus();
  await waitFor(async () => expect(await codeOf(miniTitle)).toContain(mini));
  expect(panelOf(miniTitle).textContent).toContain(miniText);
});

const codes = [
  ['消息提醒', '公众号消息提醒', '/user/messages'],
  ['手机上跟踪', '手机上跟踪', '/logistics'],
] as const;
const ways = [
  ['press', (button: HTMLElement) => fireEvent.click(button)],
  ['pointer', (button: HTMLElement) => fireEvent.pointerEnter(button.parentElement!, { pointerType: 'mouse' })],
  ['focus', (button: HTMLElement) => button.focus()],
] as const;

test.each(codes.flatMap(([label, title, path]) => ways.map(([way, open]) => [label, way, title, path, open] as const)))(
  'R-1-27 the code of %s opens by %s, and Esc closes it',
  async (label, _, title, path, open) => {
    show(nothing);
    const isShown = (name: string) => screen.queryByRole('group', { name, hidden: false }) !== null;
    expect(codes.map(([, each]) => isShown(each))).toEqual([false, false]);
    open(screen.getByRole('button', { name: label }));
    await waitFor(async () => expect(await codeOf(title)).toContain(path));
    expect(codes.filter(([, each]) => isShown(each)).map(([each]) => each)).toEqual([label]);
    fireEvent.keyDown(document, { key: 'Escape' });
    await waitFor(() => expect(isShown(title)).toBe(false));
  },
);

test.each(codes)('R-1-27 the code of %s closes when the pointer leaves', async (label, title, path) => {
  show(nothing);
  const part = screen.getByRole('button', { name: label }).parentElement!;
  fireEvent.pointerEnter(part, { pointerType: 'mouse' });
  await waitFor(async () => expect(await codeOf(title)).toContain(path));
  fireEvent.pointerLeave(part, { pointerType: 'mouse' });
  expect(screen.queryByRole('group', { name: title, hidden: false })).toBeNull();
});

test.each([
  [{ title: '客服专员', url: 'mailto:jobs@example.com', visible: true }, '招聘 客服专员'],
  [{ title: '客服专员', url: 'mailto:jobs@example.com', visible: false }, null],
  [{ title: '', url: 'mailto:jobs@example.com', visible: true }, null],
  [{ title: '客服专员', url: 'javascript:alert(1)', visible: true }, null],
])('R-3.6-08 of recruitmentInfo %j the footer shows %s', async (recruitmentInfo, shown) => {
  show({ ...nothing, recruitmentInfo, officialAccountUrl: 'https://example.com/a' });
  // What is shown has come when the code has.
  screen.getByRole('button', { name: '消息提醒' }).focus();
  await waitFor(async () => expect(await codeOf('公众号消息提醒')).toBe('https://example.com/a'));
  const links = within(screen.getByRole('contentinfo')).queryAllByRole('link');
  expect(links.map(({ textContent }) => textContent).find((text) => text?.includes('招聘')) ?? null).toBe(shown);
});
