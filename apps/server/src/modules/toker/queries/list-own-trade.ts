import { portsAbroad } from '@mastlight/domain/reference/index';
import { ownShown } from '@mastlight/domain/toker/limits';
import type { TokerParts } from '../parts';

/** Codes of ports that are read for the few that are shown: some have no name here, and two may have one. */
const codesRead = 40;

/** Where an owner's own bills go and what he has classified, most first. Nobody else's bills and goods count. */
export async function listOwnTrade({ clients, goods }: Pick<TokerParts, 'clients' | 'goods'>, ownerKey: string) {
  const bills = new Map<string, number>();
  for (const { port, bills: count } of await clients.countDischargePorts(ownerKey, codesRead)) {
    // A port that is none of those that ships from China call at is told by no company.
    const name = portsAbroad().get(port)?.name;
    if (name !== undefined) bills.set(name, (bills.get(name) ?? 0) + count);
  }
  const lanes = [...bills]
    .map(([name, count]) => ({ name, bills: count }))
    .toSorted((a, b) => b.bills - a.bills)
    .slice(0, ownShown);
  return { lanes, goods: [...(await goods.countHeadings(ownerKey, ownShown))] };
}
