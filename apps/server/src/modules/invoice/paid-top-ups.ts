import type { Transaction } from '../../platform/db/transaction';

/** A top-up that is paid. */
export interface PaidTopUp {
  readonly orderNo: string;
  /** What was paid less what was given back, in fen; what is 0 or less is invoiced never. */
  readonly amountFen: number;
  /** How it was paid, as `WXPAY`. */
  readonly method: string;
  readonly paidAtMs: number;
}

/** What invoices know of top-ups. */
export interface PaidTopUps {
  /** The owner's newest ones but for some, the newest first. */
  list(ownerKey: string, limit: number, except: readonly string[]): Promise<readonly PaidTopUp[]>;
  /** Those of these orders that are the owner's and paid; nobody gives any of them back until the transaction ends. */
  hold(tx: Transaction, ownerKey: string, orderNos: readonly string[]): Promise<readonly PaidTopUp[]>;
}
