import { isOtherCall, type BillStatus, type VesselCall } from '@mastlight/domain/tracking/index';
import type { SubscriptionRecord } from './schema';

/** The call that a user typed for his subscription (R-7.4-38); undefined: he typed none. */
export function typedCallOf({ typed_vessel, typed_voyage }: SubscriptionRecord): VesselCall | undefined {
  return typed_vessel === null ? undefined : { vesselName: typed_vessel, vesselCode: null, voyage: typed_voyage };
}

/** Whether the user named another call than the one that the port tells. */
export function hasOtherCall(status: BillStatus, record: SubscriptionRecord): boolean {
  const typed = typedCallOf(record);
  return typed !== undefined && isOtherCall(status, typed);
}
