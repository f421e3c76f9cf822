/** Where the fields of one `!ttVDM` or `!ttVDO` sentence stand in its bytes. One instance is used for all sentences. */
export class Sentence {
  private readonly commas = new Int32Array(maxCommas);
  private commaCount = 0;
  /** First byte behind the checked part: the star, the line break, or where the scan ended. */
  end = 0;
  hasChecksum = false;
  isSound = false;
  /** Two talker letters as one number. */
  talkerCode = 0;
  isOwnShip = false;
  total = 0;
  number = 0;
  /** Null when empty. */
  sequence: number | null = null;
  /** Byte of the channel; 0 when empty. */
  channelCode = 0;
  payloadFrom = 0;
  payloadTo = 0;
  /** -1 when it is no number from 0 to 5. */
  fillBits = 0;

  /**
   * Scans from the `!` at `at` to the star, with its checksum; without one to the
   * end of the line, or to what begins the next sentence or tag block in it.
   */
  scan(bytes: Uint8Array, at: number, end: number): void {
    const { commas } = this;
    let count = 0;
    let xor = 0;
    let p = at + 1;
    let c = 0;
    for (; p < end; p++) {
      c = bytes[p]!;
      if (c === backslash || (c <= star && (c === star || c === lineFeed || c === carriageReturn || c === bang))) break;
      xor ^= c;
      if (c === comma && count < maxCommas) commas[count++] = p;
    }
    this.commaCount = count;
    this.hasChecksum = p < end && c === star;
    this.isSound = !this.hasChecksum || (p + 2 < end && hexPair(bytes[p + 1]!, bytes[p + 2]!) === xor);
    this.end = p;
  }

  /** True when the address is a talker with VDM or VDO. */
  isAis(bytes: Uint8Array, at: number): boolean {
    if (this.commaCount === 0 || this.commas[0] !== at + 6) return false;
    const letter = bytes[at + 5];
    if (bytes[at + 3] !== 0x56 || bytes[at + 4] !== 0x44 || (letter !== 0x4d && letter !== 0x4f)) return false;
    this.isOwnShip = letter === 0x4f;
    this.talkerCode = (bytes[at + 1]! << 8) | bytes[at + 2]!;
    return isLetter(bytes[at + 1]!) && isLetter(bytes[at + 2]!);
  }

  /** Reads the fields; false when the sentence lacks one or counts its parts impossibly. */
  readFields(bytes: Uint8Array): boolean {
    if (this.commaCount < 6) return false;
    const [c0, c1, c2, c3, c4, c5, c6] = this.commas as unknown as readonly [number, number, number, number, number, number, number];
    const total = digit(bytes, c0, c1);
    const number = digit(bytes, c1, c2);
    if (total < 0 || number < 1 || number > Math.max(total, 1)) return false;
    this.total = total;
    this.number = number;
    const sequence = digit(bytes, c2, c3);
    this.sequence = sequence < 0 ? null : sequence;
    this.channelCode = c4 === c3 + 2 ? bytes[c3 + 1]! : 0;
    this.payloadFrom = c4 + 1;
    this.payloadTo = c5;
    const fill = digit(bytes, c5, this.commaCount > 6 ? c6 : this.end);
    this.fillBits = fill > 5 ? -1 : fill;
    return true;
  }

  /** Where the fields behind the fill bits begin when no checksum parts them. */
  get restFrom(): number {
    return this.commaCount > 6 ? this.commas[6]! : this.end;
  }
}

const maxCommas = 16;
const bang = 0x21;
const backslash = 0x5c;
const comma = 0x2c;
const star = 0x2a;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/** The single digit between a comma and the next one; -1 when it is none. */
function digit(bytes: Uint8Array, before: number, end: number): number {
  if (end !== before + 2) return -1;
  const value = bytes[before + 1]! - 48;
  return value >= 0 && value <= 9 ? value : -1;
}

function isLetter(byte: number): boolean {
  return byte >= 0x41 && byte <= 0x5a;
}

/** The value of two hexadecimal digits in either case; at least 256 when they are none. */
function hexPair(high: number, low: number): number {
  return (hexOf[high]! << 4) | hexOf[low]!;
}

const hexOf = new Uint16Array(256).fill(256);
for (let value = 0; value < 16; value++) {
  const text = value.toString(16);
  hexOf[text.charCodeAt(0)] = value;
  hexOf[text.toUpperCase().charCodeAt(0)] = value;
}
