import type { SubMessageReader } from '../body-reader';

/**
 * What stands in front of the number of a text: who is addressed, in 2019 by
 * more characters and, of 0x9301, how many minutes there are to answer. Some
 * platforms leave all of it out. The length of the text tells which it is.
 */
const heads = [
  { objectBytes: 12, hasAnswerTime: false },
  { objectBytes: 20, hasAnswerTime: true },
  { objectBytes: 20, hasAnswerTime: false },
  { objectBytes: 0, hasAnswerTime: false },
] as const;
const numberAndLength = 8;

/** 0x1301, 0x9301 and 0x9302: a question or text from platform to platform (平台查岗、下发报文). */
export const readPlatformText: SubMessageReader = (cursor, { subId }) => {
  for (const { objectBytes, hasAnswerTime } of heads) {
    const headBytes = objectBytes === 0 ? 0 : 1 + objectBytes + (hasAnswerTime ? 1 : 0);
    const textBytes = cursor.left - headBytes - numberAndLength;
    if (textBytes < 0 || cursor.peekDword(headBytes + 4) !== textBytes) continue;
    const objectType = objectBytes === 0 ? null : cursor.byte();
    const objectId = objectBytes === 0 ? null : cursor.text(objectBytes);
    const answerMinutes = hasAnswerTime ? cursor.byte() : null;
    const infoId = cursor.dword();
    cursor.skip(4);
    return { kind: 'platform-text', subId, objectType, objectId, answerMinutes, infoId, text: cursor.text(textBytes) };
  }
  return null;
};

/** 0x1302: the text was received. */
export const readPlatformTextReply: SubMessageReader = (cursor, { subId }) =>
  cursor.left === 4 ? { kind: 'platform-text-reply', subId, infoId: cursor.dword() } : null;
