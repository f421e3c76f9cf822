import type { Reference } from '../../message';
import type { FindingLog } from '../../syntax/finding-log';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import { none } from './none';
import { maxReferenceLength, readText } from './read-text';

/** The number of a RFF (C506: 1153, 1154, 1156); null, with a warning, when kind or number is not told. */
export function readReference(cursor: SegmentCursor, log: FindingLog): Reference | null {
  const qualifier = readText(cursor, 1, 0, 'RFF 1153', log);
  if (qualifier === null) {
    log.note('no-qualifier', cursor, 'RFF');
    return null;
  }
  const called = `RFF+${qualifier}`;
  if (cursor.text(1, 1) === '') log.note('empty-segment', cursor, called);
  const number = readText(cursor, 1, 1, called, log, maxReferenceLength);
  return number === null ? null : { qualifier, number, line: readText(cursor, 1, 2, called, log), times: none };
}
