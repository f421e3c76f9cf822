import { connectionOf, type Transaction } from '../../../platform/db/transaction';

/** Notes that the files of these messages lie where they belong; a message that waits again meanwhile stays unsorted. */
export async function markSorted(transaction: Transaction, messageIds: readonly number[]): Promise<void> {
  await connectionOf(transaction).query(
    `update intake_message set is_sorted = true, claim = null where id = any($1) and state <> 'received'`,
    [messageIds],
    'intake-mark-sorted',
  );
}
