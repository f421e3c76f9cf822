import { inTransaction } from '../../../platform/db/transaction';
import type { Platform } from '../../../platform/module';
import { takeAlong, workOn, type JobHandler } from '../../../platform/queue/queue';
import { deriveRequested } from '../derive-requested';
import { deriveBills } from '../operations/derive-bills';
import { takeTurn } from '../store/turn';

/**
 * Derives newly followed bills that were asked for while a batch of messages
 * had the turn. Whoever gets the turn derives all that were asked for meanwhile.
 */
export function deriveRequestedJob(platform: Platform): JobHandler {
  return workOn(deriveRequested, (requested) =>
    inTransaction(platform.database, 'system', async (transaction) => {
      await takeTurn(transaction);
      const all = [requested, ...(await takeAlong(transaction, deriveRequested, platform.log))];
      await deriveBills(
        platform,
        transaction,
        all.flatMap(({ port, billNos }) => billNos.map((billNo) => ({ port, billNo }))),
      );
    }),
  );
}
