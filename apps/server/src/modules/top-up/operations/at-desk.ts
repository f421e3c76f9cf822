import { inTransaction, type Transaction } from '../../../platform/db/transaction';
import type { TopUpParts } from '../parts';

/** A transaction of the desk, which works on everybody's orders. */
export function atDesk<T>({ database }: Pick<TopUpParts, 'database'>, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return inTransaction(database, 'system', work);
}
