import type { ByHand } from '@mastlight/domain/market-order/declaration';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';

/** A declaration, with what customs have told of it; days are `2026-05-31`, empty where they told nothing. */
export interface EnteredDeclaration {
  readonly id: number;
  readonly orderId: number;
  readonly told: ByHand;
  /** What stands of what was entered before. */
  readonly byHand: ByHand;
}

interface Row {
  readonly id: number;
  readonly order_id: number;
  readonly declaration_no: string;
  readonly by_hand: ByHand;
  readonly declared_at: Date | null;
  readonly released_at: Date | null;
  readonly closed_at: Date | null;
}

const columns = 'd.id, d.order_id, d.declaration_no, d.by_hand, d.declared_at, d.released_at, d.closed_at';
const dayOf = (at: Date | null): string => (at === null ? '' : formatShanghai(at.getTime()).slice(0, 10));

function declarationOf(row: Row): EnteredDeclaration {
  return {
    id: row.id,
    orderId: row.order_id,
    told: {
      declarationNo: row.declaration_no === row.by_hand.declarationNo ? '' : row.declaration_no,
      declaredDay: dayOf(row.declared_at),
      releasedDay: dayOf(row.released_at),
      closedDay: dayOf(row.closed_at),
    },
    byHand: row.by_hand,
  };
}

/** One of an owner's declarations; null: none of his. */
export async function findDeclaration(tx: Transaction, ownerKey: string, id: number): Promise<EnteredDeclaration | null> {
  const { rows } = await connectionOf(tx).query<Row>(
    `select ${columns} from market_order_declaration d where d.owner_key = $1 and d.id = $2`,
    [ownerKey, id],
    'market-order-find-declaration',
  );
  return rows[0] ? declarationOf(rows[0]) : null;
}

/** The declaration that stands for a part of an order, by the number that people call it by: `YW2611280001-1`. */
export async function findByNumber(tx: Transaction, ownerKey: string, number: string): Promise<EnteredDeclaration | null> {
  const [, orderNo, part = '1'] = /^(YW\d{10,})(?:-(\d{1,3}))?$/.exec(number) ?? [];
  if (orderNo === undefined) return null;
  const { rows } = await connectionOf(tx).query<Row>(
    `select ${columns} from market_order_declaration d join market_order o on o.id = d.order_id
     where o.owner_key = $1 and o.order_no = $2 and d.part = $3 and d.is_current and o.deleted_at is null`,
    [ownerKey, orderNo, Number(part)],
    'market-order-find-by-number',
  );
  return rows[0] ? declarationOf(rows[0]) : null;
}
