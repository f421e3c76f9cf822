import type { PlatformBody } from '../../message';
import type { ByteCursor } from '../../syntax/byte-cursor';
import type { LinkBodyReader } from '../body-reader';
import { readEpochTime } from '../epoch-time';

const passwordBytes = 8;
const addressBytes = 32;
/** Bytes of a login before and since 2019, which added the access code. */
const [oldLoginBytes, newLoginBytes] = [46, 50];

/** 0x1001. */
export const readLogin: LinkBodyReader = (cursor) => {
  const isNew = cursor.left === newLoginBytes;
  if (!isNew && cursor.left !== oldLoginBytes) return null;
  return {
    kind: 'login',
    userId: cursor.dword(),
    password: cursor.text(passwordBytes),
    accessCode: isNew ? cursor.dword() : null,
    downLinkIp: cursor.text(addressBytes),
    downLinkPort: cursor.word(),
  };
};

/** 0x1002. */
export const readLoginReply: LinkBodyReader = (cursor) => ({
  kind: 'login-reply',
  result: cursor.byte(),
  verifyCode: cursor.dword(),
});

/** 0x1003. */
export const readLinkLogout: LinkBodyReader = (cursor) => ({
  kind: 'link-logout',
  userId: cursor.dword(),
  password: cursor.text(passwordBytes),
});

/** 0x9001 and 0x9003. */
export function readVerifyCode(kind: 'down-link-connect' | 'down-link-logout'): LinkBodyReader {
  return (cursor) => ({ kind, verifyCode: cursor.dword() });
}

/** 0x9002, 0x1007, 0x1008, 0x9007, 0x9008. */
export function readCode(kind: 'down-link-reply' | 'link-broken' | 'link-closing'): LinkBodyReader {
  return (cursor) => ({ kind, code: cursor.byte() });
}

/** 0x9101 of 2011. */
export const readReceivedCount: LinkBodyReader = (cursor) => {
  if (cursor.left !== 20) return keepRaw(cursor);
  return { kind: 'received-count', count: cursor.dword(), from: readEpochTime(cursor), to: readEpochTime(cursor) };
};

/** 0x1102 of 2019, which repeats its id and has its length in front. */
export const readLinkReport: LinkBodyReader = (cursor) => {
  if (cursor.left !== 42) return keepRaw(cursor);
  cursor.skip(6);
  return {
    kind: 'link-report',
    platformId: cursor.text(11),
    from: readEpochTime(cursor),
    to: readEpochTime(cursor),
    lostPositions: cursor.dword(),
    disconnects: cursor.byte(),
    disconnectedSeconds: cursor.dword(),
  };
};

/** A body of another edition, whose fields are not known. */
function keepRaw(cursor: ByteCursor): PlatformBody {
  return { kind: 'raw', subId: null, vehicle: null, hex: cursor.hex(cursor.left) };
}
