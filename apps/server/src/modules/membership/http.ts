import { memberPriceOf, reducedFees } from '@mastlight/domain/billing/index';
import { membership } from '@mastlight/domain/membership/contract';
import { levels, levelWords, saleOf } from '@mastlight/domain/membership/levels';
import { benefitWords } from '@mastlight/domain/membership/messages';
import { implement, type Route } from '../../platform/http/route';
import { buyTerm } from './operations/buy-term';
import { seeMembership } from './operations/see-membership';
import type { MembershipParts } from './parts';

/** Binds the contract to operations and queries. */
export function createMembershipRoutes(parts: MembershipParts): Route[] {
  return implement('membership', membership, {
    async listLevels() {
      const nowMs = parts.clock.nowMs();
      return {
        list: levels.map((level) => {
          const { fen, percent } = saleOf(level, nowMs);
          const prices = reducedFees.map((fee) => ({ thing: benefitWords[fee], price: memberPriceOf(fee, nowMs, percent) }));
          return { level, name: levelWords[level], price: fen, percent, prices };
        }),
      };
    },
    showMine: (_request, { session }) => seeMembership(parts, session.ownerKey),
    upgrade: (wish, { session }) => buyTerm(parts, session, wish),
  });
}
