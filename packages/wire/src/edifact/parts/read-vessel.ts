import type { Vessel } from '../../message';
import type { FindingLog } from '../../syntax/finding-log';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import { classifyVesselCode } from '../../vocabulary/vessel-code';
import { readText } from './read-text';

/**
 * Which element of a TDT tells the ship (C222): the eighth, or the fourth as in
 * directory 911, that of BAPLIE 1.5, where later ones have the kind of ship by
 * a number of at most four digits or by a word. A call sign of more than four signs has a digit.
 */
function shipElement(cursor: SegmentCursor): 4 | 8 {
  if (cursor.elementCount > 8 || cursor.componentCount(4) < 4) return 8;
  return /^(?:\d{7}|(?=\d*[A-Z])[A-Z\d]{4}|(?=[A-Z]*\d)[A-Z\d]{5,9})$/.test(cursor.text(4)) && cursor.text(4, 3) !== '' ? 4 : 8;
}

/** Which element of a TDT tells the carrier (C040): the fifth, or the sixth where the ship stands in the fourth. */
export function carrierElement(cursor: SegmentCursor): 5 | 6 {
  return shipElement(cursor) === 4 && cursor.text(5) === '' ? 6 : 5;
}

/** The ship of a TDT: 8028 voyage, C222 with 8213 code and 8212 name. */
export function readVessel(cursor: SegmentCursor, log: FindingLog): Vessel {
  const ship = shipElement(cursor);
  const code = readText(cursor, ship, 0, 'TDT 8213', log);
  return {
    name: readText(cursor, ship, 3, 'TDT 8212', log),
    code,
    scheme: code === null ? null : classifyVesselCode(code, cursor.is(ship, 1, '103')),
    voyage: readText(cursor, 2, 0, 'TDT 8028', log),
    direction: null,
  };
}

/** `vessel` with the voyage of RFF+VON where TDT gives none. */
export function withVoyage(vessel: Vessel | null, voyage: string | null): Vessel | null {
  return vessel?.voyage === null && voyage !== null ? { ...vessel, voyage } : vessel;
}
