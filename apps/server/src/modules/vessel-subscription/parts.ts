import type { Platform } from '../../platform/module';
import type { BillingDoor } from '../billing/index';
import type { FollowDoor } from '../follow/index';
import type { TrackingDoor } from '../tracking/index';

/** What the operations of this module work with. */
export interface Parts {
  readonly platform: Platform;
  readonly tracking: TrackingDoor;
  readonly follow: FollowDoor;
  readonly billing: BillingDoor;
}
