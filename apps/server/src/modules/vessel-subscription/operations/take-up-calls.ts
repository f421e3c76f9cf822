import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { refuseVesselName, refuseVoyage } from '@mastlight/domain/vocabulary/vessel-voyage';
import type { BroughtRow } from '../../follow/index';
import type { Parts } from '../parts';
import { subscribeVessels, type CallsWish, type SubscribedCalls } from './subscribe-vessels';

/** Subscribes accounts to the calls that their bills have brought (ADR 0027), as if they had asked for them. */
export function takeUpCalls(parts: Parts): Promise<void> {
  return parts.follow.takeUpBrought('call', async (rows) => {
    const taken = new Map<number, string | null>();
    for (const ofAsker of groupBy(rows, ({ ownerKey, userId, port }) => `${ownerKey} ${userId} ${port}`).values()) {
      const [{ ownerKey, userId, port }] = ofAsker as [BroughtRow, ...BroughtRow[]];
      const pairs = ofAsker.map(pairOf);
      for (const [index, { code }] of (await subscribeAsker(parts, { ownerKey, userId }, port, pairs)).entries()) {
        const { vesselsName, voyage } = pairs[index]!;
        // What could not be typed either is never taken up; a list that is full may have room tomorrow.
        const fault = refuseVesselName(vesselsName) ?? refuseVoyage(voyage);
        if (fault !== null || code !== 'failed') taken.set(ofAsker[index]!.id, fault);
      }
    }
    return taken;
  });
}

/** What became of each pair; never with real money: nobody has agreed to it. */
async function subscribeAsker(
  parts: Parts,
  asker: { readonly ownerKey: string; readonly userId: number },
  port: PortCode,
  pairs: CallsWish['pairs'],
): Promise<SubscribedCalls['told']> {
  try {
    return (await subscribeVessels(parts, { ...asker, isBrought: true }, { port, pairs })).told;
  } catch (error) {
    if (error instanceof BusinessError) return [];
    throw error;
  }
}

/** Neither a spelt name nor a spelt voyage has a slash in it. */
function pairOf({ subject, spelt, remark }: BroughtRow) {
  const at = spelt.indexOf('/');
  return { vesselsName: spelt.slice(0, at), voyage: spelt.slice(at + 1), remark, call: subject };
}
