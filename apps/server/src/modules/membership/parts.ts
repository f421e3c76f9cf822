import type { Platform } from '../../platform/module';
import type { BillingDoor } from '../billing/index';

/** What the operations of this module work with. */
export interface MembershipParts extends Pick<Platform, 'database' | 'clock'> {
  readonly billing: Pick<BillingDoor, 'once' | 'charge' | 'sumMemberCharges'>;
}
