import type { SegmentCursor } from '../../syntax/segment-cursor';

/** A segment tag as one number, so that segments are told apart without making texts. */
export function tagNumber(tag: string): number {
  return (tag.charCodeAt(0) << 16) | (tag.charCodeAt(1) << 8) | tag.charCodeAt(2);
}

// Segments of envelopes.
export const UNB = tagNumber('UNB');
export const UNE = tagNumber('UNE');
export const UNG = tagNumber('UNG');
export const UNH = tagNumber('UNH');
export const UNT = tagNumber('UNT');
export const UNZ = tagNumber('UNZ');

/** The tag of the current segment in upper case; -1 when it is not three letters. */
export function readTag(cursor: SegmentCursor): number {
  if (cursor.headLength !== 3) return -1;
  let tag = 0;
  for (let i = 0; i < 3; i++) {
    const upper = cursor.headByte(i) & 0xdf;
    if (upper < 65 || upper > 90) return -1;
    tag = (tag << 8) | upper;
  }
  return tag;
}

/** True when the current segment's tag has a lower-case letter. */
export function isLowerCaseTag(cursor: SegmentCursor): boolean {
  return ((cursor.headByte(0) | cursor.headByte(1) | cursor.headByte(2)) & 0x20) !== 0;
}

/** The tag of `tagNumber` as text, for findings. */
export function tagText(tag: number): string {
  return String.fromCharCode(tag >> 16, (tag >> 8) & 0xff, tag & 0xff);
}
