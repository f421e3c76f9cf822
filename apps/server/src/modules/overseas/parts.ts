import type { Platform } from '../../platform/module';
import type { BillingDoor } from '../billing/index';
import type { FollowDoor } from '../follow/index';
import type { LineTrackingDoor } from '../line-tracking/index';
import type { TrackingDoor } from '../tracking/index';

/** What the operations of this module work with. */
export interface OverseasParts {
  readonly platform: Platform;
  readonly lines: LineTrackingDoor;
  readonly follow: FollowDoor;
  readonly billing: BillingDoor;
  /** Knows when a port was heard of, for the head of the list. */
  readonly tracking: TrackingDoor;
}
