import type { JobDefinition } from '../../../platform/queue/queue';
import { decodeJobName } from '../request-decoding';

/**
 * Decodes what waits. Also runs every minute, should a request have been lost
 * with its process. Lanes at which another job of this process is at work are
 * left to that one: waiting for its turn a job would hold a worker, and under
 * load all of them.
 *
 * @param beginWaiting begins with the lanes in which something waits, and ends with them.
 */
export function decodeJob(beginWaiting: () => Promise<void>): JobDefinition<object> {
  return { name: decodeJobName, cron: '* * * * *', handle: beginWaiting };
}
