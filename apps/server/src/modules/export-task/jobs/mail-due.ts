import { workOn, type JobHandler } from '../../../platform/queue/queue';
import { mailDueJob } from '../mail-due-job';
import { mailDue } from '../operations/mail-due';
import type { Parts } from '../parts';

export function defineMailDue(parts: Parts, stopping: AbortSignal): JobHandler {
  return workOn(mailDueJob, () => mailDue(parts, stopping), { cron: '* * * * *' });
}
