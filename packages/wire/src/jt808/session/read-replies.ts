import type { BodyReader } from '../body-reader';

/** 0x0001 and 0x8001: serial and id of the message that is answered, and the result. */
export const readGeneralReply: BodyReader = (cursor) => ({
  kind: 'general-reply',
  replySerial: cursor.word(),
  replyId: cursor.word(),
  result: cursor.byte(),
});

/** 0x8100: a code follows only when the terminal was registered. */
export const readRegistrationReply: BodyReader = (cursor) => ({
  kind: 'registration-reply',
  replySerial: cursor.word(),
  result: cursor.byte(),
  code: cursor.text(cursor.left),
});

/** 0x0005 and 0x8003: a byte counts the indexes before 2019, a word since. Both are told by the length. */
export const readResendRequest: BodyReader = (cursor) => {
  const firstSerial = cursor.word();
  const isWide = cursor.left % 2 === 0;
  const count = isWide ? cursor.word() : cursor.byte();
  if (cursor.left !== count * 2) return null;
  return { kind: 'resend-request', firstSerial, indexes: Array.from({ length: count }, () => cursor.word()) };
};
