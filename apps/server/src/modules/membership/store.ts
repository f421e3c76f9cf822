/** Terms as they are written. */
import type { Term } from '@mastlight/domain/membership/term';
import { connectionOf, type Transaction } from '../../platform/db/transaction';

/** What an owner buys follows one after the other from here to the end of the transaction. */
export async function lockOwner(tx: Transaction, ownerKey: string): Promise<void> {
  await connectionOf(tx).query("select pg_advisory_xact_lock(hashtextextended('membership ' || $1, 0))", [ownerKey]);
}

/** A term that is bought. */
export interface NewTerm extends Term {
  readonly ownerKey: string;
  readonly userId: number;
  readonly percent: number;
  readonly paidFen: number;
}

/** Keeps a term and gives its number. */
export async function insertTerm(tx: Transaction, term: NewTerm, nowMs: number): Promise<number> {
  const { rows } = await connectionOf(tx).query<{ id: number }>(
    `insert into membership_term (owner_key, level, from_day, last_day, percent, worth_fen, paid_fen, bought_by, bought_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [term.ownerKey, term.level, term.fromDay, term.lastDay, term.percent, term.worthFen, term.paidFen, term.userId, new Date(nowMs)],
    'membership-insert-term',
  );
  return rows[0]!.id;
}

/** Ends whatever terms of an owner are not over: a higher level takes their place. */
export async function replaceTerms(tx: Transaction, ownerKey: string, today: string, nowMs: number): Promise<void> {
  await connectionOf(tx).query(
    'update membership_term set replaced_at = $3 where owner_key = $1 and last_day >= $2 and replaced_at is null',
    [ownerKey, today, new Date(nowMs)],
    'membership-replace-terms',
  );
}
