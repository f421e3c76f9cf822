import { originOf, paidAs, type FeeOfOrigin } from '@mastlight/domain/billing/index';
import { cleanClientName, cleanNote } from '@mastlight/domain/vocabulary/clean-note';
import { billsSubscribed } from '@mastlight/domain/bill-subscription/events';
import { judgeBillNo } from '@mastlight/domain/bill-subscription/judge-bill-no';
import { billSubscriptionTexts as texts } from '@mastlight/domain/bill-subscription/messages';
import { billRowsTopic } from '@mastlight/domain/bill-subscription/topics';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { startOfShanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import type { Transaction } from '../../../platform/db/transaction';
import { tellOutcomes, type SubscribeOutcome } from '../../../platform/list/tell-outcomes';
import { publishChange } from '../../../platform/live';
import { Consent } from '../../billing/index';
import type { Follower } from '../../follow/index';
import type { ClientParts } from '../parts';
import { isClientSwitchedOn } from '../queries/is-client-switched-on';
import { openQuota } from '../quota';
import { beginAsking, holdLeftPayments, insertSubscriptions, selectKnown } from '../store';
import { followBills } from './follow-bills';
import { keepClient } from './keep-clients';

export interface SubscribeWish {
  readonly port: PortCode;
  readonly blnos: readonly string[];
  readonly clientCompanyName?: string | undefined;
  readonly remark?: string | undefined;
  readonly autoSubscribe?: boolean | undefined;
  /** What real money may be taken where the free quota does not do (T13); absent: none. */
  readonly consent?: Consent | undefined;
}

/** What became of each number, what it is paid as, and what all of them cost, in fen. */
export interface Subscribed {
  readonly told: readonly ({ readonly blno: string } & SubscribeOutcome)[];
  readonly fee: FeeOfOrigin;
  readonly fen: number;
}

/**
 * Subscribes the caller's identity to bills (R-7.6-05): each number is told
 * what became of it, and one bad number spoils none of the others. Two calls
 * at once add a bill once.
 *
 * @throws BusinessError 429 when a quota allows none of them; where it allows some, the rest is told why not. 409 or 402 when
 * they are not paid for: then none is subscribed to.
 */
export async function subscribeBills(parts: ClientParts, session: Follower, wish: SubscribeWish): Promise<Subscribed> {
  const { platform } = parts;
  const { ownerKey } = session;
  const judged = wish.blnos.map(judgeBillNo);
  const wanted = [...new Set(judged.filter(({ fault }) => fault === null).map(({ billNo }) => billNo))];
  const clientName = cleanClientName(wish.clientCompanyName ?? '');
  const createdMs = Math.trunc(platform.portClock.nowMs());
  const fee = { fee: 'FEE_BLNO', origin: originOf(wish.port) } as const;
  // What was tried is counted, whatever becomes of it: a refusal of everything is thrown once that is committed.
  const work = async (transaction: Transaction) => {
    const quota = await openQuota(parts, transaction, session);
    const before = new Set((await selectKnown(transaction, ownerKey, wish.port, wanted)).map((bill) => bill.billNo));
    const unknown = wanted.filter((billNo) => !before.has(billNo));
    // What nobody asked for is taken as far as free money goes (T13); the rest waits for more of it.
    const free = session.isBrought === true ? await parts.billing.countFree(transaction, ownerKey, fee) : unknown.length;
    const allowed = await quota.allow(wish.port, unknown.slice(0, free));
    const fresh = await insertSubscriptions(transaction, {
      ownerKey,
      userId: session.userId,
      port: wish.port,
      billNos: allowed.billNos,
      payments: await holdLeftPayments(transaction, ownerKey, wish.port, allowed.billNos, startOfShanghaiDay(createdMs)),
      keyOf: (billNo) => paidAs(billRowsTopic.name, { port: wish.port, subject: billNo, createdMs }),
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
      // Files of an earlier row were for its client.
      await parts.billFiles.hide(
        transaction,
        ownerKey,
        fresh.map(({ billNo }) => ({ port: wish.port, billNo })),
      );
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
    // Last: until it is committed, everybody of this owner who pays waits.
    const fen = await parts.billing.charge(transaction, session, {
      ...fee,
      consent: wish.consent ?? Consent.none(),
      things: fresh.map((bill) => ({ key: bill.paidAs, subject: bill.billNo })),
    });
    const known = new Map(followed.map((bill) => [bill.billNo, bill.id]));
    const { refused } = allowed;
    const [first] = refused.values();
    const refusal = ids.size + known.size === 0 ? (first ?? null) : null;
    const reasons = new Map([...refused].map(([billNo, { message }]) => [billNo, message]));
    for (const billNo of unknown.slice(free)) reasons.set(billNo, texts.waitsForFreeMoney);
    const outcomes = tellOutcomes(
      judged.map(({ billNo, fault }) => ({ key: billNo, fault })),
      { added: ids, known, refused: reasons },
    );
    return { refusal, fen, told: outcomes.map((outcome, index) => ({ blno: judged[index]!.text, ...outcome })) };
  };
  const { refusal, fen, told } = await parts.billing.once(session, work, (result) => result.refusal === null);
  if (refusal) throw refusal;
  return { fee, fen, told };
}
