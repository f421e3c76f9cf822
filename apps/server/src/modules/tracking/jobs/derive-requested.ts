import { inTransaction } from '../../../platform/db/transaction';
import type { Platform } from '../../../platform/module';
import { takeAlong, type JobDefinition } from '../../../platform/queue/queue';
import { deriveRequestedLine, deriveRequestedName, type RequestedBills } from '../derive-requested-name';
import { deriveBills } from '../operations/derive-bills';
import { takeTurn } from '../store/turn';

/**
 * Derives newly followed bills that were asked for while a batch of messages
 * had their port's lane. Whoever gets the turn derives all that were asked for meanwhile.
 */
export function deriveRequestedJob(platform: Platform): JobDefinition<RequestedBills> {
  return {
    name: deriveRequestedName,
    handle: (requested) =>
      inTransaction(platform.database, 'system', async (transaction) => {
        await takeTurn(transaction, [requested.port]);
        const all = [
          requested,
          ...(await takeAlong<RequestedBills>(transaction, { name: deriveRequestedName }, deriveRequestedLine(requested.port))),
        ];
        await deriveBills(
          platform,
          transaction,
          all.flatMap(({ port, billNos }) => billNos.map((billNo) => ({ port, billNo }))),
        );
      }),
  };
}
