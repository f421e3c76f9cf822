import type { Vessel } from '../../message';
import type { FindingLog } from '../../syntax/finding-log';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import { classifyVesselCode } from '../../vocabulary/vessel-code';
import { readText } from './read-text';

/** The ship of a TDT: 8028 voyage, C222 with 8213 code and 8212 name. */
export function readVessel(cursor: SegmentCursor, log: FindingLog): Vessel {
  const code = readText(cursor, 8, 0, 'TDT 8213', log);
  return {
    name: readText(cursor, 8, 3, 'TDT 8212', log),
    code,
    scheme: code === null ? null : classifyVesselCode(code, cursor.is(8, 1, '103')),
    voyage: readText(cursor, 2, 0, 'TDT 8028', log),
    direction: null,
  };
}

/** `vessel` with the voyage of RFF+VON where TDT gives none. */
export function withVoyage(vessel: Vessel | null, voyage: string | null): Vessel | null {
  return vessel?.voyage === null && voyage !== null ? { ...vessel, voyage } : vessel;
}
