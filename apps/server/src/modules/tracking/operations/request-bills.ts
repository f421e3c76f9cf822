import { deriveBillStatus } from '@mastlight/domain/tracking/derive-bill-status';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { inTransaction, type Transaction } from '../../../platform/db/transaction';
import type { Platform } from '../../../platform/module';
import { addJob, type JobDefinition } from '../../../platform/queue/queue';
import { followBills, takeTurn, tryTakeTurn } from '../store';
import { deriveBills } from './derive-bills';

interface Wished {
  readonly port: PortCode;
  readonly billNos: readonly string[];
}

/** Derives newly followed bills when a batch of messages had the turn while they were asked for. */
export function deriveRequestedJob(platform: Platform): JobDefinition<Wished> {
  return {
    name: 'tracking.derive-requested',
    handle: ({ port, billNos }) =>
      inTransaction(platform.database, 'system', async (transaction) => {
        await takeTurn(transaction);
        await deriveBills(platform, transaction, billNos.map((billNo) => ({ port, billNo })));
      }),
  };
}

/** Follows bills from now on; see `TrackingDoor.requestBills`. */
export async function requestBills(
  platform: Platform,
  transaction: Transaction,
  port: PortCode,
  billNos: readonly string[],
): Promise<void> {
  if (billNos.length === 0) return;
  const isOurTurn = await tryTakeTurn(transaction);
  const fresh = await followBills(transaction, port, billNos, deriveBillStatus('', []), platform.clock.nowMs());
  if (fresh.length === 0) return;
  // A subscriber does not wait for a large batch of messages: then a job derives as soon as the batch is through.
  if (isOurTurn) await deriveBills(platform, transaction, fresh.map((billNo) => ({ port, billNo })));
  else await addJob(transaction, { name: 'tracking.derive-requested' }, { port, billNos: fresh });
}
