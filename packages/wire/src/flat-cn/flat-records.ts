import { isAscii, isUtf8 } from 'node:buffer';
import { decideCharset } from '../syntax/charset';
import { SegmentCursor, type SegmentDialect } from '../syntax/segment-cursor';

const dialect: SegmentDialect = {
  element: 0x3a,
  component: null,
  release: 0x3f,
  terminator: 0x27,
  lineBreak: 'before-record',
};

/**
 * A cursor over the records of a platform file (平台文件): fields between `:`,
 * `?` releases, `'` or a line break ends a record. None of these bytes is ever
 * the second half of a GB18030 character.
 */
export function openFlatRecords(bytes: Buffer, isWhole: boolean): SegmentCursor {
  const cursor = new SegmentCursor(bytes, dialect, isWhole);
  adaptToPiece(cursor);
  return cursor;
}

/** Decides about the bytes at hand: their charset and, at the start of the file, whether its lines are wrapped. */
export function adaptToPiece(cursor: SegmentCursor): void {
  if (cursor.segment === 0) cursor.speak(flatDialectOf(cursor.bytes));
  const bytes = cursor.wholeSegments();
  cursor.charset = isAscii(bytes) ? 'ascii' : isUtf8(bytes) ? 'utf-8' : decideCharset(bytes, null).charset;
}

/** How a platform file is divided that begins with `bytes`. */
export function flatDialectOf(bytes: Buffer): SegmentDialect {
  return isWrapped(bytes) ? { ...dialect, lineBreak: 'inside' } : dialect;
}

/**
 * True when the file was wrapped at a fixed width in transport, so that line
 * breaks fall in the middle of fields and end nothing: the first lines are
 * equally long and one of them does not end a record.
 */
function isWrapped(bytes: Buffer): boolean {
  const head = bytes
    .toString('latin1', 0, 1024)
    .split(/\r\n|\n|\r/)
    .slice(0, -1);
  const width = head[0]?.length ?? 0;
  if (head.length < 3 || width < 40 || head.some((line) => line.length !== width)) return false;
  return head.some((line) => !line.trimEnd().endsWith("'"));
}

/** The two digits that name the record; -1 when it is named otherwise. */
export function readRecordType(cursor: SegmentCursor): number {
  if (cursor.headLength !== 2) return -1;
  const tens = cursor.headByte(0) - 48;
  const units = cursor.headByte(1) - 48;
  return tens < 0 || tens > 9 || units < 0 || units > 9 ? -1 : tens * 10 + units;
}

/** Records that begin a bill or its goods: what follows speaks of them until the next one. A box names its own bill. */
const openers = ['12', '41'];
/** Bytes of an unreadable head in which its digits are looked for. */
const headSearched = 8;

/** Whether one of the two digits of a record became another sign. */
function isDamaged(head: string, record: string): boolean {
  const [name = ''] = head.split(':', 1);
  return name.length === 2 && !/^\d\d$/.test(name) && Array.from(record).filter((digit, at) => digit === name[at]).length === 1;
}

/** The record that the current one, which cannot be read, seems to be; null where it begins nothing. */
export function findLostOpener(cursor: SegmentCursor): string | null {
  // What is too long, or crowded, has no fields any more, and far more bytes than these.
  const length = cursor.isTooLong || cursor.isCrowded ? headSearched : Math.min(headSearched, cursor.headLength);
  const head = Array.from({ length }, (_, index) => String.fromCharCode(cursor.headByte(index))).join('');
  const digits = head.split(':', 1)[0]!.replace(/\D/g, '');
  return openers.find((record) => digits.startsWith(record) || isDamaged(head, record)) ?? null;
}
