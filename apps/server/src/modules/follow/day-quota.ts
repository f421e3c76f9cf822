import { correctionsPerDayMax, subscriptionsPerDayMax, unheardPerDayMax } from '@mastlight/domain/follow/limits';
import { secondsToNextDay, shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import type { Transaction } from '../../platform/db/transaction';
import type { Platform } from '../../platform/module';
import { addToPersonDay, holdPersonDay } from '../../platform/person-day';
import type { DayQuota, Follower, UsedUp } from './follow-door';
import { addToDay, lockDay } from './store';

/** Holds an account's day, and its person's over all of his; see `FollowDoor.openDay`. */
export async function openDay(
  { clock, config, securityLog }: Platform,
  transaction: Transaction,
  { ownerKey, userId, isBrought = false }: Follower,
): Promise<DayQuota> {
  const nowMs = clock.nowMs();
  const day = shanghaiDay(nowMs);
  const tomorrow = { retryAfterSeconds: secondsToNextDay(nowMs) };
  const factor = config.quotaFactor;
  const share = isBrought ? factor / 2 : factor;
  const [askedMax, unheardMax, correctedMax] = [subscriptionsPerDayMax * share, unheardPerDayMax * share, correctionsPerDayMax * share];
  const ofOwner = await lockDay(transaction, ownerKey, day);
  const ofPerson = await holdPersonDay(transaction, userId, day, ['follow.asked', 'follow.unheard', 'follow.corrected']);
  // Whichever has used more has less left.
  const used = {
    asked: Math.max(ofOwner.asked, ofPerson['follow.asked']),
    unheard: Math.max(ofOwner.unheard, ofPerson['follow.unheard']),
    corrected: Math.max(ofOwner.corrected, ofPerson['follow.corrected']),
  };

  return {
    async allow(fresh, { heard, isCorrection = false, open }) {
      const allowed: string[] = [];
      const refused = new Map<string, UsedUp>();
      const more = { asked: 0, unheard: 0, corrected: 0 };
      const judge = (number: string): UsedUp | null => {
        if (used.asked + more.asked >= askedMax) return { quota: 'subscriptions-per-day', max: askedMax, ...tomorrow };
        more.asked++;
        if (heard.has(number)) return null;
        const isNew = used.unheard + more.unheard < unheardMax;
        if (!isNew && !(isCorrection && used.corrected < correctedMax)) return { quota: 'unheard-per-day', max: unheardMax, ...tomorrow };
        if (open && open.count + more.unheard >= open.max) {
          return { quota: 'unheard-open', max: open.max, open: open.count + more.unheard };
        }
        more[isNew ? 'unheard' : 'corrected']++;
        return null;
      };
      for (const number of fresh) {
        const usedUp = judge(number);
        if (usedUp) refused.set(number, usedUp);
        else allowed.push(number);
      }
      if (more.asked > 0) {
        await addToDay(transaction, ownerKey, day, more);
        await addToPersonDay(transaction, userId, day, {
          'follow.asked': more.asked,
          'follow.unheard': more.unheard,
          'follow.corrected': more.corrected,
        });
      }
      for (const subject of new Set([...refused.values()].map(({ quota }) => quota)))
        securityLog.tell({ name: 'quota-reached', userId, subject });
      return { allowed, refused };
    },
  };
}
