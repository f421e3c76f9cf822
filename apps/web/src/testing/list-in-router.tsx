import type { ReactNode } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';

/** A page alone behind its address, with a cache of its own; for tests and benches. */
export function listInRouter(page: () => ReactNode, address: string) {
  const history = createMemoryHistory({ initialEntries: [address] });
  const rootRoute = createRootRoute();
  const path = address.split('?')[0]!;
  const router = createRouter({
    history,
    routeTree: rootRoute.addChildren([createRoute({ getParentRoute: () => rootRoute, path, component: page })]),
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(search as Record<string, string>).toString();
      return text ? `?${text}` : '';
    },
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always', staleTime: 10_000 } } });
  const node = (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
  return { history, client, node };
}
