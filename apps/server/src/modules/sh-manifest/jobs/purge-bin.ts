import { defineJob, noBody } from '@mastlight/domain/contract-kit/message';
import { binDays } from '@mastlight/domain/sh-manifest/limits';
import { inTransaction } from '../../../platform/db/transaction';
import { workOn, type JobHandler } from '../../../platform/queue/queue';
import type { Parts } from '../parts';
import { deleteBinnedBefore } from '../store/filings';

const purgeBinJob = defineJob('sh-manifest.purge-bin', 1, noBody);
const dayMs = 86_400_000;

/** R-4.10-32: deletes drafts that have been in the bin for 30 days. */
export async function purgeBin({ platform: { database, clock } }: Parts): Promise<void> {
  const beforeMs = clock.nowMs() - binDays * dayMs;
  let deleted;
  do deleted = await inTransaction(database, 'system', (tx) => deleteBinnedBefore(tx, beforeMs));
  while (deleted > 0);
}

/** Once a night. */
export function definePurgeBin(parts: Parts): JobHandler {
  return workOn(purgeBinJob, () => purgeBin(parts), { cron: '41 3 * * *' });
}
