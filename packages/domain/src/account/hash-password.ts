/**
 * The form in which a password travels (R-5.2-02): MD5 of its UTF-8 bytes, 32
 * lower-case hex digits. The specification fixes it. It hides nothing from
 * somebody who listens, which is why the server hashes it again, slowly.
 */
import { md5 } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export const hashedPasswordPattern = /^[0-9a-f]{32}$/;

/** MD5 of the composed (NFC) password, so that two keyboards give one hash. */
export function hashPassword(password: string): string {
  return bytesToHex(md5(utf8ToBytes(password.normalize('NFC'))));
}
