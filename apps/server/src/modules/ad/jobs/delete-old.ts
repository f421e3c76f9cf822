import { viewsKeptMs } from '@mastlight/domain/ad/limits';
import { defineJob, noBody } from '@mastlight/domain/contract-kit/message';
import { inTransaction } from '../../../platform/db/transaction';
import { workOn, type JobHandler } from '../../../platform/queue/queue';
import type { AdParts } from '../parts';
import { deleteEnquiriesBefore, deleteViewsBefore } from '../store';

const deleteOldJob = defineJob('ad.delete-old', 1, noBody);

/** Deletes views and enquiries older than they are kept. */
export async function deleteOld({ database, clock }: Pick<AdParts, 'database' | 'clock'>): Promise<void> {
  await inTransaction(database, 'system', async (tx) => {
    await deleteViewsBefore(tx, clock.nowMs() - viewsKeptMs);
    await deleteEnquiriesBefore(tx, clock.nowMs() - viewsKeptMs);
  });
}

/** Once a day. */
export function defineDeleteOld(parts: AdParts): JobHandler {
  return workOn(deleteOldJob, () => deleteOld(parts), { cron: '51 3 * * *' });
}
