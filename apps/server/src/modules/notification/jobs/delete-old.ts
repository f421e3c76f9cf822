import { defineJob, noBody } from '@mastlight/domain/contract-kit/message';
import { keptDays } from '@mastlight/domain/notification/limits';
import { inTransaction } from '../../../platform/db/transaction';
import { workOn, type JobHandler } from '../../../platform/queue/queue';
import type { NotificationParts } from '../parts';
import { deleteBefore } from '../store';

const deleteOldJob = defineJob('notification.delete-old', 1, noBody);

/** Once a day: messages that are old, and what was told of what nobody follows any more. */
export function defineDeleteOld({ platform }: Pick<NotificationParts, 'platform'>): JobHandler {
  const { database, clock } = platform;
  return workOn(deleteOldJob, () => inTransaction(database, 'system', (tx) => deleteBefore(tx, clock.nowMs() - keptDays * 86_400_000)), {
    cron: '41 4 * * *',
  });
}
