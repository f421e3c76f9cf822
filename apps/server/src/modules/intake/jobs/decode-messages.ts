import type { JobDefinition } from '../../../platform/queue/queue';
import { decodeJobName } from '../decode-job-name';

/** Decodes what waits. Also runs every minute, should a request have been lost with its process. */
export function decodeJob(decodeWaiting: () => Promise<void>): JobDefinition<object> {
  return { name: decodeJobName, handle: () => decodeWaiting(), cron: '* * * * *' };
}
