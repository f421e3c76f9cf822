/** The three numbers that the upper platform gives each lower platform (JT/T 809 §4.5.2). */
export interface CipherKeys {
  readonly m1: number;
  readonly ia1: number;
  readonly ic1: number;
}

/**
 * Encrypts a body, or decrypts one, which is the same: every byte is XORed
 * with a number drawn from the key of the frame.
 */
export function applyCipher(body: Uint8Array, key: number, { m1, ia1, ic1 }: CipherKeys): Buffer {
  const divisor = m1 === 0 ? 1 : m1;
  let drawn = key === 0 ? 1 : key;
  return Buffer.from(
    body.map((byte) => {
      drawn = (Math.imul(ia1, drawn % divisor) + ic1) >>> 0;
      return byte ^ ((drawn >>> 20) & 0xff);
    }),
  );
}
