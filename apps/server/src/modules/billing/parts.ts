import type { Platform } from '../../platform/module';
import type { AccountModule } from '../account/index';
import type { CompanyModule } from '../company/index';

/** What the operations of this module work with. */
export type BillingParts = Pick<Platform, 'database' | 'clock' | 'config' | 'log'> & {
  /** For the names of companies, who is in them, and which are certified and new. */
  readonly companies: Pick<CompanyModule, 'findCompanyName' | 'findCompanyNames' | 'holdDuty' | 'isCertified' | 'wasClosedSince'>;
  /** For the names of who made a transfer, and who is new. */
  readonly people: Pick<AccountModule, 'findPeople' | 'findByPhone' | 'hasLeftSince'>;
};
