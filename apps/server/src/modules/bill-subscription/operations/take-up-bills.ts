import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { judgeBillNo } from '@mastlight/domain/bill-subscription/judge-bill-no';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import type { BroughtRow } from '../../follow/index';
import type { Parts } from '../parts';
import { subscribeBills } from './subscribe-bills';

/** Subscribes accounts to the bills that their bookings have brought (ADR 0027), as if they had asked for them: within half of the day's quotas. */
export function takeUpBills(parts: Parts): Promise<void> {
  return parts.follow.takeUpBrought('bill', async (rows) => {
    // A number that nobody could type is never taken up.
    const taken = new Map(
      rows.flatMap(({ id, spelt }): [number, string | null][] => {
        const { fault } = judgeBillNo(spelt);
        return fault === null ? [] : [[id, fault]];
      }),
    );
    const alike = ({ ownerKey, userId, port, clientName, remark }: BroughtRow): string =>
      JSON.stringify([ownerKey, userId, port, clientName, remark]);
    for (const ofAsker of groupBy(
      rows.filter(({ id }) => !taken.has(id)),
      alike,
    ).values()) {
      for (const id of await subscribeAsker(parts, ofAsker)) taken.set(id, null);
    }
    return taken;
  });
}

/** Gives the ids of what is subscribed to now; a day that is used up leaves the others. */
async function subscribeAsker(parts: Parts, rows: readonly BroughtRow[]): Promise<number[]> {
  const { ownerKey, userId, port, clientName, remark } = rows[0]!;
  const wish = { port, blnos: rows.map(({ spelt }) => spelt), remark, ...(clientName !== null && { clientCompanyName: clientName }) };
  try {
    const told = await subscribeBills(parts, { ownerKey, userId, isBrought: true }, wish);
    return rows.flatMap(({ id }, index) => (told[index]!.code === 'failed' ? [] : [id]));
  } catch (error) {
    if (error instanceof BusinessError) return [];
    throw error;
  }
}
