import type { SubMessageReader } from '../body-reader';

/** 0x1301, 0x9301 and 0x9302: a question or text from platform to platform (平台查岗、下发报文). */
export const readPlatformText: SubMessageReader = (cursor, { subId }) => {
  const objectType = cursor.byte();
  const objectId = cursor.text(12);
  const infoId = cursor.dword();
  const bytes = cursor.dword();
  if (bytes !== cursor.left) return null;
  return { kind: 'platform-text', subId, objectType, objectId, infoId, text: cursor.text(bytes) };
};

/** 0x1302: the text was received. */
export const readPlatformTextReply: SubMessageReader = (cursor, { subId }) =>
  cursor.left === 4 ? { kind: 'platform-text-reply', subId, infoId: cursor.dword() } : null;
