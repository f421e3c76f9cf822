import type { BillStatus } from '@mastlight/domain/tracking/index';
import type { SubscriptionRecord } from '../schema';
import { hasOtherCall } from '../typed-call';

/** Times of a call, ms since epoch, port time. */
export interface PlanTimes {
  readonly gateInOpensMs: number | null;
  readonly gateInClosesMs: number | null;
  readonly customsClosesMs: number | null;
  readonly portClosesMs: number | null;
  readonly etaMs: number | null;
  readonly etdMs: number | null;
  readonly ataMs: number | null;
  readonly atdMs: number | null;
}

/**
 * The times of the call that a row is about: of another call that the user
 * typed (R-7.4-38) what its port says of that one, else the bill's own, filled
 * up from the typed call where the bill's says nothing. `ofCall` of the list's
 * filter asks the database the same. Null where nobody has told any.
 */
export function planOfRow(record: SubscriptionRecord, published: BillStatus | null): PlanTimes | null {
  const typed: PlanTimes = {
    gateInOpensMs: record.typed_gate_in_opens_ms,
    gateInClosesMs: record.typed_gate_in_closes_ms,
    customsClosesMs: record.typed_customs_closes_ms,
    portClosesMs: record.typed_port_closes_ms,
    etaMs: record.typed_eta_ms,
    etdMs: record.typed_etd_ms,
    ataMs: record.typed_ata_ms,
    atdMs: record.typed_atd_ms,
  };
  const own = published === null || hasOtherCall(published, record) ? null : published.plan;
  const pick = (field: keyof PlanTimes): number | null => own?.[field] ?? typed[field];
  const times = Object.fromEntries(Object.keys(typed).map((field) => [field, pick(field as keyof PlanTimes)])) as unknown as PlanTimes;
  return own === null && Object.values(times).every((ms) => ms === null) ? null : times;
}
