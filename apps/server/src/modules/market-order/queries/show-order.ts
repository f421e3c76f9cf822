import type { EventAct } from '@mastlight/domain/market-order/messages';
import type { DeclarationRow } from '@mastlight/domain/market-order/contract';
import type { OrderContent } from '@mastlight/domain/market-order/fields';
import { eventsShown } from '@mastlight/domain/market-order/limits';
import type { OrderState } from '@mastlight/domain/market-order/states';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import { declarationColumns, showDeclaration, type DeclarationRecord } from './list-declarations';

/** An order as it is shown, but for the names of people, the rules and what may be done. */
export interface FoundOrder {
  readonly id: number;
  readonly orderNo: string;
  readonly state: OrderState;
  readonly version: number;
  readonly content: OrderContent;
  readonly submitterId: number | null;
  readonly reason: string;
  readonly settledDay: string;
  readonly filedMonth: string;
  readonly updatedAt: Date;
  readonly declarations: readonly DeclarationRow[];
  readonly events: readonly { readonly act: EventAct; readonly userId: number | null; readonly note: string; readonly at: Date }[];
}

interface OrderRecord {
  readonly id: number;
  readonly order_no: string;
  readonly state: OrderState;
  readonly version: number;
  readonly head: OrderContent['head'];
  readonly lines: OrderContent['lines'];
  readonly boxes: OrderContent['boxes'];
  readonly submitter_id: number | null;
  readonly reason: string;
  readonly settled: string;
  readonly filed_month: string;
  readonly updated_at: Date;
}

/** An order of an owner; undefined when it is none of his. */
export async function findOrder(tx: Transaction, ownerKey: string, id: number): Promise<FoundOrder | undefined> {
  const connection = connectionOf(tx);
  const { rows } = await connection.query<OrderRecord>(
    `select id, order_no, state, version, head, lines, boxes, submitter_id, reason, coalesce(settled_on::text, '') as settled, filed_month,
       updated_at from market_order where owner_key = $1 and id = $2 and deleted_at is null`,
    [ownerKey, id],
    'market-order-show',
  );
  const [order] = rows;
  if (!order) return undefined;
  const declarations = await connection.query<DeclarationRecord>(
    `select ${declarationColumns} from market_order_declaration d join market_order o on o.id = d.order_id
     where d.order_id = $1 order by d.part, d.round`,
    [id],
    'market-order-show-declarations',
  );
  const events = await connection.query<{ act: EventAct; user_id: number | null; note: string; happened_at: Date }>(
    'select act, user_id, note, happened_at from market_order_event where order_id = $1 order by id desc limit $2',
    [id, eventsShown],
    'market-order-show-events',
  );
  const { head, lines, boxes } = order;
  return {
    id: order.id,
    orderNo: order.order_no,
    state: order.state,
    version: order.version,
    content: { head, lines, boxes },
    submitterId: order.submitter_id,
    reason: order.reason,
    settledDay: order.settled,
    filedMonth: order.filed_month,
    updatedAt: order.updated_at,
    declarations: declarations.rows.map(showDeclaration),
    events: events.rows.map(({ act, user_id, note, happened_at }) => ({ act, userId: user_id, note, at: happened_at })),
  };
}

/** The newest order of a buyer, to begin another one from; null: there is none. */
export async function findLastOfBuyer(
  tx: Transaction,
  ownerKey: string,
  buyer: string,
): Promise<{ readonly orderNo: string; readonly content: OrderContent } | null> {
  const { rows } = await connectionOf(tx).query<{ order_no: string } & OrderContent>(
    `select order_no, head, lines, boxes from market_order where owner_key = $1 and buyer = $2 and deleted_at is null and line_count > 0
     order by updated_at desc limit 1`,
    [ownerKey, buyer],
    'market-order-last-of-buyer',
  );
  const [found] = rows;
  return found ? { orderNo: found.order_no, content: { head: found.head, lines: found.lines, boxes: found.boxes } } : null;
}
