import { keptAfterEndDays, lookAgainDays } from '@mastlight/domain/bill-file/limits';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import { inTransaction } from '../../../platform/db/transaction';
import { dropFiles } from '../own-data';
import type { BillFileParts } from '../parts';
import { findDue } from '../queries/find-due';
import { deleteEnded, keepLooked } from '../store';

const dayMs = 86_400_000;

/**
 * Takes away the files of bills that were followed no more for some days; those that are followed again stay. What is looked at is
 * what was put there or let go since the last night, what is to go, and now and then the rest. Gives how many went.
 */
export async function dropEnded({ database, clock, files, follow }: Omit<BillFileParts, 'companies' | 'clients'>): Promise<number> {
  const nowMs = clock.nowMs();
  const [ended, followed, gone]: [number[], number[], number[]] = [[], [], []];
  const due = await findDue(database, nowMs);
  for (const ofBill of groupBy(due, ({ ownerKey, billNo }) => `${ownerKey} ${billNo}`).values()) {
    const ports = new Set(await follow.findPorts(ofBill[0]!.ownerKey, 'bill', ofBill[0]!.billNo));
    for (const { id, port, isEnded } of ofBill) (ports.has(port) ? followed : isEnded ? gone : ended).push(id);
  }
  return inTransaction(database, 'system', async (tx) => {
    await keepLooked(tx, followed, { nowMs, endedMs: null, nextMs: nowMs + lookAgainDays * dayMs });
    await keepLooked(tx, ended, { nowMs, endedMs: nowMs, nextMs: nowMs + keptAfterEndDays * dayMs });
    const left = await deleteEnded(tx, gone, nowMs - keptAfterEndDays * dayMs);
    await dropFiles(files, tx, left);
    return left.length;
  });
}
