import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { billRowsTopic } from '@mastlight/domain/bill-subscription/topics';
import { inTransaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import { publishChange } from '../../../platform/live';
import type { Transaction } from '../../../platform/db/transaction';
import type { Parts } from '../parts';

/**
 * The frame of every change a user makes to his rows: one transaction in his
 * scope, and his other open pages hear of it.
 *
 * @param change gives the ids it changed.
 * @throws BusinessError 404 when it changed none; a foreign row and a missing one look the same.
 */
export async function changeRows(
  { platform }: Parts,
  session: Session,
  change: (transaction: Transaction) => Promise<readonly number[]>,
): Promise<void> {
  const { ownerKey } = session;
  await inTransaction(platform.database, { ownerKey }, async (transaction) => {
    const ids = await change(transaction);
    if (ids.length === 0) throw new BusinessError(404);
    await publishChange(transaction, { ownerKey, topic: billRowsTopic, ids });
  });
}
