import type { Platform } from '../../platform/module';
import type { FollowDoor } from '../follow/index';
import type { TrackingDoor } from '../tracking/index';

/** What the operations of this module work with. */
export interface Parts {
  readonly platform: Platform;
  readonly tracking: Pick<TrackingDoor, 'readBills' | 'heardBills' | 'readCalls' | 'countOthers'>;
  readonly follow: Pick<FollowDoor, 'findFollowed'>;
}
