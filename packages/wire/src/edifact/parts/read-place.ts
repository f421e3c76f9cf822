import type { Place } from '../../message';
import type { SegmentCursor } from '../../syntax/segment-cursor';

/** The place of a LOC (C517: 3225 code, 3224 name); null when neither is told. */
export function readPlace(cursor: SegmentCursor): Place | null {
  const code = cursor.text(2, 0);
  const name = cursor.text(2, 3);
  return code === '' && name === '' ? null : { code: code || null, name: name || null };
}
