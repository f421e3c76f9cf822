import type { DangerousGoods } from '../../message';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import { readCelsius } from '../../vocabulary/temperature';
import type { MessageContext } from '../envelope/message-reader';
import { readText } from './read-text';

/** The goods of a DGS: 8273, C205 class and page, C234 UN number, C223 flash point, 8339, 8364, C236 labels. */
export function readDangerousGoods(cursor: SegmentCursor, { log, decimalMark }: MessageContext): DangerousGoods {
  return {
    regulation: readText(cursor, 1, 0, 'DGS.1', log),
    hazardClass: readText(cursor, 2, 0, 'DGS.2', log),
    page: readText(cursor, 2, 1, 'DGS.2', log),
    unNumber: readText(cursor, 3, 0, 'DGS.3', log),
    flashPointC: readCelsius(cursor.text(4, 0), cursor.text(4, 1), log, cursor, decimalMark),
    packingGroup: readText(cursor, 5, 0, 'DGS.5', log),
    emsNumber: readText(cursor, 6, 0, 'DGS.6', log),
    labels: cursor.texts(10),
  };
}
