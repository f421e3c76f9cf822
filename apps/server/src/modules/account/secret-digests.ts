import { createHmac } from 'node:crypto';

/**
 * Whose wrong passwords a record counts: those of strangers at a phone, of a
 * browser its owner has signed in with, of a session that changes its password.
 */
export type PasswordRecord =
  | readonly [kind: 'login', phone: string]
  | readonly [kind: 'known', phone: string, browserDigest: string]
  | readonly [kind: 'change', userId: string];

/** Digests that cannot be computed or searched without the pepper. */
export interface SecretDigests {
  /** Input of the slow hash: HMAC-SHA256(pepper, MD5 of the password), hex. */
  password(hashedPassword: string): string;
  /** Digest of a short code in its place of use; six digits alone would be found by trying. */
  smsCode(phone: string, keyDigest: string, code: string): string;
  /**
   * Key of a wrong-password record; keeps phones of unknown people out of the
   * database. What a stranger types is part of some: the kind keeps records of
   * one kind from being named as those of another.
   */
  passwordGuard(...record: PasswordRecord): string;
  /** Key of a phone that somebody has left with. */
  leftPhone(phone: string): string;
  /** The part of a cookie's name that says what it is for: 72 bits, base64url. */
  cookieName(kind: string, subject: string): string;
}

/** Binds the digests to a pepper. */
export function createSecretDigests(pepper: Buffer): SecretDigests {
  const keyed = (...parts: string[]) => createHmac('sha256', pepper).update(parts.join('\n'));
  return {
    password: (hashedPassword) => keyed(hashedPassword).digest('hex'),
    smsCode: (phone, keyDigest, code) => keyed('sms-code', phone, keyDigest, code).digest('hex'),
    passwordGuard: (...record) => keyed('password-guard', ...record).digest('hex'),
    leftPhone: (phone) => keyed('left-phone', phone).digest('hex'),
    cookieName: (kind, subject) => keyed('cookie-name', kind, subject).digest('base64url').slice(0, 12),
  };
}
