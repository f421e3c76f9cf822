import type { WireTime } from '../../message';
import type { FindingLog } from '../../syntax/finding-log';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import { isNoTimeYet, readWireTime } from '../../vocabulary/wire-time';

/** The time of a DTM (2380, 2379); null when it is empty. What is no time keeps its text and is noted. */
export function readTime(cursor: SegmentCursor, log: FindingLog): WireTime | null {
  const time = readWireTime(cursor.text(1, 1), cursor.text(1, 2));
  if (time !== null && time.instantMs === null && !isNoTimeYet(time.raw)) {
    log.note('bad-time', cursor, time.raw);
  }
  return time;
}
