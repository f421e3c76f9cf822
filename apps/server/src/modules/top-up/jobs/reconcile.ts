import { defineAskingJob } from '@mastlight/domain/contract-kit/message';
import { workOn, type JobHandler } from '../../../platform/queue/queue';
import { reconcileLatest } from '../operations/reconcile';
import type { TopUpParts } from '../parts';

const reconcileJob = defineAskingJob('top-up.reconcile');

/** After ten in the morning in Shanghai, and twice again for what was not there yet; 2:10 UTC is 10:10. */
export function defineReconcile(parts: TopUpParts): JobHandler {
  return workOn(reconcileJob, () => reconcileLatest(parts), { cron: '10 2,4,8 * * *' });
}
