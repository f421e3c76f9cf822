import { connectionOf, type Transaction } from '../../../platform/db/transaction';

/**
 * Addresses for which there is something to do: events of their feed that were not put down yet, where not too many wait
 * already, or what is due. Those behind an address come first, so that they take turns.
 */
export async function findDueWebhooks(
  tx: Transaction,
  { nowMs, waitingMax, behind }: { readonly nowMs: number; readonly waitingMax: number; readonly behind: number },
): Promise<readonly { readonly id: number; readonly ownerKey: string }[]> {
  const { rows } = await connectionOf(tx).query<{ id: number; ownerKey: string }>(
    `select w.id, w.owner_key as "ownerKey" from open_api_webhook w left join open_api_feed f on f.owner_key = w.owner_key
     where w.is_on and (
       (f.last_number > w.read_number and (
         select count(*) from (select from open_api_delivery d where d.webhook_id = w.id and d.state in ('waiting', 'sending') limit $2) counted) < $2)
       or ((w.holds_until is null or w.holds_until <= $1)
         and exists (select from open_api_delivery d where d.webhook_id = w.id and d.state = 'waiting' and d.due_at <= $1)))
     order by w.id <= $3, w.id`,
    [new Date(nowMs), waitingMax, behind],
    'open-api-due-webhooks',
  );
  return rows;
}

/** Whether so many deliveries of an address are not over. */
export async function hasWaiting(tx: Transaction, webhookId: number, count: number): Promise<boolean> {
  const { rows } = await connectionOf(tx).query<{ has: boolean }>(
    `select count(*) >= $2 as has from (
       select from open_api_delivery where webhook_id = $1 and state in ('waiting', 'sending') limit $2) counted`,
    [webhookId, count],
    'open-api-has-waiting',
  );
  return rows[0]!.has;
}
