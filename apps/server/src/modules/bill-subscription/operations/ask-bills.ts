import { judgeAsked } from '@mastlight/domain/bill-subscription/life';
import { nearNumbers } from '@mastlight/domain/bill-subscription/near-numbers';
import { billRowsTopic } from '@mastlight/domain/bill-subscription/topics';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { inTransaction, type Transaction, type OwnerScope } from '../../../platform/db/transaction';
import { publishChange } from '../../../platform/live';
import type { Parts } from '../parts';
import { findHeard } from '../queries/find-heard';
import { holdDue, holdOwn, saveAsked, type HeldRow } from '../store/asking';

const rowsPerRound = 200;

/** A held subscription, and whether anything was heard of its bill. */
interface ToAsk extends HeldRow {
  readonly isHeard: boolean;
}

/**
 * Asks for every bill whose time has come (`askAfterMs`), a bounded number in a
 * transaction.
 *
 * @returns how many were asked for.
 */
export async function askDue(parts: Parts): Promise<number> {
  const portNowMs = Math.trunc(parts.platform.portClock.nowMs());
  for (let asked = 0; ;) {
    const count = await inTransaction(parts.platform.database, 'system', async (transaction) => {
      const rows = await holdDue(transaction, portNowMs, rowsPerRound);
      await askFor(parts, transaction, await withHeard(transaction, rows), portNowMs);
      return rows.length;
    });
    asked += count;
    if (count < rowsPerRound) return asked;
  }
}

/** Asks for an owner's bills now, and by the whole schedule from now on (重新获取); of those that were heard of nothing is asked. */
export async function askAgain(parts: Parts, session: OwnerScope, ids: readonly number[]): Promise<void> {
  const portNowMs = Math.trunc(parts.platform.portClock.nowMs());
  const { ownerKey } = session;
  await inTransaction(parts.platform.database, session, async (transaction) => {
    const rows = await withHeard(transaction, await holdOwn(transaction, ownerKey, ids, portNowMs));
    const unheard = rows.filter(({ isHeard }) => !isHeard);
    await askFor(parts, transaction, unheard, portNowMs);
  });
}

async function withHeard(transaction: Transaction, rows: readonly HeldRow[]): Promise<ToAsk[]> {
  const heard = await findHeard(
    transaction,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, isHeard: heard.has(row.id) }));
}

/**
 * No source of ours can be asked: all of them send by themselves. What can be
 * asked is what they have sent, and that is stored whole: whether the bill was
 * named without having been derived, and whether it was named by a number beside
 * its own. Whoever looks at it hears of what that has changed.
 */
async function askFor(parts: Parts, transaction: Transaction, rows: readonly ToAsk[], portNowMs: number): Promise<void> {
  for (const [port, ofPort] of groupBy(rows, (row) => row.port)) {
    await askPort(parts, transaction, port as PortCode, ofPort, portNowMs);
  }
}

async function askPort(
  { tracking }: Parts,
  transaction: Transaction,
  port: PortCode,
  rows: readonly ToAsk[],
  portNowMs: number,
): Promise<void> {
  const silent = rows.filter(({ isHeard }) => !isHeard).map((row) => ({ ...row, near: nearNumbers(row.billNo) }));
  const numbers = silent.flatMap(({ billNo, near }) => [billNo, ...near.map((number) => number.billNo)]);
  const heard = numbers.length === 0 ? new Set<string>() : await tracking.heardBills(transaction, port, [...new Set(numbers)]);
  const stored = silent.filter(({ billNo }) => heard.has(billNo)).map(({ billNo }) => billNo);
  if (stored.length > 0) await tracking.deriveAgain(transaction, port, [...new Set(stored)]);
  const nearOf = new Map(
    silent.map(({ id, near }) => {
      const known = near.filter(({ billNo }) => heard.has(billNo));
      // Beside one that is certainly typed wrong, a part says nothing.
      return [id, known.find(({ isPart }) => !isPart) ?? known[0] ?? null];
    }),
  );
  const asked = rows.map((row) => {
    const isHere = row.isHeard || heard.has(row.billNo);
    const found = isHere ? { nextMs: null, failReason: null, nearBillNo: null } : judgeAsked(row.fromMs, portNowMs, nearOf.get(row.id)!);
    return { ...row, ...found, isNews: found.failReason !== row.failReason || found.nearBillNo !== row.nearBillNo };
  });
  await saveAsked(transaction, asked);
  for (const [ownerKey, ofOwner] of groupBy(
    asked.filter(({ isNews }) => isNews),
    (row) => row.ownerKey,
  )) {
    await publishChange(transaction, { ownerKey, topic: billRowsTopic, ids: ofOwner.map(({ id }) => id) });
  }
}
