import type { DangerousGoods } from '../../message';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import { readCelsius } from '../../vocabulary/temperature';
import type { MessageContext } from '../envelope/message-reader';
import { readText } from './read-text';

/** The goods of a DGS: 8273, C205 class and page, C234 UN number, C223 flash point, 8339, 8364, C236 labels. */
export function readDangerousGoods(cursor: SegmentCursor, { log, decimalMark }: MessageContext): DangerousGoods {
  const text = (element: number, component = 0): string | null => readText(cursor, element, component, `DGS.${element}`, log);
  return {
    regulation: text(1),
    hazardClass: text(2),
    page: text(2, 1),
    unNumber: text(3),
    flashPointC: readCelsius(cursor.text(4, 0), cursor.text(4, 1), log, cursor, decimalMark),
    packingGroup: text(5),
    emsNumber: text(6),
    labels: cursor.texts(10),
  };
}
