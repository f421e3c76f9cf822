import { portsAbroad } from '@mastlight/domain/reference/index';
import { findPort } from '@mastlight/domain/vocabulary/port';
import { ownShown } from '@mastlight/domain/toker/limits';
import type { TokerParts } from '../parts';

/** Codes of ports that are read for the few that are shown: some have no name here, and two may have one. */
const codesRead = 40;

/** Where an owner's own bills go and what he has classified, most first. Nobody else's bills and goods count. */
export async function listOwnTrade({ clients, goods }: Pick<TokerParts, 'clients' | 'goods'>, ownerKey: string) {
  const lanes = new Map<string, { loadPort: string; dischargePort: string; bills: number }>();
  for (const { port, dischargePort: code, bills } of await clients.countLanes(ownerKey, codesRead)) {
    // A port that is none of those that ships from China call at is told by no company.
    const dischargePort = portsAbroad().get(code)?.name;
    if (dischargePort === undefined) continue;
    const loadPort = findPort(port)?.name ?? port;
    const key = `${loadPort} ${dischargePort}`;
    lanes.set(key, { loadPort, dischargePort, bills: (lanes.get(key)?.bills ?? 0) + bills });
  }
  const shown = [...lanes.values()].toSorted((a, b) => b.bills - a.bills).slice(0, ownShown);
  return { lanes: shown, goods: [...(await goods.countHeadings(ownerKey, ownShown))] };
}
