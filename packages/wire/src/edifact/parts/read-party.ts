import type { FindingLog } from '../../syntax/finding-log';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import { maxNameLength, readText } from './read-text';

/** The code of the party of a NAD (C082 3039); null when not told. */
export function readPartyCode(cursor: SegmentCursor, log: FindingLog): string | null {
  return readText(cursor, 2, 0, 'NAD 3039', log);
}

/** The code of the party of a NAD, else its name (C082 3039, C080 3036, C058 3124); null when neither is told. */
export function readPartyCodeOrName(cursor: SegmentCursor, log: FindingLog): string | null {
  const named = (element: number): string | null => readText(cursor, element, 0, 'NAD 3036', log, maxNameLength);
  return readPartyCode(cursor, log) ?? named(4) ?? named(3);
}
