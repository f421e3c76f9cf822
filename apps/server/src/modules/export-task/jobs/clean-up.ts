import { defineJob, noBody } from '@mastlight/domain/contract-kit/message';
import { workOn, type JobHandler } from '../../../platform/queue/queue';
import { cleanUp } from '../operations/clean-up';
import type { Parts } from '../parts';

/** Every night: long exports whose time is over, with their files. */
const cleanUpJob = defineJob('export-task.clean-up', 1, noBody);

export function defineCleanUp(parts: Parts): JobHandler {
  // 03:37 in Shanghai, before files that nobody needs go.
  return workOn(cleanUpJob, () => cleanUp(parts), { cron: '37 19 * * *' });
}
