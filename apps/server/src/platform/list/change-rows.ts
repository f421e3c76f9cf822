import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import type { RowTopic } from '@mastlight/domain/contract-kit/topic';
import type { Database, OwnerScope } from '../db/database';
import { inTransaction, type Transaction } from '../db/transaction';
import { publishChange } from '../live';

/**
 * The frame of every change a user makes to rows of a list: one transaction in
 * his scope, and his other open pages hear of it.
 *
 * @param change gives the ids it changed.
 * @throws BusinessError 404 when it changed none; a foreign row and a missing one look the same.
 */
export async function changeRows(
  database: Database,
  topic: RowTopic,
  session: OwnerScope,
  change: (transaction: Transaction) => Promise<readonly number[]>,
): Promise<void> {
  const { ownerKey } = session;
  await inTransaction(database, session, async (transaction) => {
    const ids = await change(transaction);
    if (ids.length === 0) throw new BusinessError(404);
    await publishChange(transaction, { ownerKey, topic, ids });
  });
}
