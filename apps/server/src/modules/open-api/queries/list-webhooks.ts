import type { SubscriptionFilter } from '@mastlight/domain/open-api/event-subscription';
import type { EventType } from '@mastlight/domain/open-api/events-of-bill';
import type { OffReason } from '@mastlight/domain/open-api/judge-webhook';
import type { Database } from '../../../platform/db/database';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import type { Addressed } from '../push-forms';

/** An address as its company sees it. */
export interface KeptWebhook {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly eventTypes: EventType[];
  readonly isOn: boolean;
  readonly offWhy: OffReason | null;
  readonly offAt: Date | null;
  readonly failingFrom: Date | null;
  readonly holdsUntil: Date | null;
  readonly oldSignsUntil: Date | null;
  readonly waiting: number;
  readonly madeBy: number;
  readonly madeAt: Date;
  /** Null: a person made it. */
  readonly subscriptionId: string | null;
  readonly filter: SubscriptionFilter;
}

/** A company's addresses, the latest first; spans that are over are told no more. */
export async function listWebhooks(database: Database, ownerKey: string, nowMs: number): Promise<readonly KeptWebhook[]> {
  const { rows } = await database.query<KeptWebhook>(
    { ownerKey },
    `select w.id, w.name, w.url, w.event_types as "eventTypes", w.is_on as "isOn", w.off_why as "offWhy", w.off_at as "offAt",
       w.failing_from as "failingFrom", case when w.holds_until > $2 then w.holds_until end as "holdsUntil",
       case when w.old_signs_until > $2 then w.old_signs_until end as "oldSignsUntil",
       (select count(*)::int from open_api_delivery d where d.webhook_id = w.id and d.state in ('waiting', 'sending')) as waiting,
       w.made_by as "madeBy", w.made_at as "madeAt", w.subscription_id as "subscriptionId", w.filter
     from open_api_webhook w where w.owner_key = $1 order by w.id desc`,
    [ownerKey, new Date(nowMs)],
    'open-api-list-webhooks',
  );
  return rows;
}

/** What a test is sent with; null: the company has no such address. */
export interface TestableWebhook extends Addressed {
  readonly url: string;
}

/** An address of a company, as it is called now. */
export async function findWebhook(tx: Transaction, ownerKey: string, id: number, nowMs: number): Promise<TestableWebhook | null> {
  const { rows } = await connectionOf(tx).query<TestableWebhook>(
    `select url, salt, case when old_signs_until > $3 then old_salt end as "oldSalt", subscription_id as "subscriptionId",
       sealed_secret as "sealedSecret" from open_api_webhook where owner_key = $1 and id = $2`,
    [ownerKey, id, new Date(nowMs)],
    'open-api-find-webhook',
  );
  return rows[0] ?? null;
}

/** A delivery as it is kept. */
export interface KeptDelivery {
  readonly id: number;
  readonly eventId: string;
  readonly type: string;
  readonly billNo: string;
  readonly isTest: boolean;
  readonly state: 'waiting' | 'sending' | 'delivered' | 'failed';
  readonly tries: number;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly dueAt: Date | null;
  readonly tookMs: number | null;
  readonly outcome: string | null;
  readonly status: number | null;
  readonly answer: string;
}

/** What was sent to an address of a company, the latest first, as many as are asked for; null: it has no such address. */
export async function listDeliveries(
  database: Database,
  ownerKey: string,
  {
    id,
    beforeId,
    isFailedOnly,
    limit,
  }: { readonly id: number; readonly beforeId: number | null; readonly isFailedOnly: boolean; readonly limit: number },
): Promise<readonly KeptDelivery[] | null> {
  // Of an address to which nothing was sent there is one row without a delivery.
  const { rows } = await database.query<{ readonly [prop in keyof KeptDelivery]: KeptDelivery[prop] | null }>(
    { ownerKey },
    `select d.id, d.event_id as "eventId", d.type, d.bill_no as "billNo", d.number is null as "isTest", d.state, d.tries, d.created_at as "createdAt",
       d.started_at as "startedAt", case when d.state = 'waiting' and w.is_on then greatest(d.due_at, w.holds_until) end as "dueAt",
       d.took_millis as "tookMs", d.outcome, d.status, d.answer
     from open_api_webhook w left join lateral (
       select * from open_api_delivery where owner_key = $1 and webhook_id = w.id and ($3::bigint is null or id < $3) and (not $4 or state = 'failed')
       order by id desc limit $5) d on true
     where w.owner_key = $1 and w.id = $2 order by d.id desc`,
    [ownerKey, id, beforeId, isFailedOnly, limit],
    'open-api-list-deliveries',
  );
  return rows.length === 0 ? null : rows.filter((row): row is KeptDelivery => row.id !== null);
}
