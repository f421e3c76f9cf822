import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { cleanup, configure, render } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { onTestFinished, vi } from 'vitest';
import { ToastHost } from '@mastlight/ui';
import type { Endpoint } from '@mastlight/domain/contract-kit/endpoint';
import { live } from '@mastlight/domain/live/contract';
import { preferences } from '@mastlight/domain/preferences/contract';
import { startLive, usePortClock } from '../platform/live';
import type { PageRoute } from '../platform/page-route';
import { useSession } from '../platform/session';
import { installFakeGateway, succeed, type Answer, type Answers } from './fake-gateway';
import { useScreenWidth } from '../platform/screen-width';

// What is hidden from readers is hidden by `hidden` and dialogs alone, and to compute styles costs most of a query by role.
configure({ asyncUtilTimeout: 10_000, defaultHidden: true });

/** When it is in the tests, by the port's clock. */
export const nowOfTests = '2026-10-12 14:47:20';

/**
 * Shows a page at an address, as the router would, before a server that answers so; nothing of it is left when the test ends.
 * Another address of the app is a page that names it.
 *
 * @param routes those of the capability; the one of the address is shown.
 * @param as who sees it, on what, what this browser keeps from before, and how any other call is answered: by default somebody signed
 *   in, before a wide window, and no other call.
 */
export async function showPage(
  routes: readonly PageRoute[],
  address: string,
  answers: Answers,
  as: {
    readonly isSignedIn?: boolean;
    readonly isPhone?: boolean;
    readonly stored?: Readonly<Record<string, string>>;
    readonly otherwise?: Answer;
  } = {},
) {
  const { isSignedIn = true, isPhone = false, stored = {} } = as;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // There is no layout here: the grid is told its size.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(2400);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(640);
  useScreenWidth.setState({ screenWidth: isPhone ? 390 : 1_400 });
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  usePortClock.setState({ nowMs: Date.parse(`${nowOfTests.replace(' ', 'T')}+08:00`), atMs: performance.now(), rate: 1 });
  useSession.setState(isSignedIn ? { token: 'demo-token', userId: '7' } : { token: null, userId: null });
  const streams = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const gateway = installFakeGateway(
    [
      [
        live.streamChanges,
        () => {
          const body = new ReadableStream<Uint8Array>({ start: (stream) => void streams.add(stream) });
          return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
        },
      ],
      [preferences.findEntry, ({ dictKey }) => succeed(preferences.findEntry, { dictKey: String(dictKey), dictValue: null })],
      [preferences.setEntry, () => succeed(preferences.setEntry, true)],
      ...answers,
    ],
    as.otherwise,
  );
  const { history, router } = await routerOf(routes, address);
  const stopLive = startLive();
  onTestFinished(() => {
    cleanup();
    stopLive();
    useSession.setState({ token: null, userId: null });
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
      <ToastHost />
    </QueryClientProvider>,
  );
  return {
    // Nothing here has styles that keep the pointer off.
    user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }),
    /** What a call was asked with, each time. */
    asked: (endpoint: Endpoint) => gateway.calls.filter(({ path }) => path === endpoint.path).map(({ fields }) => fields),
    /** Every call of the page's own, by its path. */
    paths: () => gateway.calls.map(({ path }) => path),
    address: () => history.location.pathname + history.location.search,
    isLive: () => streams.size > 0,
    /** Tells the page that rows have changed. */
    push(topic: string, ids: readonly number[]): void {
      const text = `event: rows\ndata: ${JSON.stringify({ topic, ids })}\n\n`;
      for (const stream of streams) stream.enqueue(new TextEncoder().encode(text));
    },
  };
}

async function routerOf(routes: readonly PageRoute[], address: string) {
  const history = createMemoryHistory({ initialEntries: [address] });
  const rootRoute = createRootRoute({ notFoundComponent: () => <p>{history.location.pathname}</p> });
  const pages = await Promise.all(
    routes.map(async ({ path, load, readSearch }) =>
      createRoute({
        getParentRoute: () => rootRoute,
        path,
        component: (await load()) as () => ReactNode,
        ...(readSearch && { validateSearch: readSearch }),
      }),
    ),
  );
  const router = createRouter({
    history,
    routeTree: rootRoute.addChildren(pages),
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(search as Record<string, string>).toString();
      return text ? `?${text}` : '';
    },
  });
  return { history, router };
}
