import type { PayType, StrayReason } from '@mastlight/domain/top-up/order-state';
import type { Database } from '../../../platform/db/database';

/** A genuine payment that fits no order of ours; fen. */
export interface StrayRecord {
  readonly id: number;
  readonly method: PayType;
  readonly orderNo: string;
  readonly transactionId: string;
  readonly fen: number;
  readonly reason: StrayReason;
  readonly heardAtMs: number;
  readonly settledAtMs: number | null;
  readonly note: string;
}

/** Stray payments, those first at which nobody has looked, each kind the newest first; and how many are open. */
export async function listStrays(
  database: Database,
  shownMax: number,
): Promise<{ readonly openCount: number; readonly list: readonly StrayRecord[] }> {
  const counted = await database.query<{ count: number }>(
    'system',
    'select count(*)::int as count from top_up_stray where settled_at is null',
    [],
    'top-up-count-strays',
  );
  const { rows } = await database.query<{
    id: number;
    method: PayType;
    order_no: string;
    transaction_id: string;
    fen: number;
    reason: StrayReason;
    heard_at: Date;
    settled_at: Date | null;
    note: string;
  }>(
    'system',
    `select id, method, order_no, transaction_id, fen, reason, heard_at, settled_at, note from top_up_stray
     order by settled_at is not null, heard_at desc, id desc limit $1`,
    [shownMax],
    'top-up-list-strays',
  );
  return {
    openCount: counted.rows[0]!.count,
    list: rows.map((row) => ({
      id: row.id,
      method: row.method,
      orderNo: row.order_no,
      transactionId: row.transaction_id,
      fen: row.fen,
      reason: row.reason,
      heardAtMs: row.heard_at.getTime(),
      settledAtMs: row.settled_at && row.settled_at.getTime(),
      note: row.note,
    })),
  };
}
