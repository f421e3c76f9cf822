import type { RemovalLimits } from '@mastlight/domain/vocabulary/automatic-removal';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import type { Endable } from '../../../platform/list/end-by-time';

/**
 * Rows of every owner, after an id, whose time may be over. A voyage is long: it is over a month after the last empty box is
 * back, and without an end 60 days after its line has said anything new.
 */
export async function findEndable(tx: Transaction, { sinceMs }: RemovalLimits, afterId: number, limit: number): Promise<Endable[]> {
  const { rows } = await connectionOf(tx).query<{
    id: number;
    ownerKey: string;
    sinceMs: number;
    heardMs: number | null;
    departedMs: number | null;
  }>(
    `select s.id, s.owner_key as "ownerKey", greatest(s.created_ms, coalesce(t.news_ms, 0)) as "sinceMs", t.first_heard_ms as "heardMs", t.finished_ms as "departedMs"
     from overseas_subscription s left join line_tracking_shipment t on t.subject = s.subject
     where s.ended_ms is null and s.id > $2 and greatest(s.created_ms, coalesce(t.news_ms, 0)) <= $1
     order by s.id limit $3`,
    [sinceMs, afterId, limit],
    'overseas-endable',
  );
  return rows.map(({ id, ownerKey, ...facts }) => ({ id, ownerKey, facts, paidAs: null }));
}
