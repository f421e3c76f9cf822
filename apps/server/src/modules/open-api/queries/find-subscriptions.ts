import type { SubscriptionFilter } from '@mastlight/domain/open-api/event-subscription';
import type { OffReason } from '@mastlight/domain/open-api/judge-webhook';
import type { Database } from '../../../platform/db/database';

/** A subscription as its company's programs see it. */
export interface KeptSubscription {
  /** Of its address: in this order they were made. */
  readonly id: number;
  readonly subscriptionId: string;
  readonly url: string;
  readonly filter: SubscriptionFilter;
  /** Null: it is on. */
  readonly offWhy: OffReason | null;
}

/** Subscriptions of a company that were made after one, the earliest first, as many as are asked for. */
export async function listSubscriptions(
  database: Database,
  ownerKey: string,
  after: number,
  limit: number,
): Promise<readonly KeptSubscription[]> {
  const { rows } = await database.query<KeptSubscription>(
    { ownerKey },
    `select id, subscription_id as "subscriptionId", url, filter, off_why as "offWhy" from open_api_webhook
     where owner_key = $1 and subscription_id is not null and id > $2 order by id limit $3`,
    [ownerKey, after, limit],
    'open-api-list-subscriptions',
  );
  return rows;
}

/** A subscription of a company; null: it has none such. */
export async function findSubscription(database: Database, ownerKey: string, subscriptionId: string): Promise<KeptSubscription | null> {
  const { rows } = await database.query<KeptSubscription>(
    { ownerKey },
    `select id, subscription_id as "subscriptionId", url, filter, off_why as "offWhy" from open_api_webhook
     where owner_key = $1 and subscription_id = $2`,
    [ownerKey, subscriptionId],
    'open-api-find-subscription',
  );
  return rows[0] ?? null;
}
