import { keptAfterEndDays, lookAgainDays } from '@mastlight/domain/bill-file/limits';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import { inTransaction } from '../../../platform/db/transaction';
import { dropFiles } from '../own-data';
import type { BillFileParts } from '../parts';
import { findDue } from '../queries/find-due';
import { deleteEnded, keepLooked } from '../store';

const dayMs = 86_400_000;

/**
 * Takes away the files of bills that were followed no more for some days; those that are followed again stay. What is looked at is
 * what was put there or let go since the last night, what is to go, and now and then the rest. Gives how many went.
 */
export async function dropEnded({ database, clock, files, follow }: Omit<BillFileParts, 'companies'>): Promise<number> {
  const nowMs = clock.nowMs();
  const [ended, followed, gone]: [number[], number[], number[]] = [[], [], []];
  for (const [ownerKey, ofOwner] of groupBy(await findDue(database, nowMs), (file) => file.ownerKey)) {
    const still = new Set(await follow.findFollowed(ownerKey, 'bill', [...new Set(ofOwner.map(({ billNo }) => billNo))]));
    for (const { id, billNo, isEnded } of ofOwner) (still.has(billNo) ? followed : isEnded ? gone : ended).push(id);
  }
  return inTransaction(database, 'system', async (tx) => {
    await keepLooked(tx, followed, null, nowMs + lookAgainDays * dayMs);
    await keepLooked(tx, ended, nowMs, nowMs + keptAfterEndDays * dayMs);
    const left = await deleteEnded(tx, gone, nowMs - keptAfterEndDays * dayMs);
    await dropFiles(files, tx, left);
    return left.length;
  });
}
