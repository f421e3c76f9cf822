import { morningReadMax } from '@mastlight/domain/bill-subscription/limits';
import type { Database } from '../../../platform/db/database';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import { nowCodesSql, recordColumns, subscribedBills, told, type SubscriptionRecord } from '../schema';

/** Owners of bills after one, in their order, who were not told of a day's morning yet. */
export async function findMorningOwners(database: Database, day: string, afterKey: string, limit: number): Promise<readonly string[]> {
  const { rows } = await database.query<{ ownerKey: string }>(
    'system',
    `select distinct s.owner_key as "ownerKey" from bill_subscription s
     left join bill_subscription_morning m on m.owner_key = s.owner_key
     where s.deleted_ms is null and s.owner_key > $2 and m.told_day is distinct from $1 order by 1 limit $3`,
    [day, afterKey, limit],
    'bill-subscription-morning-owners',
  );
  return rows.map(({ ownerKey }) => ownerKey);
}

/**
 * Bills of an owner that something is wrong with at port time `portNowMs`, or whose clock runs out before `untilMs`: the first
 * `morningReadMax` by their clocks, since each has a long status.
 */
export async function findMorning(
  tx: Transaction,
  ownerKey: string,
  portNowMs: number,
  untilMs: number,
): Promise<readonly SubscriptionRecord[]> {
  const { rows } = await connectionOf(tx).query<SubscriptionRecord>(
    `select ${recordColumns} from ${subscribedBills}
     where s.owner_key = $1 and s.deleted_ms is null
       and (cardinality(${nowCodesSql}) > 0 or ${told('clock_ms')} between $3::bigint and $2::bigint)
     order by ${told('clock_ms')} < $3::bigint, ${told('clock_ms')} nulls last, s.id limit $4`,
    [ownerKey, untilMs, portNowMs, morningReadMax],
    'bill-subscription-morning',
  );
  return rows;
}
