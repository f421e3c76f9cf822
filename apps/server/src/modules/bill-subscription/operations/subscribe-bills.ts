import { cleanClientName, cleanNote } from '@mastlight/domain/vocabulary/clean-note';
import { billsSubscribed } from '@mastlight/domain/bill-subscription/events';
import { judgeBillNo } from '@mastlight/domain/bill-subscription/judge-bill-no';
import { billRowsTopic } from '@mastlight/domain/bill-subscription/topics';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { inTransaction } from '../../../platform/db/transaction';
import { tellOutcomes, type SubscribeOutcome } from '../../../platform/list/tell-outcomes';
import { publishChange } from '../../../platform/live';
import type { Follower } from '../../follow/index';
import type { Parts } from '../parts';
import { isClientSwitchedOn } from '../queries/is-client-switched-on';
import { openQuota } from '../quota';
import { beginAsking, insertSubscriptions, selectKnown } from '../store';
import { followBills } from './follow-bills';
import { keepClient } from './keep-clients';

export interface SubscribeWish {
  readonly port: PortCode;
  readonly blnos: readonly string[];
  readonly clientCompanyName?: string | undefined;
  readonly remark?: string | undefined;
  readonly autoSubscribe?: boolean | undefined;
}

/**
 * Subscribes the caller's identity to bills (R-7.6-05): each number is told
 * what became of it, and one bad number spoils none of the others. Two calls
 * at once add a bill once.
 *
 * @throws BusinessError 429 when a quota allows none of them; where it allows some, the rest is told why not.
 */
export async function subscribeBills(
  parts: Parts,
  session: Follower,
  wish: SubscribeWish,
): Promise<({ readonly blno: string } & SubscribeOutcome)[]> {
  const { platform } = parts;
  const { ownerKey } = session;
  const judged = wish.blnos.map(judgeBillNo);
  const wanted = [...new Set(judged.filter(({ fault }) => fault === null).map(({ billNo }) => billNo))];
  const clientName = cleanClientName(wish.clientCompanyName ?? '');
  const createdMs = Math.trunc(platform.portClock.nowMs());
  const { added, known, refused } = await inTransaction(platform.database, session, async (transaction) => {
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
      createdMs,
      nextAskMs: beginAsking(createdMs).nextMs,
      clientName,
      remark: cleanNote(wish.remark ?? ''),
      // Where he does not say, a number goes as all others of its client go (ADR 0027).
      autoSubscribe: wish.autoSubscribe ?? (clientName !== null && (await isClientSwitchedOn(transaction, ownerKey, clientName))),
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
      const billNos = wanted.filter((billNo) => ids.has(billNo));
      await platform.outbox.emit(transaction, billsSubscribed, { userId: session.userId, port: wish.port, billNos });
      await publishChange(transaction, { ownerKey, topic: billRowsTopic, ids: [...ids.values()] });
    }
    return { added: ids, known: new Map(followed.map((bill) => [bill.billNo, bill.id])), refused: allowed.refused };
  });
  const [first] = refused.values();
  if (first && added.size + known.size === 0) throw first;
  const reasons = new Map([...refused].map(([billNo, { message }]) => [billNo, message]));
  const outcomes = tellOutcomes(
    judged.map(({ billNo, fault }) => ({ key: billNo, fault })),
    { added, known, refused: reasons },
  );
  return outcomes.map((outcome, index) => ({ blno: judged[index]!.text, ...outcome }));
}
