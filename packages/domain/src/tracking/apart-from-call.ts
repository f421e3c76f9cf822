import type { BillStatus } from './status';
import { isSameCall, type VesselCall } from './vessel-call';

/** Whether somebody means another call than the one the status was derived for; a status without any call is of none. */
export function isOtherCall(status: Pick<BillStatus, 'vesselName' | 'vesselCode' | 'voyage'>, meant: VesselCall): boolean {
  return (status.vesselName !== null || status.voyage !== null) && !isSameCall(meant, status);
}

/**
 * The status as it reads for another call of the bill (R-7.4-38): cut-offs,
 * their changes and the sailing of the ship that was left do not count.
 */
export function apartFromCall(status: BillStatus): BillStatus {
  return { ...status, plan: null, cutOffChanges: [], departedMs: null };
}
