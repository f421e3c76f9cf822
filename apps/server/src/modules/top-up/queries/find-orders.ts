import type { Paging } from '@mastlight/domain/contract-kit/paging';
import type { OrderState, OrderType } from '@mastlight/domain/top-up/order-state';
import type { Database } from '../../../platform/db/database';

/** An order as its owner sees it. */
export interface OrderRecord {
  readonly orderNo: string;
  readonly fen: number;
  readonly giftFen: number;
  readonly method: OrderType;
  readonly state: OrderState;
  readonly codeUrl: string;
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
  readonly paidAtMs: number | null;
  /** When the method is asked about it next; null: nobody is asked any more. */
  readonly askAtMs: number | null;
  /** Why a transfer was not credited; empty otherwise. */
  readonly reason: string;
}

/** A row of what of orders is shown. */
export interface OrderRow {
  readonly [column: string]: unknown;
  readonly order_no: string;
  readonly fen: number;
  readonly gift_fen: number;
  readonly method: OrderType;
  readonly state: OrderState;
  readonly code_url: string;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly paid_at: Date | null;
  readonly ask_at: Date | null;
  readonly reason: string;
}

/** What of orders is shown, with what a transfer's are told besides. */
export const shownColumns = `o.order_no, o.fen, o.gift_fen, o.method, o.state, o.code_url, o.created_at, o.expires_at, o.paid_at, o.ask_at,
  coalesce(t.reason, '') as reason`;
const shown = `select ${shownColumns} from top_up_order o left join top_up_transfer t on t.order_no = o.order_no`;

export const recordOf = (row: OrderRow): OrderRecord => ({
  orderNo: row.order_no,
  fen: row.fen,
  giftFen: row.gift_fen,
  method: row.method,
  state: row.state,
  codeUrl: row.code_url,
  createdAtMs: row.created_at.getTime(),
  expiresAtMs: row.expires_at.getTime(),
  paidAtMs: row.paid_at && row.paid_at.getTime(),
  askAtMs: row.ask_at && row.ask_at.getTime(),
  reason: row.reason,
});

/** One order of an owner; null when he has none of this number. */
export async function findOrder(database: Database, ownerKey: string, orderNo: string): Promise<OrderRecord | null> {
  const { rows } = await database.query<OrderRow>(
    { ownerKey },
    `${shown} where o.owner_key = $1 and o.order_no = $2`,
    [ownerKey, orderNo],
    'top-up-find',
  );
  return rows[0] ? recordOf(rows[0]) : null;
}

/** A page of an owner's orders, newest first (R-7.5-10). */
export async function listOrders(
  database: Database,
  ownerKey: string,
  { pageSize, offset }: Pick<Paging, 'pageSize' | 'offset'>,
): Promise<{ readonly list: readonly OrderRecord[]; readonly total: number }> {
  const counted = await database.query<{ total: number }>(
    { ownerKey },
    'select count(*)::int as total from top_up_order where owner_key = $1',
    [ownerKey],
    'top-up-count',
  );
  const { rows } = await database.query<OrderRow>(
    { ownerKey },
    `${shown} where o.owner_key = $1 order by o.created_at desc, o.order_no desc limit $2 offset $3`,
    [ownerKey, pageSize, offset],
    'top-up-list',
  );
  return { list: rows.map(recordOf), total: counted.rows[0]!.total };
}

/** A top-up that is paid: what was paid, without what came on top. */
export interface PaidOrder {
  readonly orderNo: string;
  readonly amountFen: number;
  readonly method: OrderType;
  readonly paidAtMs: number;
}

/** An owner's newest paid orders that nobody has asked back, but for some, the newest first. */
export async function listPaid(
  database: Database,
  ownerKey: string,
  limit: number,
  except: readonly string[],
): Promise<readonly PaidOrder[]> {
  const { rows } = await database.query<{ order_no: string; fen: number; method: OrderType; paid_at: Date }>(
    { ownerKey },
    `select order_no, fen, method, paid_at from top_up_order where owner_key = $1 and state = 'paid' and order_no <> all($3::text[])
       and not exists (select from top_up_refund r where r.order_no = top_up_order.order_no and r.state = 'waiting')
     order by paid_at desc, order_no desc limit $2`,
    [ownerKey, limit, except],
    'top-up-list-paid',
  );
  return rows.map((row) => ({ orderNo: row.order_no, amountFen: row.fen, method: row.method, paidAtMs: row.paid_at.getTime() }));
}
