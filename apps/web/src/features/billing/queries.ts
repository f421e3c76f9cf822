import type { Origin } from '@mastlight/domain/billing/fee';
import { keepPreviousData, queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { accountOfNow, loginState, sessionOwner, useSession, type Account } from '../../platform/session';
import { explainRecord, loadAccountOfNow, queryRecords, showCosts, type RecordWish } from './api';

const root = 'billing';

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

/** A page of the record (R-7.5-11). */
export function recordsQuery(wish: RecordWish) {
  return queryOptions({
    queryKey: [root, 'records', wish],
    queryFn: ({ signal }) => queryRecords(wish, signal),
    placeholderData: keepPreviousData,
  });
}

/** Why a line stands in the record; more may become of its thing. */
export function explainedQuery(id: number) {
  return queryOptions({ queryKey: [root, 'why', id], queryFn: ({ signal }) => explainRecord(id, signal) });
}

/** What a month cost, `2026-11`; of now where none is named. */
export function costsQuery(month: string) {
  return queryOptions({
    queryKey: [root, 'costs', month],
    queryFn: ({ signal }) => showCosts(month, signal),
    placeholderData: keepPreviousData,
  });
}

/** After money has moved, everything of it is asked for again. */
export const refreshMoney = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: [root] });
