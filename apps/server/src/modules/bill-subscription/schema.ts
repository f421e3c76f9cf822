/** What the tables of bill subscriptions hold, as rows come out of the database, with what is published of their bills. */
import { exceptions, type ExceptionCode } from '@mastlight/domain/vocabulary/bill-progress';
import type { PortCode } from '@mastlight/domain/vocabulary/port';

/** What a list row is made of. Times are ms since epoch, port time. */
export interface SubscriptionRecord {
  readonly id: number;
  /** Who answers for it. */
  readonly user_id: number;
  readonly port: PortCode;
  readonly bill_no: string;
  readonly created_ms: number;
  /** Grows with every change of the row or of its bill that a person would notice. */
  readonly version: number;
  readonly client_name: string | null;
  readonly remark: string | null;
  readonly auto_subscribe: boolean;
  readonly speed_type: number;
  readonly typed_vessel: string | null;
  readonly typed_voyage: string | null;
  readonly topped_ms: number | null;
  /** Exceptions that the user has dealt with, while nothing new has happened since; else null. */
  readonly acknowledged: readonly string[] | null;
  /** The status as published, on the call that the user typed where he did; `readPublishedStatus` reads it. Null until it has been derived for the first time. */
  readonly status: string | null;
  /** What the port has said of the bill, as it is published; `lifeOf` reads it. */
  readonly state: string;
  /** What asking has found while nothing was heard; null: it is waited for. */
  readonly fail_reason: string | null;
  readonly near_bill_no: string | null;
  readonly pass_flag: string | null;
  /** Since when it is followed, or followed again after it was deleted. */
  readonly since_ms: number;
  /** Whether anything was ever heard of its port. */
  readonly is_port_heard: boolean;
  /** Note for the truck. */
  readonly transport: string | null;
  /** Boxes whose truck has come to a terminal; `readArrivals` reads it. */
  readonly truck_arrivals: unknown;
}

/** What a user saw of a row when he said that he has dealt with it. */
export interface Acknowledgement {
  readonly id: number;
  readonly codes: readonly string[];
  readonly boxes: number;
  /** When the newest of it was said, by whoever said it; ms since epoch, 0 where nothing was. */
  readonly troubleMs: number;
}

/**
 * Subscriptions with what tracking publishes of their bills: by themselves, and
 * on the calls that users typed for them (R-7.4-38).
 */
export const subscribedBills = `bill_subscription s left join tracking_bill b on b.bill_no = s.bill_no and b.port = s.port
  left join tracking_bill_on_call o on o.subject = s.bill_no || ' ' || s.typed_vessel_key || '/' || s.typed_voyage_key and o.port = s.port`;

/** What a bill says to the owner of a row: on the call that he typed, where he typed one. */
export const told = (column: string): string => `case when s.typed_vessel_key is null then b.${column} else o.${column} end`;

const saidSql = `coalesce(${told('state')}, 'waiting')`;

/** The state of a row, as `lifeOf` tells it: what the port says, and while it says nothing what asking has found. */
export const stateSql = `case when ${saidSql} = 'waiting' and s.fail_reason is not null then 'failed' else ${saidSql} end`;

/** Exceptions of a row at port time `$3`. */
export const nowCodesSql = `array(select codes.code from unnest(${told('exception_codes')}, ${told('exception_spans')}) as codes (code, during)
  where codes.during @> $3::bigint)`;

/** Boxes of a row that wait. They are the bill's, whichever ship the user knows it on. */
export const boxesWaitingSql = 'coalesce(b.boxes_waiting, 0)';

/** Since when the newest trouble of a row has stood. */
export const troubleMsSql = `coalesce(${told('trouble_ms')}, 0)`;

/**
 * What the user has dealt with: nothing once more boxes wait than he saw, or a
 * newer hold or change was said. Both times are of those who said them, which
 * may be ahead of the port's clock.
 */
export const acknowledgedSql = `case when ${boxesWaitingSql} <= s.acknowledged_boxes
  and ${troubleMsSql} <= s.acknowledged_trouble_ms then s.acknowledged_codes end`;

/** Columns of `SubscriptionRecord`, for a select from `subscribedBills`. */
export const recordColumns = `s.id, s.user_id::float8 as user_id, s.port, s.bill_no, s.created_ms, s.version + coalesce(b.version, 0) + coalesce(o.version, 0) as version, s.client_name,
  s.remark, s.auto_subscribe, s.speed_type, s.typed_vessel, s.typed_voyage, s.topped_ms, ${acknowledgedSql} as acknowledged,
  (${told('status')})::text as status, ${saidSql} as state, s.fail_reason, s.near_bill_no, b.pass_flag, coalesce(s.recalled_ms, s.created_ms) as since_ms, s.transport, s.truck_arrivals,
  exists (select from tracking_port_heard h where h.port = s.port) as is_port_heard`;

export const exceptionCodes: readonly ExceptionCode[] = exceptions.map(({ code }) => code);
