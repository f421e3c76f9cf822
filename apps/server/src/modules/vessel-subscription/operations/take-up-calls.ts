import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import { refuseVesselName, refuseVoyage } from '@mastlight/domain/vocabulary/vessel-voyage';
import type { BroughtRow } from '../../follow/index';
import type { Parts } from '../parts';
import { subscribeVessels } from './subscribe-vessels';

/** Subscribes accounts to the calls that their bills have brought (ADR 0027), as if they had asked for them. */
export function takeUpCalls(parts: Parts): Promise<void> {
  return parts.follow.takeUpBrought('call', async (rows) => {
    const taken = new Map<number, string | null>();
    for (const ofAsker of groupBy(rows, ({ ownerKey, userId, port }) => `${ownerKey} ${userId} ${port}`).values()) {
      const [{ ownerKey, userId, port }] = ofAsker as [BroughtRow, ...BroughtRow[]];
      const pairs = ofAsker.map(pairOf);
      const told = await subscribeVessels(parts, { ownerKey, userId }, port, pairs);
      for (const [index, { code }] of told.entries()) {
        const { vesselsName, voyage } = pairs[index]!;
        // What could not be typed either is never taken up; a list that is full may have room tomorrow.
        const fault = refuseVesselName(vesselsName) ?? refuseVoyage(voyage);
        if (fault !== null || code !== 'failed') taken.set(ofAsker[index]!.id, fault);
      }
    }
    return taken;
  });
}

/** Neither a spelt name nor a spelt voyage has a slash in it. */
function pairOf({ subject, spelt, remark }: BroughtRow) {
  const at = spelt.indexOf('/');
  return { vesselsName: spelt.slice(0, at), voyage: spelt.slice(at + 1), remark, call: subject };
}
