import type { FindingLog } from '../../syntax/finding-log';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import { readText } from './read-text';

/** The code of the party of a NAD (C082 3039); null when not told. */
export function readPartyCode(cursor: SegmentCursor, log: FindingLog): string | null {
  return readText(cursor, 2, 0, 'NAD 3039', log);
}
