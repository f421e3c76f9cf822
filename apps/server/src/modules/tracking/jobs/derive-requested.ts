import { inTransaction } from '../../../platform/db/transaction';
import type { Platform } from '../../../platform/module';
import type { JobDefinition } from '../../../platform/queue/queue';
import { deriveRequestedName, type RequestedBills } from '../derive-requested-name';
import { deriveBills } from '../operations/derive-bills';
import { takeTurn } from '../store';

/** Derives newly followed bills that were asked for while a batch of messages had the turn. */
export function deriveRequestedJob(platform: Platform): JobDefinition<RequestedBills> {
  return {
    name: deriveRequestedName,
    handle: ({ port, billNos }) =>
      inTransaction(platform.database, 'system', async (transaction) => {
        await takeTurn(transaction);
        await deriveBills(platform, transaction, billNos.map((billNo) => ({ port, billNo })));
      }),
  };
}
