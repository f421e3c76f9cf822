import type { Platform } from '../../platform/module';
import type { AccountModule } from '../account/index';
import type { BillingDoor } from '../billing/index';
import type { CompanyModule } from '../company/index';
import type { DispatchDoor } from '../dispatch/index';
import type { FollowDoor } from '../follow/index';
import type { ManifestDoor } from '../manifest-query/index';
import type { TrackingDoor } from '../tracking/index';

/** What the operations of this module work with. */
export interface VgmParts {
  readonly platform: Platform;
  readonly billing: Pick<BillingDoor, 'once' | 'hold' | 'settle'>;
  readonly dispatch: Pick<DispatchDoor, 'submit' | 'read' | 'hold' | 'holdUntilMs'>;
  readonly tracking: Pick<TrackingDoor, 'readCalls' | 'readBills' | 'countOthers'>;
  readonly manifests: Pick<ManifestDoor, 'findPreManifest'>;
  readonly follow: Pick<FollowDoor, 'findFollowed'>;
  /** The own manifests that stand at customs; given by whoever sends them. */
  readonly declared: {
    findDeclared(
      ownerKey: string,
      billNo: string,
    ): Promise<{
      readonly vesselName: string;
      readonly voyage: string;
      readonly carrier: string;
      readonly wharf: string;
      readonly boxes: readonly { readonly containerNo: string; readonly sizeType: string; readonly cargoKg: number | null }[];
    } | null>;
  };
  readonly people: Pick<AccountModule, 'findPeople'>;
  readonly companies: Pick<CompanyModule, 'findCompanyName'>;
}
