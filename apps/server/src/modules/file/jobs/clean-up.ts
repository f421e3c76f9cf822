import { defineAskingJob } from '@mastlight/domain/contract-kit/message';
import type { Log } from '../../../platform/log';
import { workOn, type JobHandler } from '../../../platform/queue/queue';
import { cleanUp } from '../operations/clean-up';
import type { FileParts } from '../parts';

/** Every night: files that nobody uses, and objects that no file needs. */
const cleanUpJob = defineAskingJob('file.clean-up');

export function defineCleanUp(parts: FileParts, log: Log): JobHandler {
  return workOn(
    cleanUpJob,
    async () => {
      const gone = await cleanUp(parts);
      if (gone.files + gone.objects > 0) log.info(gone, 'files that nobody needs are gone');
    },
    // 03:41 in Shanghai.
    { cron: '41 19 * * *' },
  );
}
