import { billRowsTopic } from '@mastlight/domain/bill-subscription/topics';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { inTransaction, type Transaction } from '../../../platform/db/transaction';
import { publishChange } from '../../../platform/live';
import { deriveColumns } from '../derive-columns';
import type { Parts } from '../parts';
import { selectTypedCalls, updateDerived, type TouchedRow } from '../store';
import { statusForTypedCall, type TypedCall } from '../typed-call';

/**
 * Writes the present status of bills into every subscription of them, in bulk,
 * and tells the owners whose rows read differently now. Safe to run again and
 * in any order: the status is asked for anew, and an older one never wins.
 */
export async function refreshRows({ platform, tracking }: Parts, port: PortCode, billNos: readonly string[]): Promise<void> {
  const statuses = await tracking.billStatuses(port, billNos);
  if (statuses.size === 0) return;
  const portNowMs = Math.trunc(platform.portClock.nowMs());
  await inTransaction(platform.database, 'system', async (transaction) => {
    const typed = await selectTypedCalls(transaction, port, [...statuses.keys()]);
    const derived = [...statuses.values()].flatMap((bill) =>
      [untyped, ...typed.filter(({ bill_no }) => bill_no === bill.billNo)].map(({ typed_vessel, typed_voyage }) => ({
        ...deriveColumns({ ...bill, status: statusForTypedCall(bill.status, { typed_vessel, typed_voyage }) }, portNowMs),
        // The whole status is kept: what of it the user sees is settled when it is read.
        status: JSON.stringify(bill.status),
        typed_vessel,
        typed_voyage,
      })),
    );
    const touched = await updateDerived(transaction, port, derived);
    await publishRows(
      transaction,
      touched.filter((row) => row.isChanged),
    );
  });
}

const untyped: TypedCall = { typed_vessel: null, typed_voyage: null };

/** Tells each owner of his rows. */
export async function publishRows(transaction: Transaction, rows: readonly TouchedRow[]): Promise<void> {
  const idsOf = new Map<string, number[]>();
  for (const { ownerKey, id } of rows) {
    const ids = idsOf.get(ownerKey);
    if (ids) ids.push(id);
    else idsOf.set(ownerKey, [id]);
  }
  for (const [ownerKey, ids] of idsOf) await publishChange(transaction, { ownerKey, topic: billRowsTopic, ids });
}
