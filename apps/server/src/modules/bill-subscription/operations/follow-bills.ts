import { billRowsTopic } from '@mastlight/domain/contract-kit/live-topic';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import type { Transaction } from '../../../platform/db/transaction';
import type { Parts } from '../parts';

/** A subscription and the bill that it is to. */
export interface SubscribedBill {
  readonly id: number;
  readonly port: PortCode;
  readonly billNo: string;
}

/** Has an owner's subscriptions follow their bills. */
export function followBills(
  { follow }: Parts,
  transaction: Transaction,
  ownerKey: string,
  bills: readonly SubscribedBill[],
): Promise<void> {
  return follow.begin(
    transaction,
    ownerKey,
    billRowsTopic,
    bills.map(({ id, port, billNo }) => ({ rowId: id, kind: 'bill', port, subject: billNo })),
  );
}

/** Subscriptions follow nothing any more. */
export function letBillsGo({ follow }: Parts, transaction: Transaction, ids: readonly number[]): Promise<void> {
  return follow.end(transaction, billRowsTopic, ids);
}
