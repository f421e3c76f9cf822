import { taskDays } from '@mastlight/domain/export-task/limits';
import { inTransaction } from '../../../platform/db/transaction';
import { dropFiles } from '../own-data';
import type { Parts } from '../parts';
import { deleteBefore } from '../store';

/** Deletes tasks that are older than they are kept, with their files. */
export async function cleanUp({ platform, files }: Pick<Parts, 'platform' | 'files'>): Promise<void> {
  const beforeMs = platform.clock.nowMs() - taskDays * 86_400_000;
  await inTransaction(platform.database, 'system', async (tx) => dropFiles(files, tx, await deleteBefore(tx, beforeMs)));
}
