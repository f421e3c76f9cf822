import { defineJob, noBody } from '@mastlight/domain/contract-kit/message';
import { letGoDeleted as letGoEntries } from '../../../platform/book/book-rows';
import { keptDeletedSince as keptEntriesSince } from '../../../platform/book/served-book';
import { inTransaction } from '../../../platform/db/transaction';
import type { Platform } from '../../../platform/module';
import { workOn, type JobHandler } from '../../../platform/queue/queue';
import { keptDeletedSince } from '../operations/delete-orders';
import { letGoDeleted } from '../store';
import { templateTable } from '../template-table';

const letGoDeletedJob = defineJob('market-order.let-go-deleted', 1, noBody);

/** Once a day: deletes for good what was deleted longer ago than it can be taken back. */
export function defineLetGoDeleted({ database, clock, portClock }: Pick<Platform, 'database' | 'clock' | 'portClock'>): JobHandler {
  const work = () =>
    inTransaction(database, 'system', async (tx) => {
      await letGoDeleted(tx, keptDeletedSince(portClock.nowMs()));
      await letGoEntries(tx, templateTable, keptEntriesSince(clock.nowMs()));
    });
  return workOn(letGoDeletedJob, work, { cron: '47 4 * * *' });
}
