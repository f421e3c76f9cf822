import { spellVoyage, vesselKey } from '../vocabulary/vessel-voyage';

/** What a terminal tells of one by one: a container on a ship's call, the same whoever spells it. */
export function weighedSubject(containerNo: string, vesselName: string, voyage: string): string {
  return `${containerNo} ${vesselKey(vesselName)}/${spellVoyage(voyage)}`;
}
