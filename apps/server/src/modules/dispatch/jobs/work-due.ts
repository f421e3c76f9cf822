import { defineAskingJob } from '@mastlight/domain/contract-kit/message';
import { workOn, type JobHandler } from '../../../platform/queue/queue';
import type { DueWork } from '../operations/work-due';

/** Sends what has just been submitted, without waiting for the next look. */
export const workDueJob = defineAskingJob('dispatch.work-due');

export function defineWorkDue(work: DueWork): JobHandler {
  return workOn(workDueJob, async () => work.begin());
}
