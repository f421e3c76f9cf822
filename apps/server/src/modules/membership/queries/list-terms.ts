import type { SoldLevel } from '@mastlight/domain/membership/levels';
import type { Term } from '@mastlight/domain/membership/term';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';

/** A term, what its owner pays of the price list in it, and when it was bought. */
export interface KeptTerm extends Term {
  readonly percent: number;
  readonly boughtAtMs: number;
}

/** An owner's terms that are not over on a day and that none has replaced, in the order of their days. */
export async function listTerms(tx: Transaction, ownerKey: string, today: string): Promise<readonly KeptTerm[]> {
  const { rows } = await connectionOf(tx).query<{
    level: SoldLevel;
    from_day: string;
    last_day: string;
    worth_fen: number;
    percent: number;
    bought_at: Date;
  }>(
    `select level, from_day, last_day, worth_fen, percent, bought_at from membership_term
     where owner_key = $1 and last_day >= $2 and replaced_at is null order by from_day`,
    [ownerKey, today],
    'membership-list-terms',
  );
  return rows.map((row) => ({
    level: row.level,
    fromDay: row.from_day,
    lastDay: row.last_day,
    worthFen: row.worth_fen,
    percent: row.percent,
    boughtAtMs: row.bought_at.getTime(),
  }));
}
