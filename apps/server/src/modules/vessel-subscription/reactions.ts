import { subjectsBrought } from '@mastlight/domain/follow/events';
import { reactTo, type Reaction } from '../../platform/outbox';
import { takeUpCalls } from './operations/take-up-calls';
import type { Parts } from './parts';

/** What the list of calls does about what other lists bring. */
export function vesselSubscriptionReactions(parts: Parts): Reaction[] {
  return [
    reactTo(subjectsBrought, 'vessel-subscription.take-up', async ({ kind }) => {
      if (kind === 'call') await takeUpCalls(parts);
    }),
  ];
}
