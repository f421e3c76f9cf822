import { QueryClient, type Query } from '@tanstack/react-query';
import { useConnection } from './connection';
import { CallCancelled, CallError, isLost } from './http-client';
import { jittered, onGap } from './live';

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

/** What failed and is on the screen is asked for again after so long, in ms, and after the last of them no more by itself. */
export const failedAgainMs = [2_000, 4_000, 8_000, 15_000, 30_000, 30_000, 30_000, 60_000, 60_000] as const;

const isFailed = ({ state }: Query): boolean => state.status === 'error' && state.error instanceof CallError && isLost(state.error);

/**
 * Asks again for what failed and is on the screen (V-21): by itself, each time later, a few minutes long; at once when the
 * browser has a network again or the trouble of the connection is over. One call that fails is no trouble of it. Returns the
 * undo.
 */
export function askFailedAgain(client: QueryClient = queryClient): () => void {
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // What is on its way is not begun anew.
  const ask = (): void =>
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' }, { cancelRefetch: false });
  const askFromTheStart = (): void => {
    tries = 0;
    clearTimeout(timer);
    timer = undefined;
    ask();
  };
  const plan = (): void => {
    const failed = client.getQueryCache().findAll({ type: 'active', predicate: isFailed });
    if (failed.length === 0) {
      // It has come, or nobody looks at it any more; while it is on its way again it counts as neither.
      if (!client.getQueryCache().findAll({ type: 'active', fetchStatus: 'fetching' }).length) tries = 0;
      return;
    }
    const waitMs = failedAgainMs[tries];
    if (timer !== undefined || waitMs === undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      // Offline nothing can come, and a hidden tab asks when it is looked at.
      if (useConnection.getState().isOffline || document.visibilityState === 'hidden') return;
      tries += 1;
      ask();
    }, jittered(waitMs));
  };
  const undos = [
    onGap(ask),
    client.getQueryCache().subscribe(({ type }) => type === 'updated' && plan()),
    useConnection.subscribe((now, before) => {
      if ((now.trouble === null && before.trouble !== null) || (before.isOffline && !now.isOffline)) askFromTheStart();
    }),
  ];
  return () => {
    clearTimeout(timer);
    for (const undo of undos) undo();
  };
}
