import { workOn, type JobHandler } from '../../../platform/queue/queue';
import { decodeMessages } from '../request-decoding';

/**
 * Decodes what waits. Also runs every minute, should a request have been lost
 * with its process. A job that finds another one of this process at work has it
 * look once more and ends: waiting for its turn it would hold a worker, and
 * under load all of them.
 */
export function decodeJob(decodeWaiting: () => Promise<void>): JobHandler {
  let isRunning = false;
  let isAskedAgain = false;
  const decode = async (): Promise<void> => {
    isAskedAgain = true;
    if (isRunning) return;
    isRunning = true;
    try {
      while (isAskedAgain) {
        isAskedAgain = false;
        await decodeWaiting();
      }
    } finally {
      isRunning = false;
    }
  };
  return workOn(decodeMessages, decode, { cron: '* * * * *' });
}
