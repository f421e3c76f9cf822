import { submissionChanged } from '@mastlight/domain/dispatch/events';
import { reactTo, type Reaction } from '../../platform/outbox';
import { settleHeard } from './operations/settle-heard';
import type { VgmParts } from './parts';

/** What this module does about others' events. */
export function vgmReactions(parts: VgmParts): Reaction[] {
  return [
    reactTo(submissionChanged, 'vgm.settle-heard', async ({ product, reference }) => {
      if (product === 'vgm') await settleHeard(parts, reference);
    }),
  ];
}
