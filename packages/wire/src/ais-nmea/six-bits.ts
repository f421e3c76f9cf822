/**
 * The six-bit alphabet that AIS payloads are armoured with (IEC 61162-1, table
 * of `VDM`; ITU-R M.1371-5 annex 8, table 47).
 */

/** Longest payload that is read: nine sentences of 82 characters hold less. */
export const maxPayloadChars = 1024;

/** Marks a byte that is no armour character. */
export const noSixBits = 0xff;

/** Armour character → its six bits. */
const valueOf = new Uint8Array(256).fill(noSixBits);
/** Six bits → armour character. */
export const armourOf = new Uint8Array(64);
for (let value = 0; value < 64; value++) {
  const char = value < 40 ? value + 48 : value + 56;
  valueOf[char] = value;
  armourOf[value] = char;
}

/** Six bits → ASCII of a text field. */
function asciiOf(value: number): number {
  return value < 32 ? value + 64 : value;
}

const at = 0x40;
const space = 0x20;

/** One message as six-bit values; bit 0 is the first one sent. One instance is used for many messages. */
export class SixBits {
  private readonly values = new Uint8Array(maxPayloadChars);
  private readonly text = Buffer.alloc(maxPayloadChars);
  private chars = 0;
  /** Bits that count: fill bits are not among them. */
  bitCount = 0;

  clear(): void {
    this.chars = 0;
    this.bitCount = 0;
  }

  /**
   * Adds the armoured characters of `bytes` from `from` to `to`.
   *
   * @returns false when one of them is none, or they are more than any message has
   */
  add(bytes: Uint8Array, from: number, to: number): boolean {
    const { values } = this;
    let chars = this.chars;
    if (chars + to - from > maxPayloadChars) return false;
    let all = 0;
    for (let i = from; i < to; i++) {
      const value = valueOf[bytes[i]!]!;
      all |= value;
      values[chars++] = value;
    }
    if (all > 63) return false;
    this.chars = chars;
    this.bitCount = chars * 6;
    return true;
  }

  /** A whole number of up to 30 bits; those behind the end are zero. */
  unsigned(start: number, length: number): number {
    const { values } = this;
    let i = (start / 6) | 0;
    const used = start - i * 6;
    let value = this.at(i) & (63 >> used);
    let left = length - 6 + used;
    if (left <= 0) return value >> -left;
    while (left >= 6) {
      value = (value << 6) | (++i < this.chars ? values[i]! : 0);
      left -= 6;
    }
    return left === 0 ? value : (value << left) | (this.at(i + 1) >> (6 - left));
  }

  private at(index: number): number {
    return index < this.chars ? this.values[index]! : 0;
  }

  /** A whole number in two's complement. */
  signed(start: number, length: number): number {
    const shift = 32 - length;
    return (this.unsigned(start, length) << shift) >> shift;
  }

  isSet(bit: number): boolean {
    const i = (bit / 6) | 0;
    return (this.at(i) & (32 >> (bit - i * 6))) !== 0;
  }

  /** A text up to its first `@`, trailing spaces cut; null when that is nothing. Characters behind the end are not read. */
  readText(start: number, length: number): string | null {
    const { text } = this;
    const whole = Math.min(length, this.bitCount - start);
    let end = 0;
    let count = 0;
    for (let bit = 0; bit + 6 <= whole; bit += 6) {
      const char = asciiOf(this.unsigned(start + bit, 6));
      if (char === at) break;
      text[count++] = char;
      if (char !== space) end = count;
    }
    return end === 0 ? null : text.toString('latin1', 0, end);
  }

  /** The payload as it was sent, armoured. */
  armoured(): string {
    const { text, values, chars } = this;
    for (let i = 0; i < chars; i++) text[i] = armourOf[values[i]!]!;
    return text.toString('latin1', 0, chars);
  }
}
