/** The ledger's statements: one function of the database per operation, one round trip each (ADR 0031). */
import type { Fee, Origin } from '@mastlight/domain/billing/fee';
import { connectionOf, type Transaction } from '../../platform/db/transaction';
import type { FreeQuota } from './free-quota';

/** What every transfer says of itself (L-16); nothing of it is ever missing. */
export interface Said {
  readonly actorId: number;
  /** `personal`, or the company's number. */
  readonly identity: string;
  readonly requestId: string;
  readonly ipDigest: string;
  readonly reason: string;
  readonly atMs: number;
}

/** One thing to be paid. */
export interface Item {
  /** What it is for, for ever once: the fee and its thing. */
  readonly key: string;
  /** `hold` takes it aside until a counterpart has answered. */
  readonly kind: 'charge' | 'hold';
  readonly fee: Fee;
  readonly origin: Origin;
  readonly fen: number;
  /** What people know it by. */
  readonly subject: string;
  /** Whether real money may be taken where the free quota does not do (T13). */
  readonly allowReal: boolean;
  /** When a hold ends by itself, in ms. */
  readonly expiresAtMs?: number;
}

/** What became of an item; `repeated`: it was taken before, and this is what it took then. */
export interface Taken {
  readonly key: string;
  readonly outcome: 'taken' | 'repeated' | 'needs-confirmation' | 'short';
  readonly freeFen: number;
  readonly realFen: number;
}

/**
 * Takes what the items cost, in their order. With `isAll` it ends at the first that fails: the caller takes his
 * transaction back.
 */
export async function takeItems(
  tx: Transaction,
  ownerKey: string,
  said: Said,
  quota: FreeQuota,
  items: readonly Item[],
  isAll: boolean,
): Promise<readonly Taken[]> {
  const { rows } = await connectionOf(tx).query<{
    business_key: string;
    outcome: Taken['outcome'];
    free_fen: number;
    real_fen: number;
  }>(
    'select business_key, outcome, free_fen, real_fen from billing_charge($1, $2, $3, $4, $5, $6)',
    [ownerKey, JSON.stringify(said), quota.month, quota.fen, JSON.stringify(items), isAll],
    'billing-charge',
  );
  return rows.map((row) => ({ key: row.business_key, outcome: row.outcome, freeFen: row.free_fen, realFen: row.real_fen }));
}

/** How a hold ends: given to its fee, or back to its owner by refusal or by time. */
export type HoldEnd = 'post' | 'void' | 'expire';

/** Ends a hold; gives how it has ended, which the first one decided, or that there is none. */
export async function settleHold(
  tx: Transaction,
  ownerKey: string,
  said: Said,
  quota: FreeQuota,
  key: string,
  end: HoldEnd,
): Promise<HoldEnd | 'unknown'> {
  const { rows } = await connectionOf(tx).query<{ ended: HoldEnd | 'unknown' }>(
    'select billing_settle($1, $2, $3, $4, $5, $6) as ended',
    [ownerKey, JSON.stringify(said), quota.month, quota.fen, key, end],
    'billing-settle',
  );
  return rows[0]!.ended;
}

/** Takes a charge back to where it came from. */
export async function refundCharge(
  tx: Transaction,
  ownerKey: string,
  said: Said,
  quota: FreeQuota,
  key: string,
): Promise<'taken' | 'repeated' | 'unknown'> {
  const { rows } = await connectionOf(tx).query<{ outcome: 'taken' | 'repeated' | 'unknown' }>(
    'select billing_refund($1, $2, $3, $4, $5) as outcome',
    [ownerKey, JSON.stringify(said), quota.month, quota.fen, key],
    'billing-refund',
  );
  return rows[0]!.outcome;
}

/** Real money that comes in, or goes by hand. */
export interface Credit {
  readonly kind: 'top-up' | 'adjusted';
  readonly key: string;
  readonly subject: string;
  readonly fen: number;
  /** What stands against it, as `clearing_WXPAY`. */
  readonly system: string;
}

/** Brings real money in; `short`: so much is not there to be taken. */
export async function creditReal(
  tx: Transaction,
  ownerKey: string,
  said: Said,
  { kind, key, subject, fen, system }: Credit,
): Promise<'taken' | 'repeated' | 'short'> {
  const { rows } = await connectionOf(tx).query<{ outcome: 'taken' | 'repeated' | 'short' }>(
    'select billing_credit($1, $2, $3, $4, $5, $6, $7) as outcome',
    [ownerKey, JSON.stringify(said), kind, key, subject, fen, system],
    'billing-credit',
  );
  return rows[0]!.outcome;
}
