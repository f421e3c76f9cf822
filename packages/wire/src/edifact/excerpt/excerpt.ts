import type { TextExcerpt } from '../../message-excerpt';
import { cutRecords, RecordMask, type RecordRole } from '../../syntax/delimited-text';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import { defaultDialect } from '../envelope/service-string';
import { kindsOf } from './value-kinds';

/** EDIFACT with its usual separators by segment, element and component; other separators are not cut. */
export const edifactExcerpt: TextExcerpt = {
  kind: 'text',
  open(text) {
    if (/^\s*UNA(?!:\+[.,]\? ')/.test(text)) return null;
    return {
      parts: () => cutRecords(text, defaultDialect, roleOf),
      openMask: (values) => new RecordMask(defaultDialect, kindsOf, values),
    };
  },
  remark: (words) => `${words}\n`,
};

/** Segments that belong to no message; UNH begins one. */
const frames = new Set(['UNT', 'UNZ', 'UNB', 'UNE', 'UNG']);
/** Segments that may stand before the first part. */
const heads = new Set(['BGM', 'DTM', 'TDT', 'LOC', 'RFF', 'NAD', 'CTA', 'COM', 'FTX', 'CNT']);
/** Segments that begin a part about a bill or a box. */
const starters = new Set(['EQD', 'STS']);
/** LOC with this qualifier names a cell of the ship and begins its box. */
const cell = '147';

function roleOf(cursor: SegmentCursor): RecordRole {
  const tag = cursor.text(0);
  if (tag === 'UNH') return { role: 'opening' };
  if (frames.has(tag)) return { role: 'frame' };
  if (tag === 'CNI') return { role: 'consignment', consignmentNo: cursor.text(2) };
  if (tag === 'GID') return { role: 'goods' };
  if (starters.has(tag) || (tag === 'LOC' && cursor.text(1) === cell)) return { role: 'own-part' };
  if (heads.has(tag) || /^UN[A-Z]$/.test(tag)) return { role: 'head' };
  // What is no segment is a part of its own, so that garbage never rides along with somebody's part.
  return { role: /^[A-Z]{3}$/.test(tag) ? 'inner' : 'stray' };
}
