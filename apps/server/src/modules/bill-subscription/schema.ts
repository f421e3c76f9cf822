/** What the tables of bill subscriptions hold, as rows come out of the database. */
import type { ExceptionCode } from '@mastlight/domain/vocabulary/bill-progress';
import { exceptions } from '@mastlight/domain/vocabulary/bill-progress';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import type { BillStatus } from '@mastlight/domain/tracking/index';

/** What a list row is made of. Times are ms since epoch, port time. */
export interface SubscriptionRecord {
  readonly id: number;
  readonly port: PortCode;
  readonly bill_no: string;
  readonly created_ms: number;
  readonly version: number;
  readonly client_name: string | null;
  readonly remark: string | null;
  readonly auto_subscribe: boolean;
  readonly speed_type: number;
  readonly typed_vessel: string | null;
  readonly typed_voyage: string | null;
  readonly topped_ms: number | null;
  /** Null until tracking has been asked for the first time. */
  readonly status: BillStatus | null;
  readonly state: string;
  readonly pass_flag: string | null;
}

/** Columns of `SubscriptionRecord`, for a select from `s`. */
export const recordColumns = `s.id, s.port, s.bill_no, s.created_ms, s.version, s.client_name, s.remark,
  s.auto_subscribe, s.speed_type, s.typed_vessel, s.typed_voyage, s.topped_ms, s.status, s.state, s.pass_flag`;

/** The column that holds the spans of port time in which an exception is true. */
export function spanColumn(code: ExceptionCode): string {
  return `during_${code.replaceAll('-', '_')}`;
}

export const exceptionCodes: readonly ExceptionCode[] = exceptions.map(({ code }) => code);
