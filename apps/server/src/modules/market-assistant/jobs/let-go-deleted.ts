import { defineJob, noBody } from '@mastlight/domain/contract-kit/message';
import { letGoDeleted } from '../../../platform/book/book-rows';
import { keptDeletedSince } from '../../../platform/book/served-book';
import { inTransaction } from '../../../platform/db/transaction';
import type { Platform } from '../../../platform/module';
import { workOn, type JobHandler } from '../../../platform/queue/queue';
import { entryTable } from '../entry-table';

const letGoDeletedJob = defineJob('market-assistant.let-go-deleted', 1, noBody);

/** Deletes for good what was deleted longer ago than it can be taken back. */
export async function letGoDeletedEntries({ database, clock }: Pick<Platform, 'database' | 'clock'>): Promise<void> {
  await inTransaction(database, 'system', (tx) => letGoDeleted(tx, entryTable, keptDeletedSince(clock.nowMs())));
}

/** Once a day. */
export function defineLetGoDeleted(platform: Pick<Platform, 'database' | 'clock'>): JobHandler {
  return workOn(letGoDeletedJob, () => letGoDeletedEntries(platform), { cron: '41 4 * * *' });
}
