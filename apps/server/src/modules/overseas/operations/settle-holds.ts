import { overseasList } from '@mastlight/domain/overseas/contract';
import { coinsReturned } from '@mastlight/domain/overseas/events';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import { inTransaction, type Transaction } from '../../../platform/db/transaction';
import { publishChange } from '../../../platform/live';
import { readSubject } from '../../line-tracking/index';
import type { OverseasParts } from '../parts';
import { findOpen, holdKey, holdOpen, markReleased, markTaken, type HeldMoney } from '../store';

type Payer = { readonly userId: number; readonly ownerKey: string };

/**
 * Ends what is set aside for rows of an owner, each once: what their lines have said anything of is taken, the rest goes
 * back. Gives the rows whose money has ended now.
 *
 * @param unheard what becomes of that of which nothing was heard yet: it waits on, or goes back for this reason of the ledger.
 */
export async function settleHolds(
  { billing, lines, platform }: OverseasParts,
  tx: Transaction,
  payer: Payer,
  rowIds: readonly number[],
  unheard: 'waits' | 'no-data' | 'let-go',
): Promise<number[]> {
  const open = await holdOpen(tx, rowIds);
  if (open.length === 0) return [];
  const heard = await lines.heard(
    tx,
    open.map(({ subject }) => subject),
  );
  const ended: number[] = [];
  for (const [isHeard, ofKind] of groupBy(open, ({ subject }) => heard.has(subject))) {
    if (!isHeard && unheard === 'waits') continue;
    const ids = ofKind.map(({ rowId }) => rowId);
    const told = await billing.settle(tx, payer, {
      keys: ids.map(holdKey),
      end: isHeard ? 'post' : 'void',
      reason: isHeard ? 'subscribed' : unheard,
    });
    // What had run out of its time before went back then.
    const taken = ids.filter((id) => told.get(holdKey(id)) === 'post');
    const released = ids.filter((id) => !taken.includes(id));
    if (isHeard && released.length > 0) platform.log.error({ rowIds: released }, 'money that was held for shipments had ended before');
    const endedMs = Math.trunc(platform.portClock.nowMs());
    await markTaken(tx, taken, endedMs);
    const back = await billing.findGivenBack(tx, payer, released.map(holdKey));
    const givenBack = new Map(released.map((id) => [id, back.get(holdKey(id)) ?? 0]));
    await markReleased(tx, givenBack, endedMs);
    if (!isHeard && unheard === 'no-data')
      await tellReturned(
        platform,
        tx,
        ofKind.map((hold) => ({ ...hold, fen: givenBack.get(hold.rowId) ?? 0 })),
      );
    ended.push(...ids);
  }
  return ended;
}

/** Whoever paid for nothing is told what is back; where nothing is, nothing is told. */
async function tellReturned({ outbox }: OverseasParts['platform'], tx: Transaction, returned: readonly HeldMoney[]): Promise<void> {
  for (const { ownerKey, port, rowId, subject, fen } of returned) {
    const { line, number } = readSubject(subject);
    if (fen > 0) await outbox.emit(tx, coinsReturned, { ownerKey, port, rowId, billNo: number, line, fen });
  }
}

/** Takes what was set aside for shipments of which something is heard now, owner by owner. Asking again changes nothing. */
export async function takeHeard(parts: OverseasParts, subjects: readonly string[]): Promise<void> {
  const { database } = parts.platform;
  const open = await inTransaction(database, 'system', (tx) => findOpen(tx, subjects));
  for (const [ownerKey, ofOwner] of groupBy(open, (hold) => hold.ownerKey)) {
    await inTransaction(database, 'system', async (tx) => {
      const payer = { ownerKey, userId: ofOwner[0]!.userId };
      const ids = await settleHolds(
        parts,
        tx,
        payer,
        ofOwner.map(({ rowId }) => rowId),
        'waits',
      );
      if (ids.length > 0) await publishChange(tx, { ownerKey, topic: overseasList.topic, ids });
    });
  }
}
