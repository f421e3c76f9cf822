import { wholePercent } from '@mastlight/domain/billing/index';
import type { ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import type { membership } from '@mastlight/domain/membership/contract';
import { levelWords, saleOf, soldLevels } from '@mastlight/domain/membership/levels';
import { offerOf, standingOn } from '@mastlight/domain/membership/term';
import { parseShanghai, shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import { inTransaction } from '../../../platform/db/transaction';
import type { MembershipParts } from '../parts';
import { listTerms, type KeptTerm } from '../queries/list-terms';

/** What an owner has and what it gave him, and what is offered to him now. */
export function seeMembership(
  { database, clock, billing }: MembershipParts,
  ownerKey: string,
): Promise<ResponseData<typeof membership.showMine>> {
  const nowMs = clock.nowMs();
  const today = shanghaiDay(nowMs);
  return inTransaction(database, { ownerKey }, async (tx) => {
    const terms = await listTerms(tx, ownerKey, today);
    const { level, lastDay, daysLeft } = standingOn(terms, today);
    const running = terms.find(({ fromDay }) => fromDay <= today);
    const charges = running && (await billing.sumMemberCharges(tx, ownerKey, beganMs(running)));
    return {
      level,
      name: levelWords[level],
      percent: running?.percent ?? wholePercent,
      lastDay,
      daysLeft,
      usage: charges ? { fromDay: running.fromDay, count: charges.count, full: charges.fullFen, paid: charges.paidFen } : null,
      offers: soldLevels.flatMap((sold) => {
        const offer = offerOf(terms, sold, today, saleOf(sold, nowMs).fen);
        if (typeof offer === 'string') return [];
        const { kind, priceFen, creditFen, payFen, ...days } = offer;
        return [{ level: sold, kind, price: priceFen, credit: creditFen, pay: payFen, ...days }];
      }),
    };
  });
}

/** Since when a term gives: its first day, on which it may have been bought late. */
const beganMs = ({ fromDay, boughtAtMs }: KeptTerm): number => Math.max(boughtAtMs, parseShanghai(fromDay)!);
