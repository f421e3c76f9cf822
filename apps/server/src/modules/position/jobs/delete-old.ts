import { defineJob, noBody } from '@mastlight/domain/contract-kit/message';
import { muteKeptMs, shipDoubtKeptMs, trackKeptMs } from '@mastlight/domain/position/limits';
import { inTransaction } from '../../../platform/db/transaction';
import { workOn, type JobHandler } from '../../../platform/queue/queue';
import type { PositionParts } from '../parts';
import { deleteShipsBefore } from '../ships/store';
import { deleteMute, deleteTrackBefore } from '../store';

const deleteOldJob = defineJob('position.delete-old', 1, noBody);

/** Deletes points of tracks older than they are kept, terminals that never told a place, and ships that nobody has believed. */
export async function deleteOld({ database, portClock }: Pick<PositionParts, 'database' | 'portClock'>): Promise<void> {
  const nowMs = portClock.nowMs();
  await inTransaction(database, 'system', async (tx) => {
    await deleteTrackBefore(tx, nowMs - trackKeptMs);
    await deleteMute(tx, nowMs - muteKeptMs);
  });
  await inTransaction(database, 'system', (tx) =>
    deleteShipsBefore(tx, { trackMs: nowMs - trackKeptMs, doubtMs: nowMs - shipDoubtKeptMs }),
  );
}

/** Once a day. */
export function defineDeleteOld(parts: PositionParts): JobHandler {
  return workOn(deleteOldJob, () => deleteOld(parts), { cron: '23 4 * * *' });
}
