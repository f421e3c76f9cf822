import { constants, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';

/** Signs with RSA, PKCS#1 v1.5 over SHA-256: what both methods use; nobody else picks an algorithm (finding 2 of the reliability page). */
export function signRsa(text: string, privateKeyPem: string): string {
  return sign('RSA-SHA256', Buffer.from(text), { key: privateKeyPem, padding: constants.RSA_PKCS1_PADDING }).toString('base64');
}

/** Whether a signature is that of a key over these bytes. */
export function isSignedBy(key: KeyObject, bytes: Buffer, signature: Buffer): boolean {
  return verify('RSA-SHA256', bytes, { key, padding: constants.RSA_PKCS1_PADDING }, signature);
}

/** The bytes of a signature; null when it is no whole base64, or shorter than one of the weakest key (2048 bits). */
export function readSignature(text: string): Buffer | null {
  if (!/^[A-Za-z0-9+/]{342,1024}={0,2}$/.test(text)) return null;
  const bytes = Buffer.from(text, 'base64');
  return bytes.toString('base64') === text ? bytes : null;
}

/** @throws Error when it is no RSA key of 2048 bits or more. */
export function readPublicKey(pem: string): KeyObject {
  const key = createPublicKey(pem);
  if (key.asymmetricKeyType !== 'rsa' || (key.asymmetricKeyDetails?.modulusLength ?? 0) < 2048) throw new Error('no RSA key of 2048 bits');
  return key;
}
