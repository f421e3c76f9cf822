/** A list's page on the test page, before a stub of its server; for tests alone. */
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { ToastHost, TooltipHost } from '@mastlight/ui';
import { vi } from 'vitest';
import { startConnection } from '../platform/connection';
import { startLive } from '../platform/live';
import { askFailedAgain } from '../platform/query-client';
import { useSession } from '../platform/session';
import { listInRouter } from './list-in-router';
import { useScreenWidth } from '../platform/screen-width';

/** Stands in for what there is no layout for: the grid is told its size, `isNarrow` whether it is to show cards. */
export function stubLayout(isNarrow = false): void {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1400);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(640);
  useScreenWidth.setState({ screenWidth: isNarrow ? 390 : 1_400 });
  localStorage.clear();
  sessionStorage.clear();
}

/** Shows `page` at `address` to somebody signed in; `close` leaves nothing of it. */
export async function showList(page: () => ReactNode, address: string) {
  useSession.setState({ token: 'demo-token', userId: '7' });
  const host = document.createElement('div');
  document.body.append(host);
  const { history, client, node } = listInRouter(page, address);
  const root = createRoot(host);
  const undos = [startConnection(), askFailedAgain(client), startLive()];
  await act(async () => {
    root.render(
      <>
        {node}
        <ToastHost />
        <TooltipHost />
      </>,
    );
  });
  /** Waits for a real condition of the page, with a deadline. */
  async function until<T>(read: () => T | null | undefined | false): Promise<T> {
    const deadlineMs = performance.now() + 10_000;
    for (;;) {
      const found = read();
      if (found) return found;
      if (performance.now() > deadlineMs) throw new Error(`not in time: ${String(read)}\n${host.textContent?.slice(0, 600)}`);
      await act(async () => new Promise((resolve) => setTimeout(resolve, 5)));
    }
  }
  return {
    host,
    history,
    until,
    click: (element: Element) => act(async () => (element as HTMLElement).click()),
    async close(): Promise<void> {
      act(() => root.unmount());
      for (const undo of undos.toReversed()) undo();
      host.remove();
      useSession.setState({ token: null, userId: null });
    },
  };
}
