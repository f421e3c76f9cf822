import type { SubscriptionFilter } from '@mastlight/domain/open-api/event-subscription';
import { jsonText } from '../../../platform/db/json-text';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import type { HeldWebhook } from './webhooks';

/** A subscription that is held. */
export interface HeldSubscription extends HeldWebhook {
  /** Of its address. */
  readonly id: number;
  readonly salt: string;
}

/** A subscription of a company; it is held until the transaction ends. Null: the company has none such. */
export async function holdSubscription(tx: Transaction, ownerKey: string, subscriptionId: string): Promise<HeldSubscription | null> {
  const { rows } = await connectionOf(tx).query<HeldSubscription>(
    `select id, salt, is_on as "isOn", off_why as "offWhy", true as "isSubscription"
     from open_api_webhook where owner_key = $1 and subscription_id = $2 for update`,
    [ownerKey, subscriptionId],
    'open-api-hold-subscription',
  );
  return rows[0] ?? null;
}

/** Alters what a subscription that is held is told: what is put down for it already still goes. */
export async function alterSubscription(
  tx: Transaction,
  ownerKey: string,
  id: number,
  { eventTypes, filter }: { readonly eventTypes: readonly string[]; readonly filter: SubscriptionFilter },
): Promise<void> {
  await connectionOf(tx).query(
    'update open_api_webhook set event_types = $3, filter = $4 where owner_key = $1 and id = $2',
    [ownerKey, id, eventTypes, jsonText(filter)],
    'open-api-alter-subscription',
  );
}

/** Gives a subscription that is held another secret; the one before signs no more. */
export async function changeSealedSecret(tx: Transaction, ownerKey: string, id: number, sealedSecret: string): Promise<void> {
  await connectionOf(tx).query(
    'update open_api_webhook set sealed_secret = $3 where owner_key = $1 and id = $2',
    [ownerKey, id, sealedSecret],
    'open-api-change-sealed-secret',
  );
}
