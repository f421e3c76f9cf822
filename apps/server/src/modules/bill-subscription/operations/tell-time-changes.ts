import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import { inTransaction } from '../../../platform/db/transaction';
import { nextExceptionChange } from '../derive-columns';
import type { Parts } from '../parts';
import { selectDue, settleDue, type SettledBill } from '../store';
import { publishRows } from './refresh-rows';

const billsPerRound = 500;

/**
 * Tells owners of rows that changed by time alone: a cut-off came near or
 * passed, a report is overdue. Lists are right without it (each read compares
 * with port time); this makes open pages hear of it.
 *
 * @returns how many rows were told of; as many rounds are run as it takes.
 */
export async function tellTimeChanges({ platform, tracking }: Parts): Promise<number> {
  let told = 0;
  for (;;) {
    const portNowMs = Math.trunc(platform.portClock.nowMs());
    const due = await inTransaction(platform.database, 'system', (transaction) => selectDue(transaction, portNowMs, billsPerRound));
    if (due.length === 0) return told;
    const settled: SettledBill[] = [];
    for (const [port, bills] of groupBy(due, (bill) => bill.port)) {
      const statuses = await tracking.billStatuses(
        port,
        bills.map((bill) => bill.billNo),
      );
      for (const bill of bills) {
        const tracked = statuses.get(bill.billNo);
        settled.push({ ...bill, nextChangeMs: tracked ? nextExceptionChange(tracked.status, portNowMs) : null });
      }
    }
    await inTransaction(platform.database, 'system', async (transaction) => {
      const touched = await settleDue(transaction, settled, portNowMs);
      await publishRows(transaction, touched);
      told += touched.length;
    });
  }
}
