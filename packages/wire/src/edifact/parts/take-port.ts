import type { SegmentCursor } from '../../syntax/segment-cursor';
import type { BoxDraft } from '../../vocabulary/box-report';
import { readPlace } from './read-place';

/**
 * Takes the LOC (3227) of a box's port of loading (9), of discharge (11) or
 * its destination (7, else 8) into `box`; the last of a kind counts.
 *
 * @returns false for any other LOC
 */
export function takePort(box: Pick<BoxDraft, 'loadPort' | 'dischargePort' | 'destination'>, cursor: SegmentCursor): boolean {
  switch (cursor.whole(1)) {
    case 9:
      box.loadPort = readPlace(cursor) ?? box.loadPort;
      return true;
    case 11:
      box.dischargePort = readPlace(cursor) ?? box.dischargePort;
      return true;
    case 7:
      box.destination = readPlace(cursor) ?? box.destination;
      return true;
    case 8:
      box.destination ??= readPlace(cursor);
      return true;
    default:
      return false;
  }
}
