import { unusedDays } from '@mastlight/domain/file/limits';
import { inTransaction } from '../../../platform/db/transaction';
import type { FileParts } from '../parts';
import { deleteUnused, isNeeded, lockObject } from '../store';

const dayMs = 24 * 3_600_000;

/**
 * Deletes files that were put to no use within some days, then objects older
 * than a day that no file needs.
 *
 * @returns how many of both.
 */
export async function cleanUp({
  database,
  clock,
  store,
}: Pick<FileParts, 'database' | 'clock' | 'store'>): Promise<{ files: number; objects: number }> {
  const nowMs = clock.nowMs();
  const files = await inTransaction(database, 'system', (tx) =>
    deleteUnused(tx, { unused: nowMs - unusedDays * dayMs, unkept: nowMs - dayMs }),
  );
  let objects = 0;
  for await (const digest of store.listOlder(nowMs - dayMs)) {
    // Held until it is gone: who uploads the same bytes meanwhile waits, and puts them again.
    const isGone = await inTransaction(database, 'system', async (tx) => {
      await lockObject(tx, digest);
      if (await isNeeded(tx, digest)) return false;
      await store.remove(digest);
      return true;
    });
    if (isGone) objects++;
  }
  return { files, objects };
}
