import { subscriptionsPerDayMax, unheardOpenMax, unheardPerDayMax } from '@mastlight/domain/bill-subscription/limits';
import { billSubscriptionTexts as texts } from '@mastlight/domain/bill-subscription/messages';
import { BusinessError } from '@mastlight/domain/vocabulary/envelope';
import { ports, type PortCode } from '@mastlight/domain/vocabulary/port';
import { secondsToNextDay, shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import type { Transaction } from '../../platform/db/transaction';
import type { Session } from '../../platform/http/session';
import type { Parts } from './parts';
import { addToDay, lockDay, selectWaiting } from './store';

/** Which quota has run out. */
export interface UsedUp {
  readonly quota: 'subscriptions-per-day' | 'unheard-per-day' | 'unheard-open';
  /** What the caller is told. */
  readonly text: string;
  /** When asking again makes sense; null: that is up to the caller. */
  readonly retryAfterSeconds: number | null;
}

/** Numbers that an account may begin to follow now, and why no more. */
export interface Allowance {
  readonly billNos: readonly string[];
  readonly usedUp: UsedUp | null;
  /** Counts them; deleting gives nothing back. */
  take(): Promise<void>;
}

/**
 * Holds an account's day; the first lock of the transaction. Calls of one
 * account then count one behind the other, in whatever process.
 */
export async function openQuota({ platform, tracking }: Parts, transaction: Transaction, { ownerKey, userId }: Session) {
  const nowMs = platform.clock.nowMs();
  const day = shanghaiDay(nowMs);
  const factor = platform.config.quotaFactor;
  const used = await lockDay(transaction, ownerKey, day);

  /** Rows follow their bills a moment later; near the limit the facts themselves are asked. */
  const countOpen = async (limit: number): Promise<number> => {
    const waiting = await selectWaiting(transaction, ownerKey, 2 * limit);
    let open = waiting.length;
    for (const { code: port } of open > limit / 2 ? ports : []) {
      const billNos = waiting.filter((bill) => bill.port === port).map((bill) => bill.bill_no);
      if (billNos.length > 0) open -= (await tracking.heardBills(transaction, port, billNos)).size;
    }
    return open;
  };

  return {
    /**
     * Goes through `fresh` in order and stops at the first number that a quota
     * does not allow: if known numbers went through behind it, asking would
     * tell which numbers exist, at no cost.
     */
    async allow(port: PortCode, fresh: readonly string[]): Promise<Allowance> {
      const heard = fresh.length > 0 ? await tracking.heardBills(transaction, port, fresh) : new Set<string>();
      const openMax = unheardOpenMax * factor;
      const isAnyUnheard = fresh.some((billNo) => !heard.has(billNo));
      const open = isAnyUnheard ? await countOpen(openMax) : 0;
      const billNos: string[] = [];
      let unheard = 0;
      let usedUp: UsedUp | null = null;
      for (const billNo of fresh) {
        const isHeard = heard.has(billNo);
        if (used.asked + billNos.length >= subscriptionsPerDayMax * factor) {
          usedUp = { quota: 'subscriptions-per-day', text: texts.subscriptionsUsedUp(subscriptionsPerDayMax * factor), retryAfterSeconds: secondsToNextDay(nowMs) };
        } else if (!isHeard && used.unheard + unheard >= unheardPerDayMax * factor) {
          usedUp = { quota: 'unheard-per-day', text: texts.unheardUsedUp(unheardPerDayMax * factor), retryAfterSeconds: secondsToNextDay(nowMs) };
        } else if (!isHeard && open + unheard >= openMax) {
          usedUp = { quota: 'unheard-open', text: texts.unheardOpenFull(openMax, open + unheard), retryAfterSeconds: null };
        }
        if (usedUp) break;
        billNos.push(billNo);
        if (!isHeard) unheard++;
      }
      if (usedUp) platform.securityLog.tell({ name: 'quota-reached', userId, subject: usedUp.quota });
      const more = { asked: billNos.length, unheard };
      return { billNos, usedUp, take: () => addToDay(transaction, ownerKey, day, more) };
    },
  };
}

/** The refusal of a call as a whole: 429, with when to come back where that is known. */
export function quotaError({ text, retryAfterSeconds }: UsedUp): BusinessError {
  return new BusinessError(429, text, retryAfterSeconds === null ? {} : { retryAfterSeconds });
}
