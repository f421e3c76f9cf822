import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import { inTransaction } from '../../../platform/db/transaction';
import type { Parts } from '../parts';
import { selectLive } from '../store';
import { followBills, followTypedCalls } from './follow-bills';

const rowsPerRound = 1_000;

/** Has every subscription that is not deleted follow its bill. Asking again changes nothing, so a round that is cut off is done again. */
export async function followAgain(parts: Parts): Promise<void> {
  for (let after = 0; ;) {
    const count = await inTransaction(parts.platform.database, 'system', async (transaction) => {
      const rows = await selectLive(transaction, after, rowsPerRound);
      for (const [ownerKey, bills] of groupBy(rows, (row) => row.ownerKey)) {
        await followBills(parts, transaction, ownerKey, bills);
        await followTypedCalls(
          parts,
          transaction,
          ownerKey,
          bills.map(({ id }) => id),
        );
      }
      after = rows.at(-1)?.id ?? after;
      return rows.length;
    });
    if (count < rowsPerRound) return;
  }
}
