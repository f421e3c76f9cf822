import { defineJob, noBody } from '@mastlight/domain/contract-kit/message';
import { workOn, type JobHandler } from '../../../platform/queue/queue';
import { learnUsualLags } from '../operations/learn-lags';
import type { Parts } from '../parts';

const learnLags = defineJob('tracking.learn-lags', 1, noBody);

/** Every hour, since port time may run fast: learns once a port day what the port's events usually take. */
export function learnLagsJob(parts: Parts): JobHandler {
  return workOn(
    learnLags,
    async () => {
      const pinned = await learnUsualLags(parts);
      if (pinned > 0) parts.platform.log.info({ pinned }, 'usual lags were learnt');
    },
    { cron: '37 * * * *' },
  );
}
