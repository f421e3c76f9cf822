import { submissionChanged } from '@mastlight/domain/dispatch/events';
import { reactTo, type Reaction } from '../../platform/outbox';
import { emailAgent, emailProduct, tellEmail } from './operations/email-agent';
import { hearSubmission } from './operations/hear-submission';
import type { Parts } from './parts';

/** What manifests do when one that was sent is further than it was. */
export function shManifestReactions(parts: Parts): Reaction[] {
  return [
    reactTo(submissionChanged, 'sh-manifest.hear', async ({ product, reference }) => {
      if (product === 'sh-manifest') await hearSubmission(parts, reference);
    }),
    // Beside it: an e-mail that cannot be written holds up neither status nor money.
    reactTo(submissionChanged, 'sh-manifest.email', async ({ product, reference }) => {
      if (product === 'sh-manifest') await emailAgent(parts, reference);
      if (product === emailProduct) await tellEmail(parts, reference);
    }),
  ];
}
