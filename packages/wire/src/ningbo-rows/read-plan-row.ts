import type { VesselCall } from '../message';
import type { Row } from './row';
import { gateTextFields, planTextFields as texts, planTimeFields as times } from './row-fields';

/** True for a row of the vessel plan or of the gate-in announcement. */
export function isPlanRow(row: Row): boolean {
  return row.has(...times.gateInOpens, ...times.portCloses, ...times.customsCloses);
}

/** True for a row of another port's plan, which has no closing times: a ship, its voyage, a time or a berth of its call, and no box. */
export function isCallRow(row: Row): boolean {
  const isShip =
    row.has(...texts.code, ...texts.name) && row.has(...texts.voyage) && !row.has(...gateTextFields.containerNo, 'containerNo');
  return isShip && row.has(...times.eta, ...times.etd, ...times.ata, ...times.atd, ...texts.berth);
}

/** One call; null, with an error noted, when it names no ship or no voyage. */
export function readPlanRow(row: Row): VesselCall | null {
  const vessel = row.vessel(texts);
  if ((vessel.code === null && vessel.name === null) || vessel.voyage === null) {
    row.log.note('missing-field', row.place, vessel.voyage === null ? texts.voyage[0] : texts.code[0]);
    return null;
  }
  return {
    vessel,
    chineseName: row.textOrNull(texts.chineseName),
    terminal: row.textOrNull(texts.terminal),
    gateInOpens: row.time(times.gateInOpens),
    gateInCloses: row.time(times.gateInCloses),
    customsCloses: row.time(times.customsCloses),
    portCloses: row.time(times.portCloses),
    eta: row.time(times.eta),
    etd: row.time(times.etd),
    ata: row.time(times.ata),
    atd: row.time(times.atd),
    berth: row.textOrNull(texts.berth),
  };
}
