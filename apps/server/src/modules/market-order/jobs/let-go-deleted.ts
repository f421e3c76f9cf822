import { defineJob, noBody } from '@mastlight/domain/contract-kit/message';
import { inTransaction } from '../../../platform/db/transaction';
import type { Platform } from '../../../platform/module';
import { workOn, type JobHandler } from '../../../platform/queue/queue';
import { keptDeletedSince } from '../operations/delete-orders';
import { letGoDeleted } from '../store';

const letGoDeletedJob = defineJob('market-order.let-go-deleted', 1, noBody);

/** Once a day: deletes for good what was deleted longer ago than it can be taken back. */
export function defineLetGoDeleted({ database, portClock }: Pick<Platform, 'database' | 'portClock'>): JobHandler {
  const work = () => inTransaction(database, 'system', (tx) => letGoDeleted(tx, keptDeletedSince(portClock.nowMs())));
  return workOn(letGoDeletedJob, work, { cron: '47 4 * * *' });
}
