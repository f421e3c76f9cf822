import { keptAfterEndDays } from '@mastlight/domain/bill-file/limits';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import { inTransaction } from '../../../platform/db/transaction';
import { dropFiles } from '../own-data';
import type { BillFileParts } from '../parts';
import { findStanding } from '../queries/find-standing';
import { deleteEndedBefore, setEnded } from '../store';

const dayMs = 86_400_000;

/** Takes away the files of bills that were followed no more for some days; those that are followed again stay. Gives how many. */
export async function dropEnded({ database, clock, files, follow }: Omit<BillFileParts, 'companies'>): Promise<number> {
  const nowMs = clock.nowMs();
  const [ended, again]: [number[], number[]] = [[], []];
  for (const [ownerKey, ofOwner] of groupBy(await findStanding(database), (file) => file.ownerKey)) {
    const followed = new Set(await follow.findFollowed(ownerKey, 'bill', [...new Set(ofOwner.map(({ billNo }) => billNo))]));
    for (const { id, billNo, isEnded } of ofOwner) if (followed.has(billNo) === isEnded) (isEnded ? again : ended).push(id);
  }
  return inTransaction(database, 'system', async (tx) => {
    await setEnded(tx, ended, nowMs);
    await setEnded(tx, again, null);
    const left = await deleteEndedBefore(tx, nowMs - keptAfterEndDays * dayMs);
    await dropFiles(files, tx, left);
    return left.length;
  });
}
