import { isSameCall, type BillStatus } from '@mastlight/domain/tracking/index';

/** Vessel and voyage as a user typed them for his subscription; null: he typed none. */
export interface TypedCall {
  readonly typed_vessel: string | null;
  readonly typed_voyage: string | null;
}

/** Whether the user named another call than the one the status was derived for. */
export function isOtherCall(status: BillStatus, { typed_vessel, typed_voyage }: TypedCall): boolean {
  if (typed_vessel === null || (status.vesselName === null && status.voyage === null)) return false;
  return !isSameCall({ vesselName: typed_vessel, vesselCode: null, voyage: typed_voyage }, status);
}

/**
 * The status as the user who typed a call may see it (R-7.4-38): for another
 * call, cut-offs, their changes and the sailing of the ship he left are not his.
 */
export function statusForTypedCall(status: BillStatus, typed: TypedCall): BillStatus {
  return isOtherCall(status, typed) ? { ...status, plan: null, cutOffChanges: [], departedMs: null } : status;
}
