import type { VgmRow } from '../message';
import { readRowBox } from '../vocabulary/equipment-no';
import { readVgmMethod } from '../vocabulary/vgm-box';
import { readWeightKg } from '../vocabulary/wire-weight';
import type { Row } from './row';
import { vgmTextFields as texts, vgmTimeFields as times } from './row-fields';

/** True for a row of the VGM query (domain guide 2.6). */
export function isVgmRow(row: Row): boolean {
  return row.has(...texts.weight, ...texts.method, ...texts.signature);
}

/** One VGM row; null, with an error noted, without a container number. An unknown method is noted and null. */
export function readVgmRow(row: Row): VgmRow | null {
  const { log, place } = row;
  const box = readRowBox(row.text(texts.containerNo), log, place);
  if (box === null) return null;
  const methodText = row.text(texts.method);
  const method = readVgmMethod(methodText);
  if (method === null && methodText !== '') log.note('unknown-code', place, methodText);
  const vessel = row.vessel(texts);
  const isShipTold = vessel.code !== null || vessel.name !== null || vessel.voyage !== null || vessel.direction !== null;
  return {
    ...box,
    billNo: row.textOrNull(texts.billNo),
    operator: row.textOrNull(texts.operator),
    vessel: isShipTold ? vessel : null,
    verifiedWeightKg: readWeightKg(row.text(texts.weight), '', log, place),
    method,
    signature: row.textOrNull(texts.signature),
    agent: row.textOrNull(texts.agent),
    terminal: row.textOrNull(texts.terminal),
    state: row.textOrNull(texts.state),
    received: row.time(times.received),
    sent: row.time(times.sent),
  };
}
