import type { DifferenceKind, PayType } from '@mastlight/domain/top-up/order-state';
import type { Database } from '../../../platform/db/database';
import type { OwnCredit } from '../reconcile/day-bill';

/** What we hold for paid by a method between two instants. */
export async function listCredits(database: Database, method: PayType, fromMs: number, untilMs: number): Promise<readonly OwnCredit[]> {
  const { rows } = await database.query<{ order_no: string; fen: number; is_refunded: boolean; paid_at: Date }>(
    'system',
    `select order_no, fen, state = 'refunded' as is_refunded, paid_at from top_up_order
     where method = $1 and paid_at >= $2 and paid_at < $3 and state in ('paid', 'refunded')`,
    [method, new Date(fromMs), new Date(untilMs)],
    'top-up-list-credits',
  );
  return rows.map((row) => ({
    orderNo: row.order_no,
    fen: row.fen,
    method,
    isRefunded: row.is_refunded,
    paidAtMs: row.paid_at!.getTime(),
  }));
}

/** A bill as it was last compared. */
export interface BillRecord {
  readonly method: PayType;
  readonly day: string;
  readonly isCompared: boolean;
  readonly reason: string;
  readonly theirCount: number;
  readonly ownCount: number;
  /** Of which nobody has said what was done. */
  readonly openCount: number;
  readonly differenceCount: number;
  readonly comparedAtMs: number;
}

/** The newest bills first. */
export async function listBills(database: Database, shownMax: number): Promise<readonly BillRecord[]> {
  const { rows } = await database.query<{
    method: PayType;
    day: string;
    is_compared: boolean;
    reason: string;
    their_count: number;
    own_count: number;
    open_count: number;
    difference_count: number;
    compared_at: Date;
  }>(
    'system',
    `select b.method, to_char(b.day, 'YYYY-MM-DD') as day, b.state = 'compared' as is_compared, b.reason, b.their_count, b.own_count, b.compared_at,
       d.open_count, d.difference_count
     from (select * from top_up_bill order by day desc, method limit $1) b
     cross join lateral (
       select count(*)::int as difference_count, (count(*) filter (where settled_at is null))::int as open_count
       from top_up_difference d where d.method = b.method and d.day = b.day) d
     order by b.day desc, b.method`,
    [shownMax],
    'top-up-list-bills',
  );
  return rows.map((row) => ({
    method: row.method,
    day: row.day,
    isCompared: row.is_compared,
    reason: row.reason,
    theirCount: row.their_count,
    ownCount: row.own_count,
    openCount: row.open_count,
    differenceCount: row.difference_count,
    comparedAtMs: row.compared_at.getTime(),
  }));
}

/** Days of a method that have been compared, of those from `firstDay` on. */
export async function findComparedDays(database: Database, method: PayType, firstDay: string): Promise<ReadonlySet<string>> {
  const { rows } = await database.query<{ day: string }>(
    'system',
    `select to_char(day, 'YYYY-MM-DD') as day from top_up_bill where method = $1 and day >= $2 and state = 'compared'`,
    [method, firstDay],
    'top-up-compared-days',
  );
  return new Set(rows.map(({ day }) => day));
}

/** A difference as the desk reads it; fen. */
export interface DifferenceRecord {
  readonly id: number;
  readonly method: PayType;
  readonly day: string;
  readonly orderNo: string;
  readonly kind: DifferenceKind;
  readonly theirFen: number | null;
  readonly ownFen: number | null;
  readonly settledAtMs: number | null;
  readonly note: string;
}

/** Differences, those first about which nobody has said what was done, each kind the newest first. */
export async function listDifferences(database: Database, shownMax: number): Promise<readonly DifferenceRecord[]> {
  const { rows } = await database.query<{
    id: number;
    method: PayType;
    day: string;
    order_no: string;
    kind: DifferenceKind;
    their_fen: number | null;
    own_fen: number | null;
    settled_at: Date | null;
    note: string;
  }>(
    'system',
    `select id, method, to_char(day, 'YYYY-MM-DD') as day, order_no, kind, their_fen, own_fen, settled_at, note from top_up_difference
     order by settled_at is not null, top_up_difference.day desc, id desc limit $1`,
    [shownMax],
    'top-up-list-differences',
  );
  return rows.map((row) => ({
    id: row.id,
    method: row.method,
    day: row.day,
    orderNo: row.order_no,
    kind: row.kind,
    theirFen: row.their_fen,
    ownFen: row.own_fen,
    settledAtMs: row.settled_at && row.settled_at.getTime(),
    note: row.note,
  }));
}
