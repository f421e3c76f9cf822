import type { RemovalLimits } from '@mastlight/domain/vocabulary/automatic-removal';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import type { EndableRow } from '../../billing/index';

/** Calls of every owner, after an id, whose time may be over. */
export async function findEndable(
  transaction: Transaction,
  { sinceMs, departedMs, unfinishedMs }: RemovalLimits,
  afterId: number,
  limit: number,
): Promise<EndableRow[]> {
  const { rows } = await connectionOf(transaction).query<EndableRow>(
    `select s.id, s.owner_key as "ownerKey", s.created_ms as "sinceMs", s.created_ms as "createdMs", s.port, s.call as subject, c.heard_ms as "heardMs", sailed.departed_ms as "departedMs"
     from vessel_subscription s left join tracking_call c on c.call = s.call and c.port = s.port
     cross join lateral (select coalesce(c.atd_ms, (c.status->>'departedMs')::bigint) as departed_ms) sailed
     where s.created_ms <= $1 and s.ended_ms is null and s.id > $4
       and case when sailed.departed_ms is not null then sailed.departed_ms <= $2 when c.heard_ms is null then true else s.created_ms <= $3 end
     order by s.id limit $5`,
    [sinceMs, departedMs, unfinishedMs, afterId, limit],
    'vessel-subscription-endable',
  );
  return rows;
}
