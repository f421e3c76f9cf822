import { inTransaction } from '../../../platform/db/transaction';
import { takeAlong, type JobDefinition } from '../../../platform/queue/queue';
import { deriveRequestedName, laneLine, type RequestedBills } from '../job-names';
import { deriveBills } from '../operations/derive-bills';
import type { Parts } from '../parts';
import { takeTurn } from '../store/turn';

/**
 * Derives newly followed bills that were asked for while a batch of messages
 * had their port's lane. Whoever gets the turn derives all that were asked for meanwhile.
 */
export function deriveRequestedJob(parts: Parts): JobDefinition<RequestedBills> {
  return {
    name: deriveRequestedName,
    handle: (requested) =>
      inTransaction(parts.platform.database, 'system', async (transaction) => {
        await takeTurn(transaction, [requested.port]);
        const all = [requested, ...(await takeAlong<RequestedBills>(transaction, { name: deriveRequestedName }, laneLine(requested.port)))];
        await deriveBills(
          parts,
          transaction,
          all.flatMap(({ port, billNos }) => billNos.map((billNo) => ({ port, billNo }))),
        );
      }),
  };
}
