import { unheardOpenMax } from '@mastlight/domain/bill-subscription/limits';
import { billSubscriptionRefusals as refusals } from '@mastlight/domain/bill-subscription/refusals';
import type { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { ports, type PortCode } from '@mastlight/domain/vocabulary/port';
import type { Transaction } from '../../platform/db/transaction';
import type { Follower, UsedUp } from '../follow/index';
import type { Parts } from './parts';
import { findWaiting } from './queries/find-waiting';

/** Bills that an account may begin to follow now; the others by number, with the refusal. */
export interface Allowance {
  readonly billNos: readonly string[];
  readonly refused: ReadonlyMap<string, BusinessError>;
}

/**
 * Holds an account's day; the first lock of the transaction. Calls of one
 * account then count one behind the other, in whatever process.
 */
export async function openQuota({ platform, tracking, follow }: Parts, transaction: Transaction, follower: Follower) {
  const max = unheardOpenMax * platform.config.quotaFactor;
  const day = await follow.openDay(transaction, follower);

  /** A bill may wait to be derived; near the limit the facts themselves are asked. */
  const countOpen = async (): Promise<number> => {
    const waiting = await findWaiting(transaction, follower.ownerKey, 2 * max);
    let open = waiting.length;
    for (const { code: port } of open > max / 2 ? ports : []) {
      const billNos = waiting.filter((bill) => bill.port === port).map((bill) => bill.bill_no);
      if (billNos.length > 0) open -= (await tracking.heardBills(transaction, port, billNos)).size;
    }
    return open;
  };

  return {
    /**
     * Allows what the quotas leave of `fresh`, and counts it; see `DayQuota.allow`.
     *
     * @param corrected number of a followed bill whose place the one of `fresh`
     * takes. While nothing was heard of it, the new one needs no place of its
     * own, and a typing mistake need not wait for tomorrow.
     */
    async allow(port: PortCode, fresh: readonly string[], corrected: string | null = null): Promise<Allowance> {
      const concerned = corrected === null ? fresh : [...fresh, corrected];
      const heard = concerned.length > 0 ? await tracking.heardBills(transaction, port, concerned) : new Set<string>();
      const isCorrection = corrected !== null && !heard.has(corrected);
      const count = fresh.some((billNo) => !heard.has(billNo)) ? (await countOpen()) - Number(isCorrection) : 0;
      const { allowed, refused } = await day.allow(fresh, { heard, isCorrection, open: { count, max } });
      return { billNos: allowed, refused: new Map([...refused].map(([billNo, usedUp]) => [billNo, refusalOf(usedUp)])) };
    },
  };
}

function refusalOf(usedUp: UsedUp): BusinessError {
  if (usedUp.quota === 'unheard-open') return refuse(refusals.unheardOpenFull, { max: usedUp.max, open: usedUp.open });
  const { quota, max, retryAfterSeconds } = usedUp;
  return refuse(quota === 'unheard-per-day' ? refusals.unheardUsedUp : refusals.subscriptionsUsedUp, { max }, { retryAfterSeconds });
}
