import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import { inTransaction } from '../../../platform/db/transaction';
import { takeAlong, workOn, type JobHandler } from '../../../platform/queue/queue';
import { deriveRequested, laneLine } from '../lane-jobs';
import type { Parts } from '../parts';
import { publishedKinds } from '../published-kind';
import { takeTurn } from '../store/turn';

/**
 * Derives what is newly followed and was asked for while a batch of messages
 * had its port's lane. Whoever gets the turn derives all that was asked for
 * meanwhile.
 */
export function deriveRequestedJob(parts: Parts): JobHandler {
  return workOn(deriveRequested, (requested) =>
    inTransaction(parts.platform.database, 'system', async (transaction) => {
      const { port } = requested;
      await takeTurn(transaction, [port]);
      const along = await takeAlong(transaction, deriveRequested, parts.platform.log, laneLine(port));
      for (const [kind, ofKind] of groupBy([requested, ...along], (request) => request.kind)) {
        await publishedKinds[kind].derive(parts, transaction, port, [...new Set(ofKind.flatMap(({ subjects }) => subjects))]);
      }
    }),
  );
}
