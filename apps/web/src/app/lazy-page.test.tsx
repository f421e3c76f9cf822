// Guarantee: a page that cannot be loaded says so in its place, what stands around it stays, and it comes once there is a way.
// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useConnection } from '../platform/connection';
import { lazyPage } from './lazy-page';

test.each([
  ['offline', '没有联网，这一页还没下载，联网后自动打开'],
  ['unreachable', '连接断了，这一页还没下载，连上后自动打开'],
  ['closed', '连接断了，这一页还没下载，连上后自动打开'],
] as const)(
  'R-8-30 without a way to the server (%s) the frame stays, says that the page waits, and shows it once there is one',
  async (trouble, words) => {
    const Page = lazyPage(async () => () => <h1>一页</h1>);
    onTestFinished(() => {
      cleanup();
      useConnection.setState({ isOffline: false, trouble: null, stream: 'none' });
      vi.restoreAllMocks();
    });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(trouble !== 'offline');
    useConnection.setState({ isOffline: trouble === 'offline', trouble, stream: 'closed' });
    render(
      <>
        <nav>菜单</nav>
        <Page />
      </>,
    );
    expect([screen.getByRole('status').textContent, screen.getByRole('navigation').textContent]).toEqual([words, '菜单']);
    vi.mocked(vi.spyOn(navigator, 'onLine', 'get')).mockReturnValue(true);
    await act(async () => useConnection.setState({ isOffline: false, trouble: null }));
    expect((await screen.findByRole('heading')).textContent).toBe('一页');
  },
);

test('R-8-30 who has no stream waits for nothing: nobody would tell him that the server is back', async () => {
  const Page = lazyPage(async () => () => <h1>一页</h1>);
  onTestFinished(() => {
    cleanup();
    useConnection.setState({ trouble: null });
  });
  useConnection.setState({ trouble: 'unreachable', stream: 'none' });
  await act(async () => void render(<Page />));
  expect((await screen.findByRole('heading')).textContent).toBe('一页');
});
