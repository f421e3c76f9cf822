import type { SubscriptionFilter } from '@mastlight/domain/open-api/event-subscription';
import type { OffReason } from '@mastlight/domain/open-api/judge-webhook';
import { jsonText } from '../../../platform/db/json-text';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';

/** An address before it is kept. */
export interface NewWebhook {
  readonly ownerKey: string;
  readonly name: string;
  readonly url: string;
  readonly eventTypes: readonly string[];
  readonly salt: string;
  readonly madeBy: number;
  /** What a program subscribed by; without it, a person makes it. */
  readonly subscription?: { readonly id: string; readonly sealedSecret: string; readonly filter: SubscriptionFilter };
}

/**
 * Keeps an address and gives its number; null when the company may have no further ones. It is told what is written to the
 * feed from now on. Whoever makes one holds the company's keys (`holdKeys`).
 */
export async function insertWebhook(tx: Transaction, webhook: NewWebhook, webhooksMax: number, nowMs: number): Promise<number | null> {
  const { rows } = await connectionOf(tx).query<{ id: number }>(
    `insert into open_api_webhook (owner_key, name, url, event_types, salt, made_by, made_at, read_number, subscription_id, sealed_secret, filter)
     select $1, $2, $3, $4, $5, $6, $7, coalesce((select last_number from open_api_feed where owner_key = $1), 0), $9, $10, $11
     where (select count(*) from open_api_webhook where owner_key = $1) < $8 returning id`,
    [
      webhook.ownerKey,
      webhook.name,
      webhook.url,
      webhook.eventTypes,
      webhook.salt,
      webhook.madeBy,
      new Date(nowMs),
      webhooksMax,
      webhook.subscription?.id ?? null,
      webhook.subscription?.sealedSecret ?? null,
      jsonText(webhook.subscription?.filter ?? {}),
    ],
    'open-api-insert-webhook',
  );
  return rows[0]?.id ?? null;
}

/** How an address stands that is held. */
export interface HeldWebhook {
  readonly isOn: boolean;
  /** Null while it is on. */
  readonly offWhy: OffReason | null;
  /** A program made it by a key. */
  readonly isSubscription: boolean;
}

/** An address of a company by its number; it is held until the transaction ends. Null: the company has none such. */
export async function holdWebhook(tx: Transaction, ownerKey: string, id: number): Promise<HeldWebhook | null> {
  const { rows } = await connectionOf(tx).query<HeldWebhook>(
    `select is_on as "isOn", off_why as "offWhy", subscription_id is not null as "isSubscription"
     from open_api_webhook where owner_key = $1 and id = $2 for update`,
    [ownerKey, id],
    'open-api-hold-webhook',
  );
  return rows[0] ?? null;
}

/**
 * Switches an address that is held off or on. What waits of one that was switched off for it is then tried at once, from its
 * first attempt on; what a person switched off himself goes on as it would have, so that switching makes no address busier.
 */
export async function switchWebhook(
  tx: Transaction,
  ownerKey: string,
  { id, offWhy }: Pick<HeldWebhook, 'offWhy'> & { readonly id: number },
  isOn: boolean,
  nowMs: number,
): Promise<void> {
  const connection = connectionOf(tx);
  const isAnew = isOn && offWhy !== 'person';
  await connection.query(
    `update open_api_webhook set is_on = $3, off_why = case when $3 then null else 'person' end,
       off_at = case when $3 then null else $4::timestamptz end,
       holds_until = case when $5 then null else holds_until end, failing_from = null
     where owner_key = $1 and id = $2 and is_on <> $3`,
    [ownerKey, id, isOn, new Date(nowMs), isAnew],
    'open-api-switch-webhook',
  );
  if (isAnew) await wakeDeliveries(tx, ownerKey, id, nowMs);
}

/** Has what waits for an address be tried at once, from its first attempt on; gives how many. */
async function wakeDeliveries(tx: Transaction, ownerKey: string, id: number, nowMs: number): Promise<number> {
  const { rowCount } = await connectionOf(tx).query(
    `update open_api_delivery set due_at = $3, tries = 0 where owner_key = $1 and webhook_id = $2 and state = 'waiting'`,
    [ownerKey, id, new Date(nowMs)],
    'open-api-wake-deliveries',
  );
  return rowCount;
}

/**
 * Has an address that is held stand elsewhere: how the one before was counts for nothing, and what waits is tried there at once;
 * how many that are.
 */
export async function moveWebhook(tx: Transaction, ownerKey: string, id: number, url: string, nowMs: number): Promise<number> {
  const { rowCount } = await connectionOf(tx).query(
    'update open_api_webhook set url = $3, holds_until = null, failing_from = null where owner_key = $1 and id = $2 and url <> $3',
    [ownerKey, id, url],
    'open-api-move-webhook',
  );
  return rowCount > 0 ? wakeDeliveries(tx, ownerKey, id, nowMs) : 0;
}

/** Gives an address that is held another secret; the one before signs on for a while. */
export async function rotateSalt(tx: Transaction, ownerKey: string, id: number, salt: string, oldUntilMs: number): Promise<void> {
  await connectionOf(tx).query(
    'update open_api_webhook set old_salt = salt, old_signs_until = $4, salt = $3 where owner_key = $1 and id = $2',
    [ownerKey, id, salt, new Date(oldUntilMs)],
    'open-api-rotate-salt',
  );
}

/** Gives an address that is held another name and other kinds of events. */
export async function updateWebhook(
  tx: Transaction,
  ownerKey: string,
  id: number,
  { name, eventTypes }: Pick<NewWebhook, 'name' | 'eventTypes'>,
): Promise<void> {
  await connectionOf(tx).query(
    'update open_api_webhook set name = $3, event_types = $4 where owner_key = $1 and id = $2',
    [ownerKey, id, name, eventTypes],
    'open-api-update-webhook',
  );
}

/** Deletes an address that is held, with all that was sent to it. */
export async function deleteWebhook(tx: Transaction, ownerKey: string, id: number): Promise<void> {
  const connection = connectionOf(tx);
  await connection.query('delete from open_api_webhook where owner_key = $1 and id = $2', [ownerKey, id], 'open-api-delete-webhook');
  await connection.query(
    'delete from open_api_delivery where owner_key = $1 and webhook_id = $2',
    [ownerKey, id],
    'open-api-delete-deliveries',
  );
}

/** Switches an address off because it told that it is gone, or has failed for too long; its name, null when it is neither on nor failing. */
export async function switchOffByItself(
  tx: Transaction,
  {
    id,
    why,
    failingSinceMs,
    nowMs,
  }: { readonly id: number; readonly why: 'gone' | 'failing'; readonly failingSinceMs: number; readonly nowMs: number },
): Promise<string | null> {
  const { rows } = await connectionOf(tx).query<{ name: string }>(
    `update open_api_webhook set is_on = false, off_why = $2, off_at = $4
     where id = $1 and is_on and ($2 = 'gone' or failing_from <= $3) returning name`,
    [id, why, new Date(failingSinceMs), new Date(nowMs)],
    'open-api-switch-off',
  );
  return rows[0]?.name ?? null;
}
