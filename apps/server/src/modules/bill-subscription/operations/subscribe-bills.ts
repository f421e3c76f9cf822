import { cleanClientName, cleanNote } from '@mastlight/domain/bill-subscription/clean-note';
import { billsSubscribed, type BillsSubscribed } from '@mastlight/domain/bill-subscription/events';
import { billSubscriptionTexts as texts } from '@mastlight/domain/bill-subscription/messages';
import { judgeBillNo } from '@mastlight/domain/bill-subscription/judge-bill-no';
import { billRowsTopic } from '@mastlight/domain/contract-kit/live-topic';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { inTransaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import { makeToken } from '../../../platform/ids';
import { publishChange } from '../../../platform/live';
import type { Parts } from '../parts';
import { openQuota, quotaError } from '../quota';
import { insertSubscriptions, selectKnown } from '../store';
import { followBills } from './follow-bills';
import { keepClient } from './keep-clients';

export interface SubscribeWish {
  readonly port: PortCode;
  readonly blnos: readonly string[];
  readonly clientCompanyName?: string | undefined;
  readonly remark?: string | undefined;
  readonly autoSubscribe?: boolean | undefined;
}

export interface SubscribeOutcome {
  readonly blno: string;
  readonly result: typeof texts.succeeded | typeof texts.repeated | typeof texts.failed;
  readonly reason: string | null;
  readonly id: number | null;
}

/**
 * Subscribes the caller's identity to bills (R-7.6-05): each number is told
 * what became of it, and one bad number spoils none of the others. Two calls
 * at once add a bill once.
 *
 * @throws BusinessError 429 when a quota allows none of them; where it allows some, the rest is told why not.
 */
export async function subscribeBills(parts: Parts, session: Session, wish: SubscribeWish): Promise<SubscribeOutcome[]> {
  const { platform } = parts;
  const { ownerKey } = session;
  const judged = wish.blnos.map(judgeBillNo);
  const wanted = [...new Set(judged.filter(({ fault }) => fault === null).map(({ billNo }) => billNo))];
  const clientName = cleanClientName(wish.clientCompanyName ?? '');
  const { added, known, refused } = await inTransaction(platform.database, { ownerKey }, async (transaction) => {
    const quota = await openQuota(parts, transaction, session);
    const before = new Set((await selectKnown(transaction, ownerKey, wish.port, wanted)).map((bill) => bill.billNo));
    const allowed = await quota.allow(
      wish.port,
      wanted.filter((billNo) => !before.has(billNo)),
    );
    const fresh = await insertSubscriptions(transaction, {
      ownerKey,
      userId: session.userId,
      port: wish.port,
      billNos: allowed.billNos,
      createdMs: Math.trunc(platform.portClock.nowMs()),
      clientName,
      remark: cleanNote(wish.remark ?? ''),
      autoSubscribe: wish.autoSubscribe ?? false,
    });
    const ids = new Map(fresh.map((bill) => [bill.billNo, bill.id]));
    const others = wanted.filter((billNo) => !ids.has(billNo));
    const followed = others.length > 0 ? await selectKnown(transaction, ownerKey, wish.port, others) : [];
    if (fresh.length > 0) {
      if (clientName !== null) await keepClient(transaction, ownerKey, { name: clientName, contact: null, phone: null, remark: null });
      // What is known of the bills already stands in the very first list.
      await followBills(
        parts,
        transaction,
        ownerKey,
        fresh.map(({ id, billNo }) => ({ id, port: wish.port, billNo })),
      );
      const event: BillsSubscribed = {
        name: billsSubscribed,
        body: { eventId: makeToken(16), userId: session.userId, port: wish.port, billNos: wanted.filter((billNo) => ids.has(billNo)) },
      };
      await platform.outbox.emit(transaction, event);
      await publishChange(transaction, { ownerKey, topic: billRowsTopic, ids: [...ids.values()] });
    }
    return { added: ids, known: new Map(followed.map((bill) => [bill.billNo, bill.id])), refused: allowed.refused };
  });
  const [usedUp] = refused.values();
  if (usedUp && added.size + known.size === 0) throw quotaError(usedUp);

  const told = new Set<string>();
  return judged.map(({ text, billNo, fault }) => {
    if (fault !== null) return { blno: text, result: texts.failed, reason: fault, id: null };
    const refusal = refused.get(billNo);
    if (refusal && !known.has(billNo)) return { blno: text, result: texts.failed, reason: refusal.text, id: null };
    const isRepeated = told.has(billNo);
    told.add(billNo);
    if (isRepeated)
      return { blno: text, result: texts.repeated, reason: texts.repeatedInBatch, id: added.get(billNo) ?? known.get(billNo) ?? null };
    const id = added.get(billNo);
    if (id !== undefined) return { blno: text, result: texts.succeeded, reason: null, id };
    return { blno: text, result: texts.repeated, reason: texts.alreadySubscribed, id: known.get(billNo) ?? null };
  });
}
