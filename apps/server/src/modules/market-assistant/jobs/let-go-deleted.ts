import { bookDeletedDays } from '@mastlight/domain/contract-kit/book-product';
import { defineJob, noBody } from '@mastlight/domain/contract-kit/message';
import { letGoAllDeleted } from '../../../platform/book/book-rows';
import { inTransaction } from '../../../platform/db/transaction';
import type { Platform } from '../../../platform/module';
import { workOn, type JobHandler } from '../../../platform/queue/queue';

const letGoDeletedJob = defineJob('market-assistant.let-go-deleted', 1, noBody);

/** Deletes for good what was deleted longer ago than it can be taken back. */
export async function letGoDeletedEntries({ database, clock }: Pick<Platform, 'database' | 'clock'>): Promise<void> {
  await inTransaction(database, 'system', (tx) =>
    letGoAllDeleted(tx, 'market_assistant_entry', clock.nowMs() - bookDeletedDays * 86_400_000),
  );
}

/** Once a day. */
export function defineLetGoDeleted(platform: Pick<Platform, 'database' | 'clock'>): JobHandler {
  return workOn(letGoDeletedJob, () => letGoDeletedEntries(platform), { cron: '41 4 * * *' });
}
