import { keptAfterEndDays } from '@mastlight/domain/bill-file/limits';
import { inTransaction } from '../../../platform/db/transaction';
import type { BillFileParts } from '../parts';
import { deleteEndedBefore, noteEnded } from '../store';
import { dropFiles } from '../own-data';

const dayMs = 86_400_000;

/** Takes away the files of bills that were followed no more for some days; those that are followed again stay. Gives how many. */
export async function dropEnded({ database, clock, files }: Pick<BillFileParts, 'database' | 'clock' | 'files'>): Promise<number> {
  const nowMs = clock.nowMs();
  return inTransaction(database, 'system', async (tx) => {
    await noteEnded(tx, nowMs);
    const left = await deleteEndedBefore(tx, nowMs - keptAfterEndDays * dayMs);
    await dropFiles(files, tx, left);
    return left.length;
  });
}
