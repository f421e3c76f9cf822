import { defineJob, noBody } from '@mastlight/domain/contract-kit/message';
import { shipDoubtKeptMs, trackKeptMs } from '@mastlight/domain/position/limits';
import { inTransaction } from '../../../platform/db/transaction';
import { workOn, type JobHandler } from '../../../platform/queue/queue';
import type { PositionParts } from '../parts';
import { deleteShipsBefore } from '../ships/store';
import { deleteTrackBefore } from '../store';

const deleteOldJob = defineJob('position.delete-old', 1, noBody);

/** Deletes points of tracks older than they are kept, and ships that nobody has believed. */
export async function deleteOld({ database, portClock }: Pick<PositionParts, 'database' | 'portClock'>): Promise<void> {
  const nowMs = portClock.nowMs();
  await inTransaction(database, 'system', (tx) => deleteTrackBefore(tx, nowMs - trackKeptMs));
  await inTransaction(database, 'system', (tx) =>
    deleteShipsBefore(tx, { trackMs: nowMs - trackKeptMs, doubtMs: nowMs - shipDoubtKeptMs }),
  );
}

/** Once a day. */
export function defineDeleteOld(parts: PositionParts): JobHandler {
  return workOn(deleteOldJob, () => deleteOld(parts), { cron: '23 4 * * *' });
}
