import type { Origin } from '@mastlight/domain/billing/fee';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { accountOfNow, loginState, sessionOwner, useSession, type Account } from '../../platform/session';
import { loadAccountOfNow } from './api';

/** What the cache keeps of money begins with it. */
export const root = 'billing';

/** How long what the server told is good, unless money moves. */
const freshMs = 10_000;

/**
 * What the identity of now has, out of the session, and how asking for it stands; `account` is null for who is not signed in,
 * and until it is known.
 */
export function useAccount(): {
  readonly account: Account | null;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
} {
  const account = useSession(accountOfNow);
  const isSignedIn = useSession(loginState);
  const { error, isFetching, refetch } = useQuery({
    queryKey: [root, 'account', useSession(sessionOwner)],
    queryFn: ({ signal }) => loadAccountOfNow(signal),
    // The session may have forgotten what was asked for a moment ago.
    staleTime: () => (accountOfNow(useSession.getState()) === null ? 0 : freshMs),
    enabled: isSignedIn,
  });
  return { account, error, isFetching, refetch };
}

/** What is left of the free quota of an origin, in fen; null: of what has none. */
export const freeFenOf = (account: Account, origin: Origin | null): number =>
  origin === null ? 0 : origin === 'SH' ? account.freeBalance : account.nbFreeBalance;

/** The real part of a fee, in fen, as `BalanceAfter` says it; all of it while the wallet is not known. */
export function useRealPart(fen: number, origin: Origin): number {
  const { account } = useAccount();
  return account === null ? fen : Math.max(0, fen - freeFenOf(account, origin));
}

/** After money has moved, everything of it is asked for again. */
export const refreshMoney = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: [root] });
