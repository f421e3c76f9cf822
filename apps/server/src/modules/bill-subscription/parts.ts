import type { Platform } from '../../platform/module';
import type { BillFileDoor } from '../bill-file/index';
import type { CompanyModule } from '../company/index';
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

/** What changes whose bills are works with besides: files on them are not for whoever is their client next. */
export interface ClientParts extends Parts {
  readonly billFiles: Pick<BillFileDoor, 'hide'>;
}

/** What handing over, clients' links and corrected numbers work with, which alone ask who is in a company and what it is called, and which files stand on a bill. */
export interface HandOverParts extends Parts {
  readonly company: Pick<CompanyModule, 'holdDuty' | 'findNames' | 'findCertifiedName'>;
  readonly billFiles: BillFileDoor;
}
