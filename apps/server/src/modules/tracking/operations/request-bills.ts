import { deriveBillStatus } from '@mastlight/domain/tracking/derive-bill-status';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import type { Transaction } from '../../../platform/db/transaction';
import type { Platform } from '../../../platform/module';
import { addJob } from '../../../platform/queue/queue';
import { deriveRequested } from '../derive-requested';
import { followBills } from '../store/bills';
import { tryTakeTurn } from '../store/turn';
import { deriveBills } from './derive-bills';

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
  if (isOurTurn)
    await deriveBills(
      platform,
      transaction,
      fresh.map((billNo) => ({ port, billNo })),
    );
  // In line: each waits for the turn, and side by side they would hold all workers, those of the rows to refresh too.
  else await addJob(transaction, deriveRequested, { port, billNos: fresh }, { line: deriveRequested.name });
}
