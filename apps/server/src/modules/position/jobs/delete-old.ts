import { defineJob, noBody } from '@mastlight/domain/contract-kit/message';
import { muteKeptMs, shipDoubtKeptMs, trackKeptMs } from '@mastlight/domain/position/limits';
import { inTransaction } from '../../../platform/db/transaction';
import { workOn, type JobHandler } from '../../../platform/queue/queue';
import type { PositionParts } from '../parts';
import { deleteDoubtedShips } from '../ships/store';
import { deleteMute } from '../store';

/** Months for which there is a part before they begin. */
const monthsAhead = 1;

const deleteOldJob = defineJob('position.delete-old', 1, noBody);

/**
 * Deletes terminals that never told a place and ships that nobody has believed; makes the parts of the tracks' months to
 * come, and takes away those whose points are all older than tracks are kept.
 *
 * @throws Error (SQLSTATE 55P03) when somebody reads such a month for longer than a moment
 */
export async function deleteOld({ database, clock, portClock, months }: Omit<PositionParts, 'outbox' | 'log'>): Promise<void> {
  const nowMs = portClock.nowMs();
  await inTransaction(database, 'system', (tx) => deleteMute(tx, nowMs - muteKeptMs));
  await inTransaction(database, 'system', (tx) => deleteDoubtedShips(tx, nowMs - shipDoubtKeptMs));
  // A clock that was turned ahead comes back to ours, and then these months are written again by whoever knows them.
  const untilMs = Math.min(nowMs, clock.nowMs()) - trackKeptMs;
  for (const track of [months.vehicles, months.ships]) {
    await track.makeAhead(nowMs, monthsAhead);
    for (const month of await track.endedBy(untilMs)) await track.drop(month);
  }
}

/** Once a day. */
export function defineDeleteOld(parts: PositionParts): JobHandler {
  return workOn(deleteOldJob, () => deleteOld(parts), { cron: '23 4 * * *' });
}
