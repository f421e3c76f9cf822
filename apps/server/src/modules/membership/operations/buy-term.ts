import { showCoins } from '@mastlight/domain/billing/index';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { feeOfLevel, saleOf, type SoldLevel } from '@mastlight/domain/membership/levels';
import { membershipTexts as texts } from '@mastlight/domain/membership/messages';
import { membershipRefusals as refusals } from '@mastlight/domain/membership/refusals';
import { offerOf } from '@mastlight/domain/membership/term';
import { shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import type { Session } from '../../../platform/http/session';
import { Consent } from '../../billing/index';
import type { MembershipParts } from '../parts';
import { listTerms } from '../queries/list-terms';
import { insertTerm, lockOwner, replaceTerms } from '../store';

/** What somebody agreed to: a level, what is taken for it, in fen, and the last day that he gets. */
export interface TermWish {
  readonly level: SoldLevel;
  readonly pay: number;
  readonly lastDay: string;
}

/**
 * Sells the session's owner a term, in one transaction with what is taken for it: exactly what he agreed to. Who agreed to
 * the same a moment later finds other days, and nothing is taken from him.
 *
 * @throws BusinessError 409 when another price or day holds by now, for a lower level or one that runs for long, 402 when there is not enough.
 */
export function buyTerm(
  { clock, billing }: MembershipParts,
  session: Session,
  { level, pay, lastDay }: TermWish,
): Promise<{ level: SoldLevel; lastDay: string; coins: number }> {
  const { ownerKey, userId } = session;
  return billing.once(session, async (tx) => {
    await lockOwner(tx, ownerKey);
    const nowMs = clock.nowMs();
    const today = shanghaiDay(nowMs);
    const { fen, percent } = saleOf(level, nowMs);
    const offer = offerOf(await listTerms(tx, ownerKey, today), level, today, fen);
    if (typeof offer === 'string') throw refuse(refusals[offer], {});
    const changed = () => refuse(refusals.offerChanged, { pay: showCoins(offer.payFen), lastDay: offer.lastDay });
    if (offer.payFen !== pay || offer.lastDay !== lastDay) throw changed();
    if (offer.kind === 'upgrade') await replaceTerms(tx, ownerKey, today, nowMs);
    const term = { ownerKey, userId, level, percent, fromDay: offer.fromDay, lastDay, worthFen: fen, paidFen: pay };
    const id = await insertTerm(tx, term, nowMs);
    if (pay === 0) return { level, lastDay, coins: 0 };
    const coins = await billing.charge(tx, session, {
      fee: feeOfLevel[level],
      origin: null,
      consent: Consent.whole(),
      lessFen: offer.creditFen,
      things: [{ key: `membership/${id}`, subject: texts.term(level, lastDay) }],
    });
    // A price that changed since a moment ago.
    if (coins !== pay) throw changed();
    return { level, lastDay, coins };
  });
}
