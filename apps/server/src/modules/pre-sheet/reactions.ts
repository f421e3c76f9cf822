import { submissionChanged } from '@mastlight/domain/dispatch/events';
import { reactTo, type Reaction } from '../../platform/outbox';
import { hearAgent } from './operations/hear-agent';
import { preSheetProduct, type PreSheetParts } from './parts';

/** What this module does about others' events. */
export function preSheetReactions(parts: PreSheetParts): Reaction[] {
  return [
    reactTo(submissionChanged, 'pre-sheet.hear', async ({ product, reference }) => {
      if (product === preSheetProduct) await hearAgent(parts, reference);
    }),
  ];
}
