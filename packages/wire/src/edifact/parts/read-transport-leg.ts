import type { TransportLeg } from '../../message';
import type { FindingLog } from '../../syntax/finding-log';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import { readCodedName } from './read-coded-name';
import { none } from './none';
import { readText } from './read-text';
import { readVessel } from './read-vessel';

/** The leg of a TDT: stage, mode, means, carrier (C040), ship and voyage; places, times and the rest are added later. */
export function readTransportLeg(cursor: SegmentCursor, log: FindingLog): TransportLeg {
  const vessel = readVessel(cursor, log);
  const isTold = vessel.code !== null || vessel.name !== null || vessel.voyage !== null;
  return {
    stage: readText(cursor, 1, 0, 'TDT 8051', log),
    mode: readText(cursor, 3, 0, 'TDT 8067', log),
    means: readText(cursor, 4, 0, 'TDT 8179', log),
    carrier: readCodedName(cursor, 5, 'TDT C040', log),
    vessel: isTold ? vessel : null,
    nationality: readText(cursor, 8, 4, 'TDT 8453', log),
    places: none,
    times: none,
    references: none,
    services: none,
  };
}
