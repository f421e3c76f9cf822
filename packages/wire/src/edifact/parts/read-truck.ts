import type { FindingLog } from '../../syntax/finding-log';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import { readText } from './read-text';

/** True for a TDT of stage 1 or 10 by road (8067 = 3, or 8179 = 31): the truck at the gate. */
export function isTruck(cursor: SegmentCursor): boolean {
  const stage = cursor.whole(1);
  return (stage === 1 || stage === 10) && (cursor.whole(3) === 3 || cursor.whole(4) === 31);
}

/** The plate of a truck's TDT (8213, else 8212); null when not told. */
export function readTruckPlate(cursor: SegmentCursor, log: FindingLog): string | null {
  return readText(cursor, 8, 0, 'TDT 8213', log) ?? readText(cursor, 8, 3, 'TDT 8212', log);
}
