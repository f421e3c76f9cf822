import type { SubmissionState } from '@mastlight/domain/dispatch/index';
import { levelBookText } from '@mastlight/domain/contract-kit/book-product';
import { readPaging } from '@mastlight/domain/contract-kit/paging';
import { writeCents } from '@mastlight/domain/market-order/amounts';
import type { DeclarationRow } from '@mastlight/domain/market-order/contract';
import type { ByHand } from '@mastlight/domain/market-order/declaration';
import { ordersPageSize } from '@mastlight/domain/market-order/limits';
import type { DeclarationState } from '@mastlight/domain/market-order/states';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { Database } from '../../../platform/db/database';

export interface DeclarationRecord {
  readonly id: number;
  readonly order_id: number;
  readonly order_no: string;
  readonly part: number;
  readonly state: DeclarationState;
  readonly sending: SubmissionState;
  readonly reference: string;
  readonly declaration_no: string;
  readonly reason: string;
  readonly line_count: number;
  readonly usd_cents: string;
  readonly by_hand: ByHand;
  readonly declared_at: Date | null;
  readonly inspected_at: Date | null;
  readonly released_at: Date | null;
  readonly closed_at: Date | null;
  readonly is_current: boolean;
}

export const declarationColumns = `d.id, d.order_id, o.order_no, d.part, d.state, d.sending, d.reference, d.declaration_no, d.reason,
  d.line_count, d.usd_cents::text, d.by_hand, d.declared_at, d.inspected_at, d.released_at, d.closed_at, d.is_current`;

const timeOf = (at: Date | null): string => (at === null ? '' : formatShanghai(at.getTime()));

/** What customs told stands, to the second; a day by hand where they told none. */
export function showDeclaration(row: DeclarationRecord): DeclarationRow {
  const hand = row.by_hand;
  const byHand: DeclarationRow['byHand'] = [];
  if (hand.declarationNo !== '' && hand.declarationNo === row.declaration_no) byHand.push('declarationNo');
  const pick = (at: Date | null, prop: 'declaredDay' | 'releasedDay' | 'closedDay'): string => {
    if (at !== null || hand[prop] === '') return timeOf(at);
    byHand.push(prop);
    return hand[prop];
  };
  return {
    id: row.id,
    orderId: row.order_id,
    orderNo: row.order_no,
    part: row.part,
    state: row.state,
    sending: row.sending,
    reference: row.reference,
    declarationNo: row.declaration_no,
    reason: row.reason,
    lines: row.line_count,
    usd: writeCents(BigInt(row.usd_cents)),
    declaredTime: pick(row.declared_at, 'declaredDay'),
    inspectedTime: timeOf(row.inspected_at),
    releasedTime: pick(row.released_at, 'releasedDay'),
    closedTime: pick(row.closed_at, 'closedDay'),
    byHand,
    isCurrent: row.is_current,
  };
}

/** A page of an owner's declarations, the latest first. */
export async function listDeclarationPage(
  database: Database,
  ownerKey: string,
  filter: { readonly keyword?: string | undefined; readonly state?: DeclarationState | undefined } & Parameters<typeof readPaging>[0],
) {
  const { pageNo, pageSize, offset } = readPaging(filter, ordersPageSize);
  const { rows } = await database.query<DeclarationRecord & { total: number }>(
    { ownerKey },
    `with own as materialized (
       select d.id from market_order_declaration d join market_order o on o.id = d.order_id
       where d.owner_key = $1 and o.deleted_at is null and ($2::text is null or d.state = $2)
         and ($3 = '' or strpos(d.declaration_no || ' ' || d.reference || ' ' || o.search_text, $3) > 0))
     select ${declarationColumns}, (select count(*)::int from own) as total
     from market_order_declaration d join market_order o on o.id = d.order_id
     where d.id in (select id from own) order by d.id desc limit $4 offset $5`,
    [ownerKey, filter.state ?? null, levelBookText(filter.keyword ?? ''), pageSize, offset],
    'market-order-declaration-page',
  );
  return { list: rows.map(showDeclaration), total: rows[0]?.total ?? 0, pageNo, pageSize };
}
