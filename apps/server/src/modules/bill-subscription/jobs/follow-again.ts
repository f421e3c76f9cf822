import { defineJob, noBody } from '@mastlight/domain/contract-kit/message';
import { workOn, type JobHandler } from '../../../platform/queue/queue';
import { followAgain } from '../operations/follow-again';
import type { Parts } from '../parts';

const followAgainOnce = defineJob('bill-subscription.follow-again', 1, noBody);

/** Makes the subscriptions of a data folder from before `follow` known to it; a migration asks for it once. */
export function followAgainJob(parts: Parts): JobHandler {
  return workOn(followAgainOnce, () => followAgain(parts));
}
