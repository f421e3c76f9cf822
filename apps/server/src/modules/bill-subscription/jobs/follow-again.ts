import type { JobDefinition } from '../../../platform/queue/queue';
import { followAgain } from '../operations/follow-again';
import type { Parts } from '../parts';

/** Makes the subscriptions of a data folder from before `follow` known to it; a migration asks for it once. */
export function followAgainJob(parts: Parts): JobDefinition<object> {
  return { name: 'bill-subscription.follow-again', handle: () => followAgain(parts) };
}
