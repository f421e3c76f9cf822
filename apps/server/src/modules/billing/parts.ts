import type { Transaction } from '../../platform/db/transaction';
import type { Platform } from '../../platform/module';
import type { AccountModule } from '../account/index';
import type { CompanyModule } from '../company/index';

/** Who pays less than the price list says (R-7.6-21). */
export interface MemberPrices {
  /** What an owner pays of it at an instant, in percent. */
  percentOf(tx: Transaction, ownerKey: string, atMs: number): Promise<number>;
}

/** What the operations of this module work with. */
export type BillingParts = Pick<Platform, 'database' | 'clock' | 'config' | 'log'> & {
  /** For the names of companies, who is in them, and which are certified and new. */
  readonly companies: Pick<CompanyModule, 'findCompanyName' | 'findCompanyNames' | 'holdDuty' | 'isCertified' | 'wasClosedSince'>;
  /** For the names of who made a transfer, and who is new. */
  readonly people: Pick<AccountModule, 'findPeople' | 'findByPhone' | 'hasLeftSince'>;
  readonly memberPrices: MemberPrices;
};
