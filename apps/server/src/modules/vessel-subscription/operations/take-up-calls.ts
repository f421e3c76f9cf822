import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import type { BroughtRow } from '../../follow/index';
import type { Parts } from '../parts';
import { subscribeVessels } from './subscribe-vessels';

/** Subscribes accounts to the calls that their bills have brought (ADR 0027), as if they had asked for them. */
export function takeUpCalls(parts: Parts): Promise<void> {
  return parts.follow.takeUpBrought('call', async (rows) => {
    const taken = new Map<number, null>();
    for (const ofAsker of groupBy(rows, ({ ownerKey, userId, port }) => `${ownerKey} ${userId} ${port}`).values()) {
      const [{ ownerKey, userId, port }] = ofAsker as [BroughtRow, ...BroughtRow[]];
      const told = await subscribeVessels(parts, { ownerKey, userId }, port, ofAsker.map(pairOf));
      for (const [index, { code }] of told.entries()) if (code !== 'failed') taken.set(ofAsker[index]!.id, null);
    }
    return taken;
  });
}

function pairOf({ spelt, remark }: BroughtRow) {
  const at = spelt.lastIndexOf('/');
  return { vesselsName: spelt.slice(0, at), voyage: spelt.slice(at + 1), remark };
}
