import type { Platform } from '../../platform/module';
import type { CompanyModule } from '../company/index';
import type { FollowDoor } from '../follow/index';
import type { TrackingDoor } from '../tracking/index';

/** What the operations of this module work with. */
export interface Parts {
  readonly platform: Platform;
  readonly tracking: TrackingDoor;
  readonly follow: FollowDoor;
}

/** What handing over works with, which alone asks who is in a company. */
export interface HandOverParts extends Parts {
  readonly company: Pick<CompanyModule, 'holdDuty' | 'findNames'>;
}
