import type { Platform } from '../../platform/module';
import type { AccountModule } from '../account/index';

/** What the operations of this module work with. */
export type BillingParts = Pick<Platform, 'database' | 'clock' | 'config'> & {
  /** For the names of who made a transfer. */
  readonly people: Pick<AccountModule, 'findPeople'>;
};
