import type { WireTime } from '../../message';
import type { FindingLog } from '../../syntax/finding-log';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import { isNoTimeYet, readWireTime } from '../../vocabulary/wire-time';

/** The time of a DTM (2380, 2379); null when it is empty. What is no time keeps its text and is noted. */
export function readTime(cursor: SegmentCursor, log: FindingLog): WireTime | null {
  const told = cursor.text(1, 1);
  const code = cursor.text(1, 2);
  // A file has a time per container, and few tell a zone.
  const time = cursor.elementCount > 2 || code.length === 2 ? readZoned(cursor) : readWireTime(told, code);
  if (time !== null && time.instantMs === null && !isNoTimeYet(time.raw)) {
    log.note('bad-time', cursor, time.raw);
  }
  return time;
}

function readZoned(cursor: SegmentCursor): WireTime | null {
  const { text, format } = joinZone(cursor);
  return readWireTime(text, format);
}

/**
 * The text and its format code (2379). A zone that its sender did not release
 * is cut by its own marks: `+08` begins an element, `08:00` is two components.
 */
function joinZone(cursor: SegmentCursor): { readonly text: string; readonly format: string } {
  const told = { text: cursor.text(1, 1), format: cursor.text(1, 2) };
  if (cursor.elementCount > 2 && /^\d{12,14}$/.test(told.text) && /^\d{1,4}$/.test(cursor.text(2, 0))) {
    const rest = cursor.texts(2);
    const format = rest.findIndex((part) => /^30[34]$/.test(part));
    if (format > 0 || (told.format === '' && format === -1)) {
      const zone = rest.slice(0, format === -1 ? rest.length : format).join('');
      return { text: `${told.text}+${zone}`, format: rest[format] ?? '' };
    }
  }
  if (told.format.length === 2 && /^\d{2}$/.test(told.format) && /[+-]\d{1,2}$/.test(told.text))
    return { text: told.text + told.format, format: cursor.text(1, 3) };
  return told;
}
