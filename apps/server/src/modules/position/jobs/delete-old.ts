import { defineJob, noBody } from '@mastlight/domain/contract-kit/message';
import { trackKeptMs } from '@mastlight/domain/position/limits';
import { inTransaction } from '../../../platform/db/transaction';
import { workOn, type JobHandler } from '../../../platform/queue/queue';
import type { PositionParts } from '../parts';
import { deleteTrackBefore } from '../store';

const deleteOldJob = defineJob('position.delete-old', 1, noBody);

/** Deletes points of tracks older than they are kept. */
export async function deleteOld({ database, portClock }: Pick<PositionParts, 'database' | 'portClock'>): Promise<void> {
  await inTransaction(database, 'system', (tx) => deleteTrackBefore(tx, portClock.nowMs() - trackKeptMs));
}

/** Once a day. */
export function defineDeleteOld(parts: PositionParts): JobHandler {
  return workOn(deleteOldJob, () => deleteOld(parts), { cron: '23 4 * * *' });
}
