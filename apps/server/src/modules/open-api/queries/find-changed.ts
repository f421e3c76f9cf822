import type { Held } from '@mastlight/domain/open-api/events-of-bill';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import type { Changed } from '../parts';

/** A bill that a company follows, as it is published for it now, and what of it was told. */
export interface ChangedBill {
  readonly port: PortCode;
  readonly billNo: string;
  /** Bookings by which the company came to follow it. */
  readonly bookingNos: readonly string[];
  /** The call on which its owner reads it; empty: its own. */
  readonly reading: string;
  readonly version: number;
  /** As published, JSON. */
  readonly status: string;
  /** Null: it was never told. */
  readonly held: Held | null;
}

/** Behind which bill is looked on. */
export type After = Pick<ChangedBill, 'port' | 'billNo'> | null;

/**
 * Bills that a company follows and that say something else than was told, in order, as many as are asked for. One that
 * somebody typed to a call is told as it reads there; a company that follows a bill with several rows is told once.
 */
export async function findChanged(
  tx: Transaction,
  ownerKey: string,
  { port, billNos }: Changed,
  after: After,
  limit: number,
): Promise<readonly ChangedBill[]> {
  const { rows } = await connectionOf(tx).query<ChangedBill>(
    `with followed as (
       select f.port, f.subject as bill_no, max(typed.subject) as typed, array_remove(array_agg(distinct booked.subject), null) as bookings
       from follow_subject f
       left join follow_subject typed on typed.owner_key = f.owner_key and typed.product = f.product and typed.row_id = f.row_id
         and typed.kind = 'bill-on-call'
       left join follow_subject booked on booked.owner_key = f.owner_key and booked.product = f.product and booked.row_id = f.row_id
         and booked.kind = 'booking'
       where f.owner_key = $1 and f.kind = 'bill' and ($2::text is null or f.port = $2) and ($3::text[] is null or f.subject = any($3))
         and ($4::text is null or (f.port, f.subject) > ($4, $5))
       group by f.port, f.subject)
     select f.port, f.bill_no as "billNo", f.bookings as "bookingNos", coalesce(f.typed, '') as reading,
       coalesce(o.version, b.version) as version, (case when f.typed is null then b.status else o.status end)::text as status, t.held
     from followed f
     join tracking_bill b on b.port = f.port and b.bill_no = f.bill_no
     left join tracking_bill_on_call o on o.port = f.port and o.subject = f.typed
     left join open_api_told t on t.owner_key = $1 and t.port = f.port and t.bill_no = f.bill_no
     where (case when f.typed is null then b.status else o.status end) is not null
       and (t.version is null or t.version <> coalesce(o.version, b.version) or t.reading <> coalesce(f.typed, ''))
     order by f.port, f.bill_no limit $6`,
    [ownerKey, port ?? null, billNos ?? null, after?.port ?? null, after?.billNo ?? null, limit],
    'open-api-find-changed',
  );
  return rows;
}

/** Bodies of a company's events by their ids; those that are not kept any more are missing. */
export async function findBodies(
  tx: Transaction,
  ownerKey: string,
  eventIds: readonly string[],
): Promise<ReadonlyMap<string, Readonly<Record<string, unknown>>>> {
  if (eventIds.length === 0) return new Map();
  const { rows } = await connectionOf(tx).query<{ event_id: string; body: Readonly<Record<string, unknown>> }>(
    'select event_id, body from open_api_event where owner_key = $1 and event_id = any($2::text[])',
    [ownerKey, eventIds],
    'open-api-find-bodies',
  );
  return new Map(rows.map(({ event_id, body }) => [event_id, body]));
}

/** Of some ids, those that stand in a company's feed. */
export async function findToldIds(tx: Transaction, ownerKey: string, eventIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (eventIds.length === 0) return new Set();
  const { rows } = await connectionOf(tx).query<{ event_id: string }>(
    'select event_id from open_api_event where owner_key = $1 and event_id = any($2::text[])',
    [ownerKey, eventIds],
    'open-api-find-told-ids',
  );
  return new Set(rows.map(({ event_id }) => event_id));
}
