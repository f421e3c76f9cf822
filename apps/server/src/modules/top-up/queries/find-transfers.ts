import type { OrderState } from '@mastlight/domain/top-up/order-state';
import type { Database } from '../../../platform/db/database';

/** A transfer as the desk sees it; fen. */
export interface TransferRecord {
  readonly orderNo: string;
  readonly ownerKey: string;
  readonly payerName: string;
  readonly fen: number;
  readonly state: OrderState;
  readonly createdAtMs: number;
  readonly bankNo: string;
  readonly reason: string;
  /** One of the desk has seen it at the bank, and it takes two. */
  readonly isSeen: boolean;
}

/** Transfers: those that wait, the oldest first, and after them the newest; and how many wait. */
export async function listTransfers(
  database: Database,
  shownMax: number,
): Promise<{ readonly openCount: number; readonly list: readonly TransferRecord[] }> {
  const counted = await database.query<{ count: number }>(
    'system',
    `select count(*)::int as count from top_up_order where method = 'TRANSFER' and state = 'waiting'`,
    [],
    'top-up-count-transfers',
  );
  const { rows } = await database.query<{
    order_no: string;
    owner_key: string;
    payer_name: string;
    fen: number;
    state: OrderState;
    created_at: Date;
    transaction_id: string | null;
    reason: string;
    is_seen: boolean;
  }>(
    'system',
    `select o.order_no, o.owner_key, t.payer_name, o.fen, o.state, o.created_at, o.transaction_id, t.reason, t.seen_by is not null as is_seen
     from top_up_transfer t join top_up_order o on o.order_no = t.order_no
     order by o.state <> 'waiting', case when o.state = 'waiting' then o.created_at end, o.created_at desc limit $1`,
    [shownMax],
    'top-up-list-transfers',
  );
  return {
    openCount: counted.rows[0]!.count,
    list: rows.map((row) => ({
      orderNo: row.order_no,
      ownerKey: row.owner_key,
      payerName: row.payer_name,
      fen: row.fen,
      state: row.state,
      createdAtMs: row.created_at.getTime(),
      bankNo: row.transaction_id ?? '',
      reason: row.reason,
      isSeen: row.is_seen,
    })),
  };
}

/** Whose a transfer's slip is, and where; null when there is no such transfer. */
export async function findVoucher(
  database: Database,
  orderNo: string,
): Promise<{ readonly ownerKey: string; readonly url: string } | null> {
  const { rows } = await database.query<{ owner_key: string; voucher_url: string }>(
    'system',
    'select owner_key, voucher_url from top_up_transfer where order_no = $1',
    [orderNo],
    'top-up-find-voucher',
  );
  const [row] = rows;
  return row ? { ownerKey: row.owner_key, url: row.voucher_url } : null;
}
