import type { Transaction } from '../../platform/db/transaction';
import type { Platform } from '../../platform/module';
import type { BillingDoor } from '../billing/index';
import type { FileDoor } from '../file/index';
import type { PaidTopUps } from './paid-top-ups';
import type { TaxOffice } from './tax-office/tax-office';

/** What the operations of this module work with. */
export interface InvoiceParts extends Pick<Platform, 'database' | 'clock' | 'log'> {
  readonly billing: Pick<BillingDoor, 'once' | 'nameAccounts'>;
  readonly topUps: PaidTopUps;
  readonly taxOffice: TaxOffice;
  readonly files: Pick<FileDoor, 'keepMade' | 'open' | 'takeUse'>;
  /** Has the tax office asked when the transaction commits. */
  readonly requestAnswer: (tx: Transaction) => Promise<void>;
}
