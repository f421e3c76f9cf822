import type { Remark } from '../../message';
import type { SegmentCursor } from '../../syntax/segment-cursor';

/** The remark of an FTX: 4451, 4441, and the lines of C108 as one text; null when it says nothing. */
export function readRemark(cursor: SegmentCursor): Remark | null {
  const qualifier = cursor.text(1);
  const code = cursor.text(3);
  const text = cursor.texts(4).join(' ');
  return code === '' && text === '' ? null : { qualifier, code: code || null, text: text || null };
}
