import { portsAbroad } from '@mastlight/domain/reference/index';
import { lanesShown } from '@mastlight/domain/toker/limits';
import type { TokerParts } from '../parts';

/** Codes of ports that are read for the few that are shown: some have no name here, and two may have one. */
const codesRead = 40;

/** The ports to which an owner's own bills go, by the names that companies tell them by, most bills first. Nobody else's bills count. */
export async function listLanes({ clients }: Pick<TokerParts, 'clients'>, ownerKey: string): Promise<{ name: string; bills: number }[]> {
  const bills = new Map<string, number>();
  for (const { port, bills: count } of await clients.countDischargePorts(ownerKey, codesRead)) {
    // A port that is none of those that ships from China call at is told by no company.
    const name = portsAbroad().get(port)?.name;
    if (name !== undefined) bills.set(name, (bills.get(name) ?? 0) + count);
  }
  return [...bills]
    .map(([name, count]) => ({ name, bills: count }))
    .toSorted((a, b) => b.bills - a.bills)
    .slice(0, lanesShown);
}
