import type { PayType } from '@mastlight/domain/top-up/order-state';
import type { Config } from '../../platform/config';
import type { Transaction } from '../../platform/db/transaction';
import type { Platform } from '../../platform/module';
import type { BillingDoor } from '../billing/index';
import type { FileDoor } from '../file/index';
import type { PaymentMethod } from './payment/payment-method';

/** What the operations of this module work with. */
export interface TopUpParts extends Pick<Platform, 'database' | 'clock' | 'log'> {
  readonly billing: Pick<BillingDoor, 'credit' | 'findAccounts' | 'findSpendable' | 'isOwnAccount' | 'nameAccounts' | 'once' | 'takeBack'>;
  /** Ours, to which money can be sent; null: none is offered. */
  readonly bankAccount: Config['payment']['bankAccount'];
  /** For slips of transfers. */
  readonly files: Pick<FileDoor, 'takeUse' | 'open'>;
  /** How far the invoice of each of an owner's top-ups is, in words (R-7.5-10). */
  readonly invoices: {
    sayStatus(ownerKey: string, orderNos: readonly string[]): Promise<ReadonlyMap<string, string>>;
    /** Those of these orders that an invoice holds: held by the transaction, they are not given back (L-14). */
    findInvoiced(tx: Transaction, orderNos: readonly string[]): Promise<ReadonlySet<string>>;
  };
  /** The methods that the server was told of. */
  readonly methods: ReadonlyMap<PayType, PaymentMethod>;
}
