import type { FacilityPlace } from '../../message';
import type { FindingLog } from '../../syntax/finding-log';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import { readCodedName } from './read-coded-name';

/**
 * The place of a LOC (C517) with the terminal or berth in it (C519), whose
 * code means something in its own list alone (1131:3055); null when neither is
 * told.
 */
export function readFacilityPlace(cursor: SegmentCursor, called: string, log: FindingLog): FacilityPlace | null {
  const place = readCodedName(cursor, 2, called, log);
  const within = readCodedName(cursor, 3, called, log);
  if (place === null && within === null) return null;
  const list = [cursor.text(3, 1), cursor.text(3, 2)].filter((code) => code !== '').join(':');
  return {
    code: place?.code ?? null,
    name: place?.name ?? null,
    facility: within && { ...within, codeList: list || null },
    facilityType: null,
    coordinates: null,
    address: null,
  };
}
