import { levelBookText } from '@mastlight/domain/contract-kit/book-product';
import { readPaging } from '@mastlight/domain/contract-kit/paging';
import { writeCents } from '@mastlight/domain/market-order/amounts';
import type { OrderRow } from '@mastlight/domain/market-order/contract';
import { ordersPageSize } from '@mastlight/domain/market-order/limits';
import { orderStates, orderTabs, statesOfTab, type OrderState, type OrderTab } from '@mastlight/domain/market-order/states';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { Database } from '../../../platform/db/database';

interface OrderRecord {
  readonly id: number;
  readonly user_id: number;
  readonly order_no: string;
  readonly state: OrderState;
  readonly version: number;
  readonly buyer: string;
  readonly country: string;
  readonly port: string;
  readonly currency: string;
  readonly cents: string;
  readonly line_count: number;
  readonly cartons: string;
  readonly part_count: number;
  readonly reason: string;
  readonly settled: string;
  readonly filed_month: string;
  readonly updated_at: Date;
}

export interface OrderFilter {
  readonly tab?: OrderTab | undefined;
  readonly keyword?: string | undefined;
}
type Counts = Readonly<Record<'all' | OrderTab, number>>;

/** How many stand under each tab, by how many are in each state. */
function countTabs(states: Readonly<Partial<Record<OrderState, number>>>): Counts {
  const sum = (own: readonly OrderState[]): number => own.reduce((all, state) => all + (states[state] ?? 0), 0);
  const tabs = Object.fromEntries(orderTabs.map((tab) => [tab, sum(statesOfTab[tab])])) as Record<OrderTab, number>;
  return { all: sum(orderStates), ...tabs };
}

/** A page of an owner's orders that a filter leaves, the latest first, and how many stand under each tab. */
export async function listOrders(database: Database, ownerKey: string, filter: OrderFilter & Parameters<typeof readPaging>[0]) {
  const { pageNo, pageSize, offset } = readPaging(filter, ordersPageSize);
  const words = levelBookText(filter.keyword ?? '');
  const states = filter.tab === undefined ? null : statesOfTab[filter.tab];
  // One statement, so that the rows and their counts are of one moment.
  const { rows } = await database.query<{ states: Partial<Record<OrderState, number>> | null; list: OrderRecord[] | null }>(
    { ownerKey },
    `with own as materialized (
       select * from market_order where owner_key = $1 and deleted_at is null and ($2 = '' or strpos(search_text, $2) > 0)),
     page as (
       select id, user_id, order_no, state, version, buyer, coalesce(head->>'country', '') as country, coalesce(head->>'port', '') as port,
         coalesce(head->>'currency', '') as currency, cents::text, line_count, cartons::text, part_count, reason,
         coalesce(settled_on::text, '') as settled, filed_month, updated_at
       from own where $3::text[] is null or state = any($3::text[]) order by updated_at desc, id desc limit $4 offset $5)
     select (select json_object_agg(state, number) from (select state, count(*)::int as number from own group by state) s) as states,
       (select json_agg(p order by p.updated_at desc, p.id desc) from page p) as list`,
    [ownerKey, words, states, pageSize, offset],
    'market-order-list',
  );
  const { states: inStates, list } = rows[0]!;
  const counts = countTabs(inStates ?? {});
  return { list: list ?? [], counts, total: filter.tab === undefined ? counts.all : counts[filter.tab], pageNo, pageSize };
}

/** A row as it is shown. */
export function rowOf(record: OrderRecord, nameOf: (userId: number) => string): OrderRow {
  return {
    id: record.id,
    orderNo: record.order_no,
    state: record.state,
    version: record.version,
    buyer: record.buyer,
    country: record.country,
    port: record.port,
    currency: record.currency,
    amount: writeCents(BigInt(record.cents)),
    lines: record.line_count,
    cartons: record.cartons,
    parts: record.part_count,
    reason: record.reason,
    operator: nameOf(record.user_id),
    settledDay: record.settled,
    filedMonth: record.filed_month,
    updateTime: formatShanghai(new Date(record.updated_at).getTime()),
  };
}
