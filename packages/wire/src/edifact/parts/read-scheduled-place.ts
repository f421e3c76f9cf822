import type { ScheduledPlace } from '../../message';
import type { FindingLog } from '../../syntax/finding-log';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import { readCodedName } from './read-coded-name';
import { none } from './none';
import { readText } from './read-text';

/**
 * The place of a LOC with its part (3227) and the place beside it (C519);
 * times are added later. A place that slipped into the element behind
 * (`LOC+5++DEHAM::86`) is read from there.
 *
 * @returns null, with a warning, when part or place is not told
 */
export function readScheduledPlace(cursor: SegmentCursor, log: FindingLog): ScheduledPlace | null {
  const qualifier = readText(cursor, 1, 0, 'LOC 3227', log);
  if (qualifier === null) {
    log.note('no-qualifier', cursor, 'LOC');
    return null;
  }
  const called = `LOC+${qualifier}`;
  const told = readCodedName(cursor, 2, called, log);
  const beside = readCodedName(cursor, 3, called, log);
  const place = told ?? beside;
  if (place === null) {
    log.note('empty-segment', cursor, called);
    return null;
  }
  return { qualifier, place, related: told && beside, times: none };
}
