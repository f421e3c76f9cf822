import { defineJob, noBody } from '@mastlight/domain/contract-kit/message';
import { reportsKeptMs } from '@mastlight/domain/fault-report/limits';
import { inTransaction } from '../../../platform/db/transaction';
import { workOn, type JobHandler } from '../../../platform/queue/queue';
import type { FaultReportParts } from '../parts';
import { deleteAnsweredBefore } from '../store';

const deleteOldJob = defineJob('fault-report.delete-old', 1, noBody);

/** Once a day: deletes reports that were answered longer ago than they are kept. */
export function defineDeleteOld({ database, clock }: Pick<FaultReportParts, 'database' | 'clock'>): JobHandler {
  const deleteOld = () => inTransaction(database, 'system', (tx) => deleteAnsweredBefore(tx, clock.nowMs() - reportsKeptMs));
  return workOn(deleteOldJob, deleteOld, { cron: '53 3 * * *' });
}
