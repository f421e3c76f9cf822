import type { SubscriptionFilter } from '@mastlight/domain/open-api/event-subscription';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import type { Addressed } from '../push-forms';

/**
 * Puts down for an address what its company's feed has behind the place that it has come to, a bounded number of events;
 * how many of the feed were read. What others read just now is passed over. Numbers of deliveries grow as those of the feed do.
 */
export async function readFeed(tx: Transaction, webhookId: number, limit: number, nowMs: number): Promise<number> {
  const connection = connectionOf(tx);
  const { rows } = await connection.query<{ ownerKey: string; readNumber: number; eventTypes: string[]; filter: SubscriptionFilter }>(
    `select owner_key as "ownerKey", read_number as "readNumber", event_types as "eventTypes", filter from open_api_webhook
     where id = $1 and is_on for update skip locked`,
    [webhookId],
    'open-api-hold-reader',
  );
  const [webhook] = rows;
  if (!webhook) return 0;
  const { ownerKey, readNumber, eventTypes, filter } = webhook;
  const { rows: read } = await connection.query<{ count: number }>(
    `with page as (
       select number, event_id, type, code, bill_no, booking_nos, container_no from open_api_event where owner_key = $1 and number > $2 order by number limit $3),
     added as (
       insert into open_api_delivery (owner_key, webhook_id, number, event_id, type, bill_no, state, created_at, due_at)
       select $1, $4, number, event_id, lower(type || '.' || code), bill_no, 'waiting', $6, $6 from page
       where type = any($5)
         and (coalesce($7::text[], $8::text[], $9::text[]) is null or (type = 'EQUIPMENT' and code = any($7))
           or (type = 'TRANSPORT' and code = any($8)) or (type = 'SHIPMENT' and code = any($9)))
         and ($10::text[] is null or booking_nos && $10) and ($11::text[] is null or bill_no = any($11))
         and ($12::text[] is null or container_no = any($12))
       order by number),
     moved as (
       update open_api_webhook set read_number = (select max(number) from page) where id = $4 and exists (select from page))
     select count(*)::int as count from page`,
    [
      ownerKey,
      readNumber,
      limit,
      webhookId,
      eventTypes,
      new Date(nowMs),
      filter.equipmentEventTypeCode ?? null,
      filter.transportEventTypeCode ?? null,
      filter.shipmentEventTypeCode ?? null,
      filter.carrierBookingReference ?? null,
      filter.transportDocumentReference ?? null,
      filter.equipmentReference ?? null,
    ],
    'open-api-read-feed',
  );
  return read[0]!.count;
}

/** What is pushed now. */
export interface ClaimedDelivery extends Addressed {
  readonly id: number;
  readonly ownerKey: string;
  readonly webhookId: number;
  readonly url: string;
  readonly failingFromMs: number | null;
  readonly eventId: string;
  readonly type: string;
  readonly createdMs: number;
  /** The event as it is served, JSON. */
  readonly body: string;
  readonly tries: number;
  /** Tells this attempt from one that came before or comes after it. */
  readonly startedMs: number;
}

/**
 * Claims what is due for an address, of each bill the earliest alone that is not over: what happens to a bill arrives in its
 * order, and what does not arrive of one holds up no other. It counts as tried before it is sent.
 */
export async function claimDue(tx: Transaction, webhookId: number, limit: number, nowMs: number): Promise<readonly ClaimedDelivery[]> {
  const { rows } = await connectionOf(tx).query<ClaimedDelivery>(
    `with due as (
       select d.id, w.url, w.salt, case when w.old_signs_until > $2 then w.old_salt end as old_salt, w.failing_from, w.subscription_id, w.sealed_secret,
         e.body::text as body, e.created_at
       from open_api_webhook w
       join open_api_delivery d on d.webhook_id = w.id and d.state = 'waiting' and d.due_at <= $2
       join open_api_event e on e.owner_key = d.owner_key and e.number = d.number
       where w.id = $1 and w.is_on and (w.holds_until is null or w.holds_until <= $2) and not exists (
         select from open_api_delivery b where b.webhook_id = d.webhook_id and b.bill_no = d.bill_no and b.id < d.id and b.state in ('waiting', 'sending'))
       order by d.id limit $3 for update of d skip locked)
     update open_api_delivery d set state = 'sending', tries = d.tries + 1, started_at = $2 from due where d.id = due.id
     returning d.id, d.owner_key as "ownerKey", d.webhook_id as "webhookId", due.url, due.salt, due.old_salt as "oldSalt",
       due.subscription_id as "subscriptionId", due.sealed_secret as "sealedSecret",
       (extract(epoch from due.failing_from) * 1000)::float8 as "failingFromMs", d.event_id as "eventId", d.type,
       (extract(epoch from due.created_at) * 1000)::float8 as "createdMs", due.body, d.tries, (extract(epoch from d.started_at) * 1000)::float8 as "startedMs"`,
    [webhookId, new Date(nowMs), limit],
    'open-api-claim-due',
  );
  return rows;
}

/** What became of an attempt. */
export interface Ended {
  readonly state: 'delivered' | 'waiting' | 'failed';
  readonly outcome: string;
  readonly status: number | null;
  readonly answer: string;
  readonly tookMs: number;
  readonly dueMs: number | null;
  readonly holdsUntilMs: number | null;
  readonly nowMs: number;
}

/**
 * Writes down what became of an attempt and how its address is; false when that is no longer asked: it was given up as lost, or
 * is gone, or went to where the address stood before. What that one did not take goes to the new one at once, from its first
 * attempt on, and its words are none of the new one's.
 */
export async function endDelivery(tx: Transaction, { id, webhookId, url, startedMs }: ClaimedDelivery, ended: Ended): Promise<boolean> {
  const connection = connectionOf(tx);
  // The address first, as whoever switches or deletes it does.
  const { rows: held } = await connection.query<{ url: string }>(
    'select url from open_api_webhook where id = $1 for update',
    [webhookId],
    'open-api-hold-for-end',
  );
  const isMoved = held[0] !== undefined && held[0].url !== url;
  const isAnew = isMoved && ended.state !== 'delivered';
  const now = new Date(ended.nowMs);
  const dueMs = isAnew ? ended.nowMs : ended.dueMs;
  const { rowCount } = await connection.query(
    `update open_api_delivery set state = $2, outcome = $3, status = $4, answer = $5, took_millis = $6, due_at = coalesce($7, due_at),
       ended_at = case when $2 = 'waiting' then null else $8::timestamptz end, tries = case when $10 then 0 else tries end
     where id = $1 and state = 'sending' and started_at = $9`,
    [
      id,
      isAnew ? 'waiting' : ended.state,
      ended.outcome,
      ended.status,
      ended.answer,
      ended.tookMs,
      dueMs === null ? null : new Date(dueMs),
      now,
      new Date(startedMs),
      isAnew,
    ],
    'open-api-end-delivery',
  );
  if (rowCount === 0 || isMoved) return false;
  await connection.query(
    `update open_api_webhook set failing_from = case when $2 = 'delivered' then null else coalesce(failing_from, $3) end,
       holds_until = coalesce(greatest(holds_until, $4), holds_until) where id = $1`,
    [webhookId, ended.state, now, ended.holdsUntilMs === null ? null : new Date(ended.holdsUntilMs)],
    'open-api-note-webhook',
  );
  return true;
}

/** Has attempts whose sender has died be made again, under the same id: nobody knows whether they arrived. */
export async function reviveLost(tx: Transaction, startedBeforeMs: number, nowMs: number): Promise<void> {
  await connectionOf(tx).query(
    `update open_api_delivery set state = 'waiting', due_at = $2 where state = 'sending' and started_at < $1`,
    [new Date(startedBeforeMs), new Date(nowMs)],
    'open-api-revive-lost',
  );
}

/** A test that was made, as it is noted among what was sent. */
export interface MadeTest {
  readonly ownerKey: string;
  readonly webhookId: number;
  readonly eventId: string;
  readonly type: string;
  readonly isDelivered: boolean;
  readonly outcome: string;
  readonly status: number | null;
  readonly answer: string;
  readonly startedMs: number;
  readonly tookMs: number;
}

/** Notes a test, unless its address is gone meanwhile. */
export async function noteTest(tx: Transaction, test: MadeTest): Promise<void> {
  await connectionOf(tx).query(
    `insert into open_api_delivery (owner_key, webhook_id, event_id, type, bill_no, state, tries, created_at, due_at, started_at, ended_at, took_millis, outcome, status, answer)
     select $1, w.id, $3, $4, '', $5, 1, $6, $6, $6, $7, $8, $9, $10, $11 from open_api_webhook w where w.owner_key = $1 and w.id = $2 for key share`,
    [
      test.ownerKey,
      test.webhookId,
      test.eventId,
      test.type,
      test.isDelivered ? 'delivered' : 'failed',
      new Date(test.startedMs),
      new Date(test.startedMs + test.tookMs),
      test.tookMs,
      test.outcome,
      test.status,
      test.answer,
    ],
    'open-api-note-test',
  );
}

/** Which deliveries are sent again: by number, or of a span, all of it or what did not arrive. */
export interface WhichDeliveries {
  readonly ids: readonly number[] | null;
  readonly fromMs: number;
  readonly toMs: number;
  readonly isFailedOnly: boolean;
}

/** Has deliveries of an address that is held be sent again, from their first attempt on; gives how many. Tests are made anew instead. */
export async function replayDeliveries(
  tx: Transaction,
  ownerKey: string,
  webhookId: number,
  { ids, fromMs, toMs, isFailedOnly }: WhichDeliveries,
  { limit, nowMs }: { readonly limit: number; readonly nowMs: number },
): Promise<number> {
  const { rowCount } = await connectionOf(tx).query(
    `update open_api_delivery set state = 'waiting', tries = 0, due_at = $7, ended_at = null
     where id in (
       select id from open_api_delivery where owner_key = $1 and webhook_id = $2 and number is not null and state <> 'sending'
         and ($3::bigint[] is null or id = any($3)) and ($3::bigint[] is not null or created_at between $4 and $5) and (not $6 or state = 'failed')
       order by id limit $8)`,
    [ownerKey, webhookId, ids, new Date(fromMs), new Date(toMs), isFailedOnly, new Date(nowMs), limit],
    'open-api-replay',
  );
  return rowCount;
}

/** Deletes a bounded number of deliveries that have ended before one instant, or were made before another; how many. */
export async function deleteOldDeliveries(tx: Transaction, endedBeforeMs: number, madeBeforeMs: number, limit: number): Promise<number> {
  const { rowCount } = await connectionOf(tx).query(
    `delete from open_api_delivery where id in (
       select id from open_api_delivery where created_at < $2 or (created_at < $1 and state in ('delivered', 'failed')) order by created_at limit $3)`,
    [new Date(endedBeforeMs), new Date(madeBeforeMs), limit],
    'open-api-delete-old-deliveries',
  );
  return rowCount;
}
