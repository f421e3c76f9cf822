import type { JobDefinition } from '../../../platform/queue/queue';
import { decodeJobName } from '../request-decoding';

/** Decodes what waits. Also runs every minute, should a request have been lost with its process. */
export function decodeJob(decodeWaiting: () => Promise<void>): JobDefinition<object> {
  return { name: decodeJobName, queue: decodeJobName, handle: () => decodeWaiting(), cron: '* * * * *' };
}
