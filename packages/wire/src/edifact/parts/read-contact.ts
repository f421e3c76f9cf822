import type { Contact, ContactChannel } from '../../message';
import type { FindingLog } from '../../syntax/finding-log';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import { none } from './none';
import { maxNameLength, readText } from './read-text';

/** The person or department of a CTA (3139, C056); channels are added later. */
export function readContact(cursor: SegmentCursor, log: FindingLog): Contact {
  return {
    role: readText(cursor, 1, 0, 'CTA 3139', log),
    name: readText(cursor, 2, 1, 'CTA 3412', log, maxNameLength) ?? readText(cursor, 2, 0, 'CTA 3413', log, maxNameLength),
    channels: none,
  };
}

/** The numbers of a COM, which may repeat its composite (C076: 3148, 3155). */
export function readChannels(cursor: SegmentCursor, log: FindingLog): ContactChannel[] {
  const channels: ContactChannel[] = [];
  for (let element = 1; element < cursor.elementCount; element++) {
    const number = readText(cursor, element, 0, 'COM 3148', log, maxNameLength);
    const kind = readText(cursor, element, 1, 'COM 3155', log);
    if (number !== null) channels.push({ kind: kind ?? '', number });
  }
  return channels;
}
