import { defineJob, noBody } from '@mastlight/domain/contract-kit/message';
import { keptDays } from '@mastlight/domain/notification/limits';
import { inTransaction } from '../../../platform/db/transaction';
import { workOn, type JobHandler } from '../../../platform/queue/queue';
import type { NotificationParts } from '../parts';
import { findUnfollowed } from '../queries/find-unfollowed';
import { deleteBefore, forgetTold } from '../store';

const deleteOldJob = defineJob('notification.delete-old', 1, noBody);
const subjectsPerRound = 2_000;

/** Deletes messages that are old, and what was told of what nobody follows any more, a bounded number in a transaction. */
export async function deleteOld({ platform: { database, clock } }: Pick<NotificationParts, 'platform'>): Promise<void> {
  await inTransaction(database, 'system', (tx) => deleteBefore(tx, clock.nowMs() - keptDays * 86_400_000));
  for (let gone = subjectsPerRound; gone === subjectsPerRound;) {
    gone = await inTransaction(database, 'system', async (tx) => {
      const subjects = await findUnfollowed(tx, subjectsPerRound);
      await forgetTold(tx, subjects);
      return subjects.length;
    });
  }
}

/** Once a day. */
export function defineDeleteOld(parts: Pick<NotificationParts, 'platform'>): JobHandler {
  return workOn(deleteOldJob, () => deleteOld(parts), { cron: '41 4 * * *' });
}
