/** The ledger's statements: one function of the database per operation, one round trip each (ADR 0031). */
import type { AdjustmentState } from '@mastlight/domain/billing/adjustment';
import type { Fee, Origin } from '@mastlight/domain/billing/fee';
import { connectionOf, type Transaction } from '../../platform/db/transaction';
import type { KeyedCall } from '../../platform/http/session';
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
  /** Whose free quota pays first; null: real money alone. */
  readonly origin: Origin | null;
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

/** Real money of an owner, and what is set aside of anything, in fen. */
export async function findMoney(tx: Transaction, ownerKey: string): Promise<number> {
  const { rows } = await connectionOf(tx).query<{ fen: number }>(
    'select real_fen + held_fen as fen from billing_wallet where owner_key = $1',
    [ownerKey],
    'billing-find-money',
  );
  return rows[0]?.fen ?? 0;
}

/** What each of these owners has of real money to spend, in fen; who has no account yet is missing. */
export async function findSpendable(tx: Transaction, ownerKeys: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await connectionOf(tx).query<{ owner_key: string; real_fen: number }>(
    'select owner_key, real_fen from billing_wallet where owner_key = any($1::text[])',
    [ownerKeys],
    'billing-find-spendable',
  );
  return new Map(rows.map((row) => [row.owner_key, row.real_fen]));
}

/** What is left of an owner's free quota of an origin, in fen; that of a month that he has not yet used stands in full. */
export async function findFreeFen(tx: Transaction, ownerKey: string, origin: Origin, quota: FreeQuota): Promise<number> {
  const { rows } = await connectionOf(tx).query<{ free_fen: number }>(
    `select case $2 when 'SH' then free_sh_fen else free_nb_fen end as free_fen from billing_wallet
     where owner_key = $1 and free_month >= $3`,
    [ownerKey, origin, quota.month],
    'billing-find-free',
  );
  return rows[0]?.free_fen ?? quota.fen;
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

/** What went back of holds, by their keys. */
export async function givenBackOf(
  tx: Transaction,
  ownerKey: string,
  keys: readonly string[],
): Promise<readonly { readonly key: string; readonly fen: number }[]> {
  const { rows } = await connectionOf(tx).query<{ key: string; fen: number }>(
    `select held.business_key as key, (back.real_moved_fen + back.free_sh_moved_fen + back.free_nb_moved_fen)::float8 as fen
     from billing_transfer held join billing_transfer back on back.owner_key = held.owner_key and back.settles = held.no
     where held.owner_key = $1 and held.business_key = any($2::text[]) and held.kind = 'hold' and back.kind in ('void', 'expire')`,
    [ownerKey, keys],
    'billing-given-back',
  );
  return rows;
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

/** Those of an owner's charges that were given back, by business key. */
export async function listRefunded(tx: Transaction, ownerKey: string, keys: readonly string[]): Promise<readonly string[]> {
  const { rows } = await connectionOf(tx).query<{ business_key: string }>(
    `select c.business_key from billing_transfer c join billing_transfer r on r.owner_key = c.owner_key and r.settles = c.no
     where c.owner_key = $1 and c.business_key = any($2::text[]) and c.kind = 'charge'`,
    [ownerKey, keys],
    'billing-list-refunded',
  );
  return rows.map((row) => row.business_key);
}

/** Real money that comes in, or goes by hand. */
export interface Credit {
  /** `refund`: what came in is given back, and goes out again. */
  readonly kind: 'top-up' | 'adjusted' | 'refund';
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

/** Holds a key until the transaction ends; false: another call of it is at work. */
export async function holdKey(tx: Transaction, { keyDigest }: KeyedCall): Promise<boolean> {
  const { rows } = await connectionOf(tx).query<{ held: boolean }>(
    'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as held',
    [`billing-answer ${keyDigest.toString('hex')}`],
    'billing-hold-key',
  );
  return rows[0]!.held;
}

/** What a call of this key was answered; null: none was. */
export async function findAnswer(
  tx: Transaction,
  ownerKey: string,
  { keyDigest, bodyDigest }: KeyedCall,
): Promise<{ readonly isOfOther: boolean; readonly answer: string } | null> {
  const { rows } = await connectionOf(tx).query<{ is_of_other: boolean; answer: string }>(
    'select body_digest <> $3 as is_of_other, answer from billing_answer where owner_key = $1 and key_digest = $2',
    [ownerKey, keyDigest, bodyDigest],
    'billing-find-answer',
  );
  const [row] = rows;
  return row ? { isOfOther: row.is_of_other, answer: row.answer } : null;
}

export async function keepAnswer(
  tx: Transaction,
  {
    ownerKey,
    keyed,
    answer,
    atMs,
  }: { readonly ownerKey: string; readonly keyed: KeyedCall; readonly answer: string; readonly atMs: number },
): Promise<void> {
  await connectionOf(tx).query(
    'insert into billing_answer (owner_key, key_digest, body_digest, answer, made_at) values ($1, $2, $3, $4, $5)',
    [ownerKey, keyed.keyDigest, keyed.bodyDigest, answer, new Date(atMs)],
  );
}

export async function deleteAnswersBefore(tx: Transaction, atMs: number): Promise<void> {
  await connectionOf(tx).query('delete from billing_answer where made_at <= $1', [new Date(atMs)]);
}

/** A correction as it is asked for. */
export interface NewAdjustment {
  /** Owner key of whose money it is. */
  readonly account: string;
  readonly fen: number;
  readonly reason: string;
  readonly madeBy: number;
  readonly atMs: number;
}

export async function insertAdjustment(tx: Transaction, { account, fen, reason, madeBy, atMs }: NewAdjustment): Promise<number> {
  const { rows } = await connectionOf(tx).query<{ id: number }>(
    'insert into billing_adjustment (account, amount_fen, reason, made_by, made_at) values ($1, $2, $3, $4, $5) returning id',
    [account, fen, reason, madeBy, new Date(atMs)],
    'billing-insert-adjustment',
  );
  return rows[0]!.id;
}

/** An adjustment that this transaction holds. */
export interface HeldAdjustment {
  readonly account: string;
  readonly fen: number;
  readonly reason: string;
  readonly state: AdjustmentState;
  readonly madeBy: number;
}

/** Holds one until the transaction ends; null when there is none. */
export async function holdAdjustment(tx: Transaction, id: number): Promise<HeldAdjustment | null> {
  const { rows } = await connectionOf(tx).query<{
    account: string;
    amount_fen: number;
    reason: string;
    state: AdjustmentState;
    made_by: number;
  }>(
    'select account, amount_fen, reason, state, made_by from billing_adjustment where id = $1 for update',
    [id],
    'billing-hold-adjustment',
  );
  const [row] = rows;
  return row ? { account: row.account, fen: row.amount_fen, reason: row.reason, state: row.state, madeBy: row.made_by } : null;
}

export async function keepVerdict(
  tx: Transaction,
  id: number,
  verdict: { readonly state: AdjustmentState; readonly judgedBy: number; readonly note: string; readonly atMs: number },
): Promise<void> {
  await connectionOf(tx).query('update billing_adjustment set state = $2, judged_by = $3, judged_at = $4, note = $5 where id = $1', [
    id,
    verdict.state,
    verdict.judgedBy,
    new Date(verdict.atMs),
    verdict.note,
  ]);
}

/** Keeps how the whole ledger was found. */
export async function insertCheck(
  tx: Transaction,
  { atMs, transfers, faults }: { readonly atMs: number; readonly transfers: number; readonly faults: number },
): Promise<void> {
  await connectionOf(tx).query('insert into billing_check (checked_at, transfers, faults) values ($1, $2, $3) on conflict do nothing', [
    new Date(atMs),
    transfers,
    faults,
  ]);
}
