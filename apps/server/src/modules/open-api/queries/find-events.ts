import type { EventFilter, TimeOperator } from '@mastlight/domain/open-api/events-query';
import type { Database } from '../../../platform/db/database';

/** An event of a feed; `body` is JSON as it is served. */
export interface FeedEvent {
  readonly number: number;
  readonly body: string;
}

const bound = (created: EventFilter['created'], is: TimeOperator): Date | null => {
  const all = (created ?? []).filter((one) => one.is === is).map(({ ms }) => ms);
  return all.length === 0 ? null : new Date(all[0]!);
};

/** Some events, and the last number that was committed when they were looked for. */
export interface FoundEvents {
  readonly events: readonly FeedEvent[];
  readonly lastNumber: number;
}

/**
 * Events of a company's feed behind a number, in the order in which they were written or against it, as many as are
 * asked for. What is committed is a beginning of all numbers (`holdFeed`): an event that comes later stands behind the
 * last number of now, which is read in the same look.
 */
export async function findEvents(
  database: Database,
  ownerKey: string,
  filter: EventFilter,
  after: number,
  limit: number,
): Promise<FoundEvents> {
  const { created, isNewestFirst = false } = filter;
  const { rows } = await database.query<{ last: number | null; number: number | null; body: string }>(
    { ownerKey },
    isNewestFirst ? backSql : forthSql,
    [
      ownerKey,
      after,
      limit,
      filter.eventType ?? null,
      filter.equipmentEventTypeCode ?? null,
      filter.transportEventTypeCode ?? null,
      filter.shipmentEventTypeCode ?? null,
      filter.carrierBookingReference ?? null,
      filter.transportDocumentReference ?? null,
      filter.equipmentReference ?? null,
      ...(['gte', 'gt', 'lte', 'lt', 'eq'] as const).map((is) => bound(created, is)),
    ],
    isNewestFirst ? 'open-api-find-events-back' : 'open-api-find-events',
  );
  return {
    events: rows.flatMap(({ number, body }) => (number === null ? [] : [{ number, body }])),
    lastNumber: rows[0]?.last ?? 0,
  };
}

const forthSql = `select feed.last, page.number, page.body
  from (select (select last_number from open_api_feed where owner_key = $1) as last) feed
  left join lateral (
    select number, body::text as body from open_api_event
    where owner_key = $1 and number > $2
      and ($4::text[] is null or type = any($4))
      and (coalesce($5::text[], $6::text[], $7::text[]) is null or (type = 'EQUIPMENT' and code = any($5))
        or (type = 'TRANSPORT' and code = any($6)) or (type = 'SHIPMENT' and code = any($7)))
      and ($8::text[] is null or booking_nos && $8) and ($9::text[] is null or bill_no = any($9))
      and ($10::text[] is null or container_no = any($10))
      and ($11::timestamptz is null or created_at >= $11) and ($12::timestamptz is null or created_at > $12)
      and ($13::timestamptz is null or created_at <= $13) and ($14::timestamptz is null or created_at < $14)
      and ($15::timestamptz is null or created_at = $15)
    order by number limit $3) page on true
  order by page.number`;

const backSql = `select feed.last, page.number, page.body
  from (select (select last_number from open_api_feed where owner_key = $1) as last) feed
  left join lateral (
    select number, body::text as body from open_api_event
    where owner_key = $1 and number < $2
      and ($4::text[] is null or type = any($4))
      and (coalesce($5::text[], $6::text[], $7::text[]) is null or (type = 'EQUIPMENT' and code = any($5))
        or (type = 'TRANSPORT' and code = any($6)) or (type = 'SHIPMENT' and code = any($7)))
      and ($8::text[] is null or booking_nos && $8) and ($9::text[] is null or bill_no = any($9))
      and ($10::text[] is null or container_no = any($10))
      and ($11::timestamptz is null or created_at >= $11) and ($12::timestamptz is null or created_at > $12)
      and ($13::timestamptz is null or created_at <= $13) and ($14::timestamptz is null or created_at < $14)
      and ($15::timestamptz is null or created_at = $15)
    order by number desc limit $3) page on true
  order by page.number desc`;
