import { defineJob, noBody } from '@mastlight/domain/contract-kit/message';
import { inTransaction } from '../../../platform/db/transaction';
import { workOn, type JobHandler } from '../../../platform/queue/queue';
import type { BillingParts } from '../parts';
import { countLedger, verifyLedger } from '../queries/verify-ledger';
import { insertCheck } from '../store';

const checkLedgerJob = defineJob('billing.check-ledger', 1, noBody);

/** Verifies the whole ledger (L-09) and keeps what was found, for the money desk. */
export async function checkLedger(parts: BillingParts): Promise<void> {
  const { database, clock, log } = parts;
  const [faults, { transfers }] = await database.unhurried(
    async () => [await verifyLedger(database), await countLedger(database)] as const,
  );
  if (faults.length > 0) log.error({ faults: faults.slice(0, 5) }, 'the ledger does not fit together');
  await inTransaction(database, 'system', (tx) => insertCheck(tx, { atMs: clock.nowMs(), transfers, faults: faults.length }));
}

/** Once a day, when few pay; 19:40 UTC is 03:40 in Shanghai. */
export function defineCheckLedger(parts: BillingParts): JobHandler {
  return workOn(checkLedgerJob, () => checkLedger(parts), { cron: '40 19 * * *' });
}
