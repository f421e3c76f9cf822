/**
 * The form in which a password travels (R-5.2-02): MD5 of its UTF-8 bytes, 32
 * lower-case hex digits. The specification fixes it. It hides nothing from
 * somebody who listens, which is why the server hashes it again, slowly.
 *
 * Written out here because browsers offer no MD5 (RFC 1321).
 */

export const hashedPasswordPattern = /^[0-9a-f]{32}$/;

/** MD5 of the composed (NFC) password, so that two keyboards give one hash. */
export function hashPassword(password: string): string {
  return md5(utf8(password.normalize('NFC')));
}

const shifts = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
] as const;
const sines = Array.from({ length: 64 }, (_, step) => Math.floor(Math.abs(Math.sin(step + 1)) * 2 ** 32) | 0);

function md5(bytes: readonly number[]): string {
  const words = pad(bytes);
  let [a, b, c, d] = [0x67452301, 0xefcdab89 | 0, 0x98badcfe | 0, 0x10325476];
  for (let block = 0; block < words.length; block += 16) {
    const before = [a, b, c, d] as const;
    for (let step = 0; step < 64; step++) {
      const round = step >> 4;
      const [mixed, word] =
        round === 0
          ? [(b & c) | (~b & d), step]
          : round === 1
            ? [(d & b) | (~d & c), (5 * step + 1) % 16]
            : round === 2
              ? [b ^ c ^ d, (3 * step + 5) % 16]
              : [c ^ (b | ~d), (7 * step) % 16];
      const sum = (a + mixed + sines[step]! + words[block + word]!) | 0;
      const shift = shifts[round]![step % 4]!;
      [a, d, c, b] = [d, c, b, (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0];
    }
    a = (a + before[0]) | 0;
    b = (b + before[1]) | 0;
    c = (c + before[2]) | 0;
    d = (d + before[3]) | 0;
  }
  return [a, b, c, d].map(littleEndianHex).join('');
}

/** The message as 32-bit words: a one bit, zeros, and the length in bits. */
function pad(bytes: readonly number[]): number[] {
  const words = Array.from({ length: ((bytes.length + 8) >> 6) * 16 + 16 }, () => 0);
  [...bytes, 0x80].forEach((byte, at) => (words[at >> 2]! |= byte << ((at % 4) * 8)));
  words[words.length - 2] = bytes.length * 8;
  return words;
}

function littleEndianHex(word: number): string {
  return [0, 8, 16, 24].map((shift) => ((word >>> shift) & 0xff).toString(16).padStart(2, '0')).join('');
}

/** The language's own encoder; the domain package knows no TextEncoder. */
function utf8(text: string): number[] {
  return [...encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD')).matchAll(/%([0-9A-F]{2})|[^%]/g)].map((part) =>
    part[1] ? Number.parseInt(part[1], 16) : part[0].charCodeAt(0),
  );
}
