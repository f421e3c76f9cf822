import { submissionChanged } from '@mastlight/domain/dispatch/events';
import { reactTo, type Reaction } from '../../platform/outbox';
import { settleHeard } from './operations/judge-declarations';
import type { MarketOrderParts } from './parts';

/** What this module does about others' events. */
export function marketOrderReactions(parts: MarketOrderParts): Reaction[] {
  return [
    reactTo(submissionChanged, 'market-order.settle-heard', async ({ product, reference }) => {
      if (product === 'market-order') await settleHeard(parts, reference);
    }),
  ];
}
