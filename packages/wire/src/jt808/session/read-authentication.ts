import type { BodyReader } from '../body-reader';

/** Bytes of the two texts that follow the code since 2019. */
export const imeiBytes = 15;
export const softwareBytes = 20;

/**
 * 0x0102: the code alone before 2019, since then with its length in front, the
 * IMEI and the software behind. Terminals that send the old form under a new
 * header are told by the length, which does not fit.
 */
export const readAuthentication: BodyReader = (cursor, { isNew }) => {
  const codeBytes = cursor.peek(0);
  const isLong = isNew && cursor.left === 1 + codeBytes + imeiBytes + softwareBytes;
  if (!isLong) return { kind: 'authentication', code: cursor.text(cursor.left), imei: null, software: null };
  return {
    kind: 'authentication',
    code: cursor.shortText(),
    imei: cursor.text(imeiBytes),
    software: cursor.text(softwareBytes),
  };
};
