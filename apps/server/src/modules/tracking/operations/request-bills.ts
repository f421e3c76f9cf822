import type { PortCode } from '@mastlight/domain/vocabulary/port';
import type { Transaction } from '../../../platform/db/transaction';
import { addJob } from '../../../platform/queue/queue';
import { deriveRequestedName, laneLine } from '../job-names';
import type { Parts } from '../parts';
import { followBills } from '../store/bills';
import { tryTakeTurn } from '../store/turn';
import { deriveBills } from './derive-bills';

/** Derives bills from now on, as somebody follows them; facts heard earlier count at once. Asking again changes nothing. */
export async function requestBills(parts: Parts, transaction: Transaction, port: PortCode, billNos: readonly string[]): Promise<void> {
  if (billNos.length === 0) return;
  const isOurTurn = await tryTakeTurn(transaction, port);
  const fresh = await followBills(transaction, port, billNos, parts.platform.clock.nowMs());
  if (fresh.length === 0) return;
  // A subscriber does not wait for a large batch of messages: then a job derives as soon as the batch is through.
  if (isOurTurn) {
    await deriveBills(
      parts,
      transaction,
      fresh.map((billNo) => ({ port, billNo })),
    );
  }
  // In line: each waits for the turn, and side by side they would hold all workers.
  else await addJob(transaction, { name: deriveRequestedName }, { port, billNos: fresh }, { line: laneLine(port) });
}
