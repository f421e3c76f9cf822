/** What the tables of bill subscriptions hold, as rows come out of the database, with what is published of their bills. */
import { exceptions, type ExceptionCode } from '@mastlight/domain/vocabulary/bill-progress';
import type { PortCode } from '@mastlight/domain/vocabulary/port';

/** What a list row is made of. Times are ms since epoch, port time. */
export interface SubscriptionRecord {
  readonly id: number;
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
  /** The published status as stored; `readPublishedStatus` reads it. Null until the bill has been derived for the first time. */
  readonly status: string | null;
  readonly state: string;
  readonly pass_flag: string | null;
  /** Since when it is followed, or followed again after it was deleted. */
  readonly since_ms: number;
  /** Whether anything was ever heard of its port. */
  readonly is_port_heard: boolean;
  /** Note for the truck. */
  readonly transport: string | null;
  // Times of the call that the user typed, where a port tells of it.
  readonly typed_gate_in_opens_ms: number | null;
  readonly typed_gate_in_closes_ms: number | null;
  readonly typed_customs_closes_ms: number | null;
  readonly typed_port_closes_ms: number | null;
  readonly typed_eta_ms: number | null;
  readonly typed_etd_ms: number | null;
  readonly typed_ata_ms: number | null;
  readonly typed_atd_ms: number | null;
}

/** What a user saw of a row when he said that he has dealt with it. */
export interface Acknowledgement {
  readonly id: number;
  readonly codes: readonly string[];
  readonly boxes: number;
  /** When the newest of it was said, by whoever said it; ms since epoch, 0 where nothing was. */
  readonly troubleMs: number;
}

/** Subscriptions with what tracking publishes of their bills, and of the call that the user typed. */
export const subscribedBills = `bill_subscription s left join tracking_bill b on b.bill_no = s.bill_no and b.port = s.port
  left join tracking_call c on c.call = s.typed_vessel_key || '/' || s.typed_voyage_key and c.port = s.port`;

/**
 * Whether the user typed another call than the one the bill was derived for;
 * `isOtherCall` of tracking's rules, on the spellings that both sides keep.
 */
export const isOtherCallSql = `(s.typed_vessel_key is not null and (b.vessel_name is not null or b.voyage is not null)
  and (b.vessel_key = s.typed_vessel_key and s.typed_voyage_key <> '' and b.voyage_key <> '' and (b.voyage_key = s.typed_voyage_key
    or b.voyage_key in (s.typed_voyage_key || 'E', s.typed_voyage_key || 'I')
    or s.typed_voyage_key in (b.voyage_key || 'E', b.voyage_key || 'I'))) is not true)`;

/** Exceptions of a row at port time `$3`. */
export const nowCodesSql = `array(select told.code from unnest(case when ${isOtherCallSql} then b.apart_codes else b.exception_codes end,
      case when ${isOtherCallSql} then b.apart_spans else b.exception_spans end) as told (code, during) where told.during @> $3::bigint)`;

/** Boxes of a row that wait. They are the bill's, whichever ship the user knows it on. */
export const boxesWaitingSql = 'coalesce(b.boxes_waiting, 0)';

/** Since when the newest trouble of a row has stood; the clocks of the ship that was left are none of a row on another. */
export const troubleMsSql = `coalesce(case when ${isOtherCallSql} then b.apart_trouble_ms else b.trouble_ms end, 0)`;

/**
 * What the user has dealt with: nothing once more boxes wait than he saw, or a
 * newer hold or change was said. Both times are of those who said them, which
 * may be ahead of the port's clock.
 */
export const acknowledgedSql = `case when ${boxesWaitingSql} <= s.acknowledged_boxes
  and ${troubleMsSql} <= s.acknowledged_trouble_ms then s.acknowledged_codes end`;

/** Columns of `SubscriptionRecord`, for a select from `subscribedBills`. */
export const recordColumns = `s.id, s.port, s.bill_no, s.created_ms, s.version + coalesce(b.version, 0) + coalesce(c.version, 0) as version, s.client_name,
  s.remark, s.auto_subscribe, s.speed_type, s.typed_vessel, s.typed_voyage, s.topped_ms, ${acknowledgedSql} as acknowledged, b.status::text as status,
  case when ${isOtherCallSql} then b.apart_state else coalesce(b.state, 'waiting') end as state, b.pass_flag, coalesce(s.recalled_ms, s.created_ms) as since_ms, s.transport,
  exists (select from tracking_port_heard h where h.port = s.port) as is_port_heard,
  c.gate_in_opens_ms as typed_gate_in_opens_ms, c.gate_in_closes_ms as typed_gate_in_closes_ms,
  c.customs_closes_ms as typed_customs_closes_ms, c.port_closes_ms as typed_port_closes_ms, c.eta_ms as typed_eta_ms,
  c.etd_ms as typed_etd_ms, c.ata_ms as typed_ata_ms, c.atd_ms as typed_atd_ms`;

export const exceptionCodes: readonly ExceptionCode[] = exceptions.map(({ code }) => code);
