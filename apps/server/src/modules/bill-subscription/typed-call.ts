import { apartFromCall, isOtherCall, type BillStatus } from '@mastlight/domain/tracking/index';

/** Vessel and voyage as a user typed them for his subscription; null: he typed none. */
export interface TypedCall {
  readonly typed_vessel: string | null;
  readonly typed_voyage: string | null;
}

/** Whether the user named another call than the one the status was derived for; `isOtherCallSql` asks the database the same. */
export function hasOtherCall(status: BillStatus, { typed_vessel, typed_voyage }: TypedCall): boolean {
  return typed_vessel !== null && isOtherCall(status, { vesselName: typed_vessel, vesselCode: null, voyage: typed_voyage });
}

/** The status as the user who typed a call may see it (R-7.4-38). */
export function statusForTypedCall(status: BillStatus, typed: TypedCall): BillStatus {
  return hasOtherCall(status, typed) ? apartFromCall(status) : status;
}
