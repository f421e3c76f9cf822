import { defineJob, noBody } from '@mastlight/domain/contract-kit/message';
import { inTransaction } from '../../../platform/db/transaction';
import type { Platform } from '../../../platform/module';
import { workOn, type JobHandler } from '../../../platform/queue/queue';
import { foldCounts } from '../store/counts';

const foldNotes = defineJob('intake.fold-counts', 1, noBody);

/** Every minute: folds what changes of messages have noted, so that counting them stays as cheap as it was. */
export function foldCountsJob({ database, clock }: Platform): JobHandler {
  return workOn(foldNotes, () => inTransaction(database, 'system', (transaction) => foldCounts(transaction, clock.nowMs())), {
    cron: '* * * * *',
  });
}
