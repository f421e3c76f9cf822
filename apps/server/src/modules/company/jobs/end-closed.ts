import { defineJob, noBody } from '@mastlight/domain/contract-kit/message';
import { inTransaction } from '../../../platform/db/transaction';
import { workOn, type JobHandler } from '../../../platform/queue/queue';
import type { CompanyParts } from '../parts';
import { holdDeserted, listDeserted } from '../queries/list-deserted';

/** Begun by a migration: companies were closed before what they had went with them. */
const endClosedJob = defineJob('company.end-closed', 1, noBody);

export function defineEndClosed({ database, endOwned }: Pick<CompanyParts, 'database' | 'endOwned'>): JobHandler {
  return workOn(endClosedJob, async () => {
    for (const id of await listDeserted(database)) {
      await inTransaction(database, 'system', async (tx) => {
        // The list is older than its last company's turn: whoever came in since has begun to follow things.
        if (await holdDeserted(tx, id)) await endOwned(tx, `c:${id}`);
      });
    }
  });
}
