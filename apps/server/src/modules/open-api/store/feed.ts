import type { Held } from '@mastlight/domain/open-api/events-of-bill';
import { jsonText } from '../../../platform/db/json-text';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import type { UnfollowedBill } from '../queries/find-unfollowed';

/** The end of a company's feed while it is held. */
export interface FeedEnd {
  readonly lastNumber: number;
  readonly lastCreatedMs: number;
}

/**
 * Holds the end of a company's feed until the transaction ends: whoever else appends waits, so numbers are committed in
 * their order. Times of writing never go back, whatever a clock does.
 */
export async function holdFeed(tx: Transaction, ownerKey: string): Promise<FeedEnd> {
  const connection = connectionOf(tx);
  await connection.query(
    `insert into open_api_feed (owner_key, last_number, last_created_at) values ($1, 0, to_timestamp(0)) on conflict do nothing`,
    [ownerKey],
    'open-api-begin-feed',
  );
  const { rows } = await connection.query<{ last_number: number; last_created_at: Date }>(
    'select last_number, last_created_at from open_api_feed where owner_key = $1 for update',
    [ownerKey],
    'open-api-hold-feed',
  );
  return { lastNumber: rows[0]!.last_number, lastCreatedMs: rows[0]!.last_created_at.getTime() };
}

/** An event as it is appended. */
export interface NewEvent {
  readonly number: number;
  readonly eventId: string;
  readonly type: string;
  readonly code: string;
  readonly billNo: string;
  readonly bookingNos: readonly string[];
  readonly containerNo: string | null;
  /** As it is served. */
  readonly body: object;
}

/** Appends events to a feed that is held, all of them written at one instant. */
export async function appendEvents(tx: Transaction, ownerKey: string, events: readonly NewEvent[], createdMs: number): Promise<void> {
  if (events.length === 0) return;
  const connection = connectionOf(tx);
  await connection.query(
    `insert into open_api_event (owner_key, number, event_id, created_at, type, code, bill_no, booking_nos, container_no, body)
     select $1, number, "eventId", $2, type, code, "billNo", array(select json_array_elements_text("bookingNos")), "containerNo", body
     from json_to_recordset($3::json) as row
       (number bigint, "eventId" text, type text, code text, "billNo" text, "bookingNos" json, "containerNo" text, body json)`,
    [ownerKey, new Date(createdMs), jsonText(events)],
    'open-api-append-events',
  );
  await connection.query(
    'update open_api_feed set last_number = $2, last_created_at = $3 where owner_key = $1',
    [ownerKey, events.at(-1)!.number, new Date(createdMs)],
    'open-api-move-feed',
  );
}

/** What was told of a bill, and of which version of which reading of it. */
export interface ToldBill {
  readonly port: string;
  readonly billNo: string;
  readonly reading: string;
  readonly version: number;
  readonly held: Held;
}

/** Writes down what bills were told as. */
export async function keepTold(tx: Transaction, ownerKey: string, bills: readonly ToldBill[], nowMs: number): Promise<void> {
  if (bills.length === 0) return;
  await connectionOf(tx).query(
    `insert into open_api_told (owner_key, port, bill_no, reading, version, held, told_at)
     select $1, port, "billNo", reading, version, held, $3
     from json_to_recordset($2::json) as row (port text, "billNo" text, reading text, version int, held json)
     on conflict (owner_key, port, bill_no) do update
       set reading = excluded.reading, version = excluded.version, held = excluded.held, told_at = excluded.told_at`,
    [ownerKey, jsonText(bills), new Date(nowMs)],
    'open-api-keep-told',
  );
}

/** Deletes a bounded number of events that were written before an instant; how many. */
export async function deleteOldEvents(tx: Transaction, beforeMs: number, limit: number): Promise<number> {
  const { rowCount } = await connectionOf(tx).query(
    `delete from open_api_event where (owner_key, number) in (
       select owner_key, number from open_api_event where created_at < $1 order by created_at limit $2)`,
    [new Date(beforeMs), limit],
    'open-api-delete-events',
  );
  return rowCount;
}

/** Forgets what was told of some bills. */
export async function forgetTold(tx: Transaction, bills: readonly UnfollowedBill[]): Promise<void> {
  if (bills.length === 0) return;
  await connectionOf(tx).query(
    `delete from open_api_told t using json_to_recordset($1::json) as row ("ownerKey" text, port text, "billNo" text)
     where t.owner_key = row."ownerKey" and t.port = row.port and t.bill_no = row."billNo"`,
    [jsonText(bills)],
    'open-api-forget-told',
  );
}
