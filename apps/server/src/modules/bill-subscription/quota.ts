import { billSubscriptionRefusals as refusals } from '@mastlight/domain/bill-subscription/refusals';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { correctionsPerDayMax, subscriptionsPerDayMax, unheardOpenMax, unheardPerDayMax } from '@mastlight/domain/bill-subscription/limits';
import type { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { ports, type PortCode } from '@mastlight/domain/vocabulary/port';
import { secondsToNextDay, shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import type { Transaction } from '../../platform/db/transaction';
import type { Session } from '../../platform/http/session';
import type { Parts } from './parts';
import { findWaiting } from './queries/find-waiting';
import { addToDay, lockDay } from './store';

/** Which quota has run out. */
export interface UsedUp {
  readonly quota: 'subscriptions-per-day' | 'unheard-per-day' | 'unheard-open';
  /** What the caller is told, with when asking again makes sense where that is known. */
  readonly refusal: BusinessError;
}

/** Numbers that an account may begin to follow now; the others by number, with the reason. */
export interface Allowance {
  readonly billNos: readonly string[];
  readonly refused: ReadonlyMap<string, UsedUp>;
}

/**
 * Holds an account's day; the first lock of the transaction. Calls of one
 * account then count one behind the other, in whatever process.
 */
export async function openQuota(
  { platform, tracking }: Parts,
  transaction: Transaction,
  { ownerKey, userId }: Pick<Session, 'ownerKey' | 'userId'>,
) {
  const nowMs = platform.clock.nowMs();
  const day = shanghaiDay(nowMs);
  const tomorrow = { retryAfterSeconds: secondsToNextDay(nowMs) };
  const factor = platform.config.quotaFactor;
  const used = await lockDay(transaction, ownerKey, day);

  /** A bill may wait to be derived; near the limit the facts themselves are asked. */
  const countOpen = async (limit: number): Promise<number> => {
    const waiting = await findWaiting(transaction, ownerKey, 2 * limit);
    let open = waiting.length;
    for (const { code: port } of open > limit / 2 ? ports : []) {
      const billNos = waiting.filter((bill) => bill.port === port).map((bill) => bill.bill_no);
      if (billNos.length > 0) open -= (await tracking.heardBills(transaction, port, billNos)).size;
    }
    return open;
  };

  return {
    /**
     * Allows what the quotas leave of `fresh`, and counts it; deleting gives
     * nothing back. A number that is refused because nobody has heard of it
     * counts as asked too: the refusal tells that it does not exist, and such
     * answers must not be had without end.
     *
     * @param corrected number of a followed bill whose place the one of `fresh`
     * takes. While nothing was heard of it, the new one needs no place of its
     * own, and a typing mistake need not wait for tomorrow.
     */
    async allow(port: PortCode, fresh: readonly string[], corrected: string | null = null): Promise<Allowance> {
      const concerned = corrected === null ? fresh : [...fresh, corrected];
      const heard = concerned.length > 0 ? await tracking.heardBills(transaction, port, concerned) : new Set<string>();
      const isCorrection = corrected !== null && !heard.has(corrected);
      const [askedMax, unheardMax, openMax] = [subscriptionsPerDayMax * factor, unheardPerDayMax * factor, unheardOpenMax * factor];
      const open = fresh.some((billNo) => !heard.has(billNo)) ? (await countOpen(openMax)) - Number(isCorrection) : 0;
      const billNos: string[] = [];
      const refused = new Map<string, UsedUp>();
      const more = { asked: 0, unheard: 0, corrected: 0 };
      const judge = (billNo: string): UsedUp | null => {
        if (used.asked + more.asked >= askedMax) {
          return { quota: 'subscriptions-per-day', refusal: refuse(refusals.subscriptionsUsedUp, { max: askedMax }, tomorrow) };
        }
        more.asked++;
        if (heard.has(billNo)) return null;
        const isNew = used.unheard + more.unheard < unheardMax;
        if (!isNew && !(isCorrection && used.corrected < correctionsPerDayMax * factor)) {
          return { quota: 'unheard-per-day', refusal: refuse(refusals.unheardUsedUp, { max: unheardMax }, tomorrow) };
        }
        if (open + more.unheard >= openMax) {
          return { quota: 'unheard-open', refusal: refuse(refusals.unheardOpenFull, { max: openMax, open: open + more.unheard }) };
        }
        more[isNew ? 'unheard' : 'corrected']++;
        return null;
      };
      for (const billNo of fresh) {
        const usedUp = judge(billNo);
        if (usedUp) refused.set(billNo, usedUp);
        else billNos.push(billNo);
      }
      if (more.asked > 0) await addToDay(transaction, ownerKey, day, more);
      for (const subject of new Set([...refused.values()].map(({ quota }) => quota)))
        platform.securityLog.tell({ name: 'quota-reached', userId, subject });
      return { billNos, refused };
    },
  };
}
