import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { billSubscriptionTexts as texts } from '@mastlight/domain/bill-subscription/messages';
import { judgeBillNo } from '@mastlight/domain/bill-subscription/judge-bill-no';
import { bringNothingBack } from '@mastlight/domain/follow/events';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import type { BroughtRow } from '../../follow/index';
import type { ClientParts, Parts } from '../parts';
import { findEndedNumbers } from '../queries/find-ended-numbers';
import { subscribeBills } from './subscribe-bills';

/** Subscribes accounts to the bills that their bookings have brought (ADR 0027), as if they had asked for them: within half of the day's quotas. */
export function takeUpBills(parts: ClientParts): Promise<void> {
  return parts.follow.takeUpBrought('bill', async (rows) => {
    // A number that nobody could type is never taken up.
    const taken = new Map(
      rows.flatMap(({ id, spelt }): [number, string | null][] => {
        const { fault } = judgeBillNo(spelt);
        return fault === null ? [] : [[id, fault]];
      }),
    );
    for (const [id, reason] of await endedOnes(parts, rows)) taken.set(id, reason);
    const alike = ({ ownerKey, userId, port, remark }: BroughtRow): string => JSON.stringify([ownerKey, userId, port, remark]);
    for (const ofAsker of groupBy(
      rows.filter(({ id }) => !taken.has(id)),
      alike,
    ).values()) {
      for (const id of await subscribeAsker(parts, ofAsker)) taken.set(id, null);
    }
    return taken;
  });
}

/** What a ship leads to and its owner followed once: the history recalls it, no ship does (ADR 0027). */
async function endedOnes({ platform }: Parts, rows: readonly BroughtRow[]): Promise<[id: number, reason: string][]> {
  const ofShips = rows.filter(({ product }) => bringNothingBack.has(product));
  const found: [number, string][] = [];
  for (const ofOwner of groupBy(ofShips, ({ ownerKey, port }) => `${ownerKey} ${port}`).values()) {
    const { ownerKey, port } = ofOwner[0]!;
    const ended = await findEndedNumbers(
      platform.database,
      ownerKey,
      port,
      ofOwner.map(({ subject }) => subject),
    );
    found.push(...ofOwner.flatMap(({ id, subject }): [number, string][] => (ended.has(subject) ? [[id, texts.endedBefore]] : [])));
  }
  return found;
}

/** Gives the ids of what is subscribed to now; a day or a free quota that is used up leaves the others. */
async function subscribeAsker(parts: ClientParts, rows: readonly BroughtRow[]): Promise<number[]> {
  const { ownerKey, userId, port, remark } = rows[0]!;
  const wish = { port, blnos: rows.map(({ spelt }) => spelt), remark };
  try {
    // Never real money: nobody has agreed to it.
    const { told } = await subscribeBills(parts, { ownerKey, userId, isBrought: true }, wish);
    return rows.flatMap(({ id }, index) => (told[index]!.code === 'failed' ? [] : [id]));
  } catch (error) {
    if (error instanceof BusinessError) return [];
    throw error;
  }
}
