import type { Platform } from '../../platform/module';
import type { CompanyModule } from '../company/index';
import type { FollowDoor } from '../follow/index';

/** What the operations of this module work with. */
export interface FaultReportParts extends Pick<Platform, 'database' | 'clock' | 'config' | 'outbox'> {
  readonly follow: Pick<FollowDoor, 'isFollowed'>;
  readonly companies: Pick<CompanyModule, 'findNames' | 'findCompanyNames'>;
}
