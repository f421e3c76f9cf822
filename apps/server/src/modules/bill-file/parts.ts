import type { Platform } from '../../platform/module';
import type { CompanyModule } from '../company/index';
import type { FileDoor } from '../file/index';
import type { FollowDoor } from '../follow/index';

/** What the operations of this module work with. */
export interface BillFileParts extends Pick<Platform, 'database' | 'clock'> {
  readonly files: Pick<FileDoor, 'describe' | 'takeUse' | 'open' | 'drop'>;
  readonly follow: Pick<FollowDoor, 'findPorts' | 'isFollowed' | 'hearEnds'>;
  readonly companies: Pick<CompanyModule, 'findNames'>;
}
