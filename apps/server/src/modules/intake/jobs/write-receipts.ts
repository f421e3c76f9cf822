import type { Platform } from '../../../platform/module';
import { workOn, type JobHandler } from '../../../platform/queue/queue';
import { writeReceipts } from '../operations/write-receipts';
import { findOutcome } from '../queries/find-messages';
import { writeReceiptsAsked } from '../receipts-asked';

/** Writes them in the worker: the whole file is read. */
export function writeReceiptsJob({ database }: Pick<Platform, 'database'>): JobHandler {
  return workOn(writeReceiptsAsked, async ({ messageId }) => {
    const outcome = await findOutcome(database, messageId);
    if (outcome) await writeReceipts({ database }, outcome);
  });
}
