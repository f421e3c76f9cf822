import { inTransaction } from '../../../platform/db/transaction';
import { takeAlong, workOn, type JobHandler } from '../../../platform/queue/queue';
import { deriveRequested, laneLine } from '../lane-jobs';
import { deriveBills } from '../operations/derive-bills';
import type { Parts } from '../parts';
import { takeTurn } from '../store/turn';

/**
 * Derives newly followed bills that were asked for while a batch of messages
 * had their port's lane. Whoever gets the turn derives all that were asked for meanwhile.
 */
export function deriveRequestedJob(parts: Parts): JobHandler {
  return workOn(deriveRequested, (requested) =>
    inTransaction(parts.platform.database, 'system', async (transaction) => {
      await takeTurn(transaction, [requested.port]);
      const all = [requested, ...(await takeAlong(transaction, deriveRequested, parts.platform.log, laneLine(requested.port)))];
      await deriveBills(
        parts,
        transaction,
        all.flatMap(({ port, billNos }) => billNos.map((billNo) => ({ port, billNo }))),
      );
    }),
  );
}
