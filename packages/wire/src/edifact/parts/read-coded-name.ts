import type { CodedName } from '../../message';
import type { FindingLog } from '../../syntax/finding-log';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import { maxNameLength, maxTextLength, readText } from './read-text';

/**
 * Something told by code and name in one composite (C082, C517, C519, C040,
 * C524: code first, name fourth). No list has codes with blanks, so such a
 * code is the name when none is told.
 *
 * @param called names the segment and element in a warning
 * @returns null when neither is told
 */
export function readCodedName(cursor: SegmentCursor, element: number, called: string, log: FindingLog): CodedName | null {
  const first = readText(cursor, element, 0, called, log, maxNameLength);
  const name = readText(cursor, element, 3, called, log, maxNameLength);
  if (first === null) return name === null ? null : { code: null, name };
  if (name === null && first.includes(' ')) return { code: null, name: first };
  const code = first.length <= maxTextLength ? first : readText(cursor, element, 0, called, log);
  return code === null && name === null ? null : { code, name };
}
