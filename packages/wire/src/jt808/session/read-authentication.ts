import type { ByteCursor } from '../../syntax/byte-cursor';
import type { BodyReader } from '../body-reader';

/** Bytes of the two texts that follow the code since 2019. */
export const imeiBytes = 15;
export const softwareBytes = 20;

/**
 * 0x0102: the code alone before 2019, since then with its length in front, the
 * IMEI and the software behind. Headers do not tell: a length that is no sign
 * of any text does, or one that leads to the fifteen digits of an IMEI. The
 * text of the software is as long as vendors make it.
 */
export const readAuthentication: BodyReader = (cursor, { isNew }) => {
  const codeBytes = cursor.peek(0);
  const isFilled = cursor.left === 1 + codeBytes + imeiBytes + softwareBytes;
  const isLong = (isNew && (isFilled || codeBytes < firstSign)) || hasImeiAt(cursor, 1 + codeBytes);
  if (!isLong || cursor.left === 0) return { kind: 'authentication', code: cursor.text(cursor.left), imei: null, software: null };
  return {
    kind: 'authentication',
    code: cursor.shortText(),
    imei: cursor.text(imeiBytes),
    software: cursor.text(isFilled ? softwareBytes : cursor.left),
  };
};

/** The first byte that stands for a sign; those below control a device. */
const firstSign = 0x20;

function hasImeiAt(cursor: ByteCursor, at: number): boolean {
  if (cursor.left < at + imeiBytes) return false;
  return Array.from({ length: imeiBytes }, (_, index) => cursor.peek(at + index)).every((byte) => byte >= 0x30 && byte <= 0x39);
}
