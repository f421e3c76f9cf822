import type { TextExcerpt } from '../../message-excerpt';
import { cutRecords, RecordMask, type RecordRole } from '../../syntax/delimited-text';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import { defaultDialect } from '../envelope/service-string';
import { isLowerCaseTag, readTag, tagNumber } from '../envelope/tag';
import { kindsOf } from './value-kinds';

/** The separators of level B behind a tag of the envelope. */
const hasLevelB = /UN[BH]\u001d/;

/** EDIFACT with its usual separators by segment, element and component; other separators are not cut. */
export const edifactExcerpt: TextExcerpt = {
  kind: 'text',
  open(text) {
    if (/^\s*UNA(?!:\+[.,]\? ')/.test(text) || hasLevelB.test(text)) return null;
    return {
      parts: () => cutRecords(text, defaultDialect, roleOf),
      openMask: (values) => new RecordMask(defaultDialect, kindsOf, values),
    };
  },
  remark: (words) => `${words}\n`,
};

/** What segments are whatever they say; all others belong to the part in front of them. */
const roles = new Map<number, RecordRole>(
  Object.entries({
    opening: ['UNH'],
    // Segments that belong to no message.
    frame: ['UNT', 'UNZ', 'UNB', 'UNE', 'UNG'],
    // They may stand before the first part.
    head: ['UNA', 'UNO', 'UNP', 'UNS', 'BGM', 'DTM', 'TDT', 'LOC', 'RFF', 'NAD', 'CTA', 'COM', 'FTX', 'CNT'],
    // They begin a part about a bill or a box.
    'own-part': ['EQD', 'STS'],
    goods: ['GID'],
  } as const).flatMap(([role, tags]) => tags.map((tag) => [tagNumber(tag), { role: role as RecordRole['role'] }] as const)),
);
const inner: RecordRole = { role: 'inner' };
const stray: RecordRole = { role: 'stray' };
const cellOfBox: RecordRole = { role: 'own-part' };

const CNI = tagNumber('CNI');
const LOC = tagNumber('LOC');

function roleOf(cursor: SegmentCursor): RecordRole {
  const tag = readTag(cursor);
  // What is no segment is a part of its own, so that garbage never rides along with somebody's part.
  if (tag === -1 || isLowerCaseTag(cursor)) return stray;
  if (tag === CNI) return { role: 'consignment', consignmentNo: cursor.text(2) };
  // A cell of the ship begins the part of the box in it.
  if (tag === LOC && cursor.is(1, 0, '147')) return cellOfBox;
  return roles.get(tag) ?? inner;
}
