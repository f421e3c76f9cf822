import { defineJob, noBody } from '@mastlight/domain/contract-kit/message';
import { inTransaction } from '../../../platform/db/transaction';
import { workOn, type JobHandler } from '../../../platform/queue/queue';
import type { AccountParts } from '../parts';
import { deleteLeftOver } from '../operations/own-data';
import { deleteExpired } from '../store/expired';

const deleteExpiredJob = defineJob('account.delete-expired', 1, noBody);

/** Deletes sessions, tickets and codes that have ended, and what people who left have left over, once an hour. */
export function defineDeleteExpired(parts: Pick<AccountParts, 'database' | 'clock' | 'ownData'>): JobHandler {
  return workOn(
    deleteExpiredJob,
    async () => {
      await inTransaction(parts.database, 'system', (tx) => deleteExpired(tx, parts.clock.nowMs()));
      await deleteLeftOver(parts);
    },
    { cron: '17 * * * *' },
  );
}
