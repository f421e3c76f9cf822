import type { AdjustmentState } from '@mastlight/domain/billing/index';
import type { Paging } from '@mastlight/domain/contract-kit/paging';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import { recordOf, shownColumns, type OrderRecord, type OrderRow } from './find-orders';

/** A refund as it stands. */
export interface RefundRecord {
  readonly id: number;
  readonly reason: string;
  readonly state: AdjustmentState;
  readonly madeBy: number;
  readonly madeAtMs: number;
  readonly judgedBy: number | null;
  readonly judgedAtMs: number | null;
  readonly note: string;
}

/** An order as the desk sees it. */
export interface DeskOrder extends OrderRecord {
  readonly ownerKey: string;
  readonly userId: number;
  readonly transactionId: string;
  /** The last one; null: none was asked for. */
  readonly refund: RefundRecord | null;
}

/** What the desk looks for. */
export interface DeskFilter {
  /** An order's number or its payment's, or whose it may be; null: all. */
  readonly meant: { readonly text: string; readonly ownerKeys: readonly string[]; readonly userIds: readonly number[] } | null;
  /** Made from then on, and before. */
  readonly fromMs: number | null;
  readonly untilMs: number | null;
  /** Only those whose refund waits for a second person. */
  readonly isWaiting: boolean;
}

interface Row extends OrderRow {
  readonly owner_key: string;
  readonly user_id: number;
  readonly transaction_id: string | null;
  readonly refund_id: number | null;
  readonly refund_reason: string;
  readonly refund_state: AdjustmentState;
  readonly made_by: number;
  readonly made_at: Date;
  readonly judged_by: number | null;
  readonly judged_at: Date | null;
  readonly note: string;
}

const matches = `($1::text is null or o.order_no = upper($1) or o.transaction_id = $1 or o.owner_key = any($2::text[]) or o.user_id = any($3::bigint[]))
  and ($4::timestamptz is null or o.created_at >= $4) and ($5::timestamptz is null or o.created_at < $5)
  and (not $6::boolean or exists (select from top_up_refund w where w.order_no = o.order_no and w.state = 'waiting'))`;

/** A page of everybody's orders, the newest first, how many there are, and how many refunds wait of all. */
export async function findDeskOrders(
  tx: Transaction,
  { meant, fromMs, untilMs, isWaiting }: DeskFilter,
  { pageSize, offset }: Pick<Paging, 'pageSize' | 'offset'>,
): Promise<{ readonly list: readonly DeskOrder[]; readonly total: number; readonly waitingCount: number }> {
  const wanted = [
    meant?.text ?? null,
    meant?.ownerKeys ?? [],
    meant?.userIds ?? [],
    fromMs === null ? null : new Date(fromMs),
    untilMs === null ? null : new Date(untilMs),
    isWaiting,
  ];
  const counted = await connectionOf(tx).query<{ total: number; waiting: number }>(
    `select (select count(*)::int from top_up_order o where ${matches}) as total,
       (select count(*)::int from top_up_refund where state = 'waiting') as waiting`,
    wanted,
    'top-up-count-desk',
  );
  const { rows } = await connectionOf(tx).query<Row>(
    `select ${shownColumns}, o.owner_key, o.user_id, o.transaction_id, r.id as refund_id, r.reason as refund_reason, r.state as refund_state,
       r.made_by, r.made_at, r.judged_by, r.judged_at, r.note
     from top_up_order o left join top_up_transfer t on t.order_no = o.order_no
     left join lateral (select * from top_up_refund l where l.order_no = o.order_no order by l.id desc limit 1) r on true
     where ${matches} order by o.created_at desc, o.order_no desc limit $7 offset $8`,
    [...wanted, pageSize, offset],
    'top-up-find-desk',
  );
  const { total, waiting: waitingCount } = counted.rows[0]!;
  return { list: rows.map(deskOrderOf), total, waitingCount };
}

const deskOrderOf = (row: Row): DeskOrder => ({
  ...recordOf(row),
  ownerKey: row.owner_key,
  userId: row.user_id,
  transactionId: row.transaction_id ?? '',
  refund:
    row.refund_id === null
      ? null
      : {
          id: row.refund_id,
          reason: row.refund_reason,
          state: row.refund_state,
          madeBy: row.made_by,
          madeAtMs: row.made_at.getTime(),
          judgedBy: row.judged_by,
          judgedAtMs: row.judged_at && row.judged_at.getTime(),
          note: row.note,
        },
});
