import type { AdjustmentState } from '@mastlight/domain/billing/adjustment';
import type { Fee } from '@mastlight/domain/billing/fee';
import type { TransferKind } from '@mastlight/domain/billing/transfer';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';

/** Has a transaction that has asked for nothing yet see one moment, whatever is asked for in it. */
export async function readOneMoment(tx: Transaction): Promise<void> {
  await connectionOf(tx).query('set transaction isolation level repeatable read, read only');
}

/** What moved in a day: transfers of one kind with the same system account against them, corrections up and down apart; fen, seen from the owners. */
export interface Move {
  readonly kind: TransferKind;
  /** Null: nothing outside the owner's own accounts, as when money is set aside. */
  readonly against: string | null;
  readonly count: number;
  readonly realFen: number;
  readonly freeFen: number;
  readonly heldFen: number;
}

/** Moves between two instants, and the sum of all their postings, which is nothing in books that balance. */
export async function sumMoves(
  tx: Transaction,
  fromMs: number,
  untilMs: number,
): Promise<{ readonly moves: readonly Move[]; readonly sumFen: number }> {
  const { rows } = await connectionOf(tx).query<{
    kind: TransferKind;
    against: string | null;
    count: number;
    real_fen: number;
    free_fen: number;
    held_fen: number;
    sum_fen: number;
  }>(
    `select kind, against, count(*)::int as count, coalesce(sum(real_moved_fen), 0)::bigint as real_fen,
       coalesce(sum(free_sh_moved_fen + free_nb_moved_fen), 0)::bigint as free_fen, coalesce(sum(held_moved_fen), 0)::bigint as held_fen,
       coalesce(sum(real_moved_fen + free_sh_moved_fen + free_nb_moved_fen + held_moved_fen + against_moved_fen), 0)::bigint as sum_fen
     from billing_transfer where made_at >= $1 and made_at < $2 group by kind, against, kind = 'adjusted' and real_moved_fen < 0 order by kind, against, kind = 'adjusted' and real_moved_fen < 0`,
    [new Date(fromMs), new Date(untilMs)],
    'billing-sum-moves',
  );
  return {
    moves: rows.map((row) => ({
      kind: row.kind,
      against: row.against,
      count: row.count,
      realFen: row.real_fen,
      freeFen: row.free_fen,
      heldFen: row.held_fen,
    })),
    sumFen: rows.reduce((sum, row) => sum + row.sum_fen, 0),
  };
}

/** What all accounts have now; fen. */
export async function sumBalances(
  tx: Transaction,
): Promise<{ readonly accounts: number; readonly realFen: number; readonly freeFen: number; readonly heldFen: number }> {
  const { rows } = await connectionOf(tx).query<{ accounts: number; real_fen: number; free_fen: number; held_fen: number }>(
    `select count(*)::int as accounts, coalesce(sum(real_fen), 0)::bigint as real_fen,
       coalesce(sum(free_sh_fen + free_nb_fen), 0)::bigint as free_fen, coalesce(sum(held_fen), 0)::bigint as held_fen from billing_wallet`,
    [],
    'billing-sum-balances',
  );
  const row = rows[0]!;
  return { accounts: row.accounts, realFen: row.real_fen, freeFen: row.free_fen, heldFen: row.held_fen };
}

/** Money that is set aside just now. */
export interface OpenHold {
  readonly ownerKey: string;
  readonly fee: Fee | null;
  readonly subject: string;
  readonly fen: number;
  readonly sinceMs: number;
  readonly untilMs: number;
}

const open = `h.kind = 'hold' and not exists (select from billing_transfer e where e.owner_key = h.owner_key and e.settles = h.no)`;

/** Open holds, those first that end first: how many and how much they are, how many are over, and the first of them. */
export async function findOpenHolds(
  tx: Transaction,
  nowMs: number,
  shownMax: number,
): Promise<{ readonly count: number; readonly fen: number; readonly overCount: number; readonly list: readonly OpenHold[] }> {
  const summed = await connectionOf(tx).query<{ count: number; fen: number; over_count: number }>(
    `select count(*)::int as count, coalesce(sum(h.held_moved_fen), 0)::bigint as fen, count(*) filter (where h.expires_at <= $1)::int as over_count
     from billing_transfer h where ${open}`,
    [new Date(nowMs)],
    'billing-sum-holds',
  );
  const { rows } = await connectionOf(tx).query<{
    owner_key: string;
    fee: Fee | null;
    subject: string;
    fen: number;
    made_at: Date;
    expires_at: Date;
  }>(
    `select h.owner_key, h.fee, h.subject, h.held_moved_fen as fen, h.made_at, h.expires_at
     from billing_transfer h where ${open} order by h.expires_at, h.owner_key, h.no limit $1`,
    [shownMax],
    'billing-list-holds',
  );
  const { count, fen, over_count: overCount } = summed.rows[0]!;
  return {
    count,
    fen,
    overCount,
    list: rows.map((row) => ({
      ownerKey: row.owner_key,
      fee: row.fee,
      subject: row.subject,
      fen: row.fen,
      sinceMs: row.made_at.getTime(),
      untilMs: row.expires_at.getTime(),
    })),
  };
}

/** A correction by hand. */
export interface AdjustmentRecord {
  readonly id: number;
  readonly account: string;
  readonly fen: number;
  readonly reason: string;
  readonly state: AdjustmentState;
  readonly madeBy: number;
  readonly madeAtMs: number;
  readonly judgedBy: number | null;
  readonly judgedAtMs: number | null;
  readonly note: string;
}

/** Adjustments: those that wait, the oldest first, and after them the last that were decided. */
export async function listAdjustments(tx: Transaction, shownMax: number): Promise<readonly AdjustmentRecord[]> {
  const { rows } = await connectionOf(tx).query<{
    id: number;
    account: string;
    amount_fen: number;
    reason: string;
    state: AdjustmentState;
    made_by: number;
    made_at: Date;
    judged_by: number | null;
    judged_at: Date | null;
    note: string;
  }>(
    `select id, account, amount_fen, reason, state, made_by, made_at, judged_by, judged_at, note from billing_adjustment
     order by state <> 'waiting', case when state = 'waiting' then made_at end, judged_at desc, id desc limit $1`,
    [shownMax],
    'billing-list-adjustments',
  );
  return rows.map((row) => ({
    id: row.id,
    account: row.account,
    fen: row.amount_fen,
    reason: row.reason,
    state: row.state,
    madeBy: row.made_by,
    madeAtMs: row.made_at.getTime(),
    judgedBy: row.judged_by,
    judgedAtMs: row.judged_at && row.judged_at.getTime(),
    note: row.note,
  }));
}

/** How the ledger was last found; null: nobody has looked yet. */
export async function findLastCheck(
  tx: Transaction,
): Promise<{ readonly atMs: number; readonly transfers: number; readonly faults: number } | null> {
  const { rows } = await connectionOf(tx).query<{ checked_at: Date; transfers: number; faults: number }>(
    'select checked_at, transfers, faults from billing_check order by checked_at desc limit 1',
    [],
    'billing-last-check',
  );
  const [row] = rows;
  return row ? { atMs: row.checked_at.getTime(), transfers: row.transfers, faults: row.faults } : null;
}
