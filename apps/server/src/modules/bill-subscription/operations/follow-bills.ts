import { billRowsTopic } from '@mastlight/domain/bill-subscription/topics';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import type { Transaction } from '../../../platform/db/transaction';
import type { Parts } from '../parts';
import { selectTypedCalls } from '../store';

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
    billRowsTopic.name,
    bills.map(({ id, port, billNo }) => ({ rowId: id, kind: 'bill', port, subject: billNo })),
  );
}

/** Has an owner's subscriptions follow the calls that he typed for them, and their bills as they read there (R-7.4-38). */
export async function followTypedCalls(
  { follow }: Parts,
  transaction: Transaction,
  ownerKey: string,
  ids: readonly number[],
): Promise<void> {
  const calls = await selectTypedCalls(transaction, ownerKey, ids);
  if (calls.length === 0) return;
  await follow.begin(
    transaction,
    ownerKey,
    billRowsTopic.name,
    calls.flatMap(({ id, port, billNo, call }) => [
      { rowId: id, kind: 'call', port, subject: call } as const,
      { rowId: id, kind: 'bill-on-call', port, subject: `${billNo} ${call}` } as const,
    ]),
  );
}

/** Subscriptions follow nothing any more. */
export function letBillsGo({ follow }: Parts, transaction: Transaction, ids: readonly number[]): Promise<void> {
  return follow.end(transaction, billRowsTopic.name, ids);
}
