import type { Platform } from '../../platform/module';
import type { Person } from '../account/index';
import type { BillingDoor } from '../billing/index';
import type { DispatchDoor } from '../dispatch/index';
import type { ManifestDoor } from '../manifest-query/index';
import type { TrackingDoor } from '../tracking/index';

/** What the operations of this module work with. */
export interface Parts {
  readonly platform: Platform;
  readonly tracking: TrackingDoor;
  readonly manifests: Pick<ManifestDoor, 'findPreManifest'>;
  readonly billing: Pick<BillingDoor, 'once' | 'hold' | 'settle'>;
  readonly dispatch: Pick<DispatchDoor, 'submit' | 'hold' | 'holdUntilMs' | 'read'>;
  readonly people: { findPeople(userIds: readonly number[]): Promise<readonly Person[]> };
}
