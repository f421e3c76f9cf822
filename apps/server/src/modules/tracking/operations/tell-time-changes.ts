import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import { inTransaction } from '../../../platform/db/transaction';
import type { Parts } from '../parts';
import { markTimeChanges } from '../store/bills';

const billsPerRound = 500;

/**
 * Tells of bills that changed by time alone: a cut-off came near or passed, a
 * report is overdue. Lists are right without it (each read compares with port
 * time); this makes open pages hear of it, and an event that becomes overdue
 * while another is newer trouble than what was dealt with.
 *
 * @returns how many bills were told of; as many rounds are run as it takes.
 */
export async function tellTimeChanges({ platform, follow }: Parts): Promise<number> {
  let told = 0;
  for (;;) {
    const portNowMs = Math.trunc(platform.portClock.nowMs());
    const count = await inTransaction(platform.database, 'system', async (transaction) => {
      const changed = await markTimeChanges(transaction, portNowMs, billsPerRound);
      for (const [port, bills] of groupBy(changed, (bill) => bill.port)) {
        await follow.tellFollowers(transaction, { kind: 'bill', port, subjects: bills.map(({ billNo }) => billNo) });
      }
      return changed.length;
    });
    if (count === 0) return told;
    told += count;
  }
}
