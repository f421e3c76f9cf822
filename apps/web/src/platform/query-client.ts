import { QueryClient } from '@tanstack/react-query';
import { CallCancelled, CallError } from './http-client';

/** How often a call is tried again by its code: what got lost on the way, and a server that comes back in a moment. */
const triesAgain: Readonly<Record<number, number>> = { 0: 1, 503: 3 };

/** One cache for all features. Refusals are not tried again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      refetchOnWindowFocus: true,
      // A query that waits in silence for the network says nothing: it is sent, fails at once, and says why.
      networkMode: 'always',
      // `askFailedAgain` does it, for every kind of trouble.
      refetchOnReconnect: false,
      retry: (count, error) => !(error instanceof CallCancelled) && error instanceof CallError && count < (triesAgain[error.code] ?? 0),
      retryDelay: (count, error) =>
        error instanceof CallError && error.retryAfterSeconds !== undefined ? error.retryAfterSeconds * 1_000 : 1_000 * 2 ** count,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
