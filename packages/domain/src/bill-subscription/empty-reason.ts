import type { PortCode } from '../vocabulary/port';
import type { FailReason } from '../vocabulary/tracking-state';

/** Why a cell of the list holds nothing (peers.md, idea 11): each asks for something else of whoever reads it. */
export const emptyReasons = [
  'yours',
  'no-message',
  'other-number',
  'no-data',
  'cancelled',
  'no-ship',
  'plan-silent',
  'not-yet',
  'sailed',
  'yard-silent',
  'port-silent',
] as const;
export type EmptyReason = (typeof emptyReasons)[number];

/** What a row must tell for its cells to say why they are empty. */
export interface EmptyRow {
  readonly area: PortCode;
  /** Who said the newest news; null: nobody has said anything yet. */
  readonly source: string | null;
  readonly vesselsName: string | null;
  readonly departureTime: string | null;
  /** Why the subscription failed (R-4.10-38); of what is followed without one, null. */
  readonly failReason?: FailReason | null;
}

const yours = new Set(['clientCompanyName', 'remark', 'transport']);
const events = new Set(['loadTime', 'arrivalTime', 'departureTime']);
const ofPlan = new Set([
  'countdown',
  'portCloseTime',
  'closeTime',
  'ctnApplyBeginTime',
  'ctnApplyEndTime',
  'etaArrivalTime',
  'etaDepartureTime',
  'shipCompany',
]);
const ofYard = new Set([
  'blnoMain',
  'webname',
  'jgApplyBeginTime',
  'jgApplyEndTime',
  'wharfRemark',
  'errorValueCheck',
  'inputCtns',
  'backCtns',
  'cargoCtns',
]);

/** Of a bill of which nothing is there: what is known of why. */
const ofSilence: Readonly<Record<FailReason, EmptyReason>> = {
  number: 'other-number',
  carrier: 'other-number',
  'no-data': 'no-data',
  cancelled: 'cancelled',
};

/** Why the cell of a column is empty in a row; of a column that is never empty it says the most general thing. */
export function emptyReason(row: EmptyRow, prop: string): EmptyReason {
  if (yours.has(prop)) return 'yours';
  if (prop === 'countdown' && row.departureTime !== null) return 'sailed';
  const silence = row.failReason ? ofSilence[row.failReason] : row.source === null ? 'no-message' : null;
  // A plan may be told of a ship that the user typed, before anything of the bill.
  if (ofPlan.has(prop)) return row.vesselsName === null ? (silence ?? 'no-ship') : 'plan-silent';
  if (silence !== null) return silence;
  if (events.has(prop)) return 'not-yet';
  return ofYard.has(prop) ? 'yard-silent' : 'port-silent';
}
