import { cleanText, decodeText } from './charset';

/** Two hexadecimal digits for every byte: BCD and raw bytes become text without a call per value. */
const hexPairs = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/**
 * Reads big-endian binary fields one after another. Reading behind the end
 * gives zeros and sets `isShort`, so that a body is read in one go and judged
 * once. One cursor serves many bodies: `open` points it to the next.
 */
export class ByteCursor {
  at = 0;
  /** True when more was asked for than there is. */
  isShort = false;
  private end = 0;

  constructor(private bytes: Buffer = Buffer.alloc(0)) {
    this.end = bytes.length;
  }

  /** Points to `bytes` from `at` up to `end`. */
  open(bytes: Buffer, at: number, end: number): this {
    this.bytes = bytes;
    this.at = at;
    this.end = end;
    this.isShort = false;
    return this;
  }

  /** Ends the cursor after the next `bytes`, which must be there; gives what `leave` needs. */
  enter(bytes: number): number {
    const { end } = this;
    this.end = this.at + bytes;
    return end;
  }

  /** Goes behind what was entered and gives the cursor its old end back. */
  leave(end: number): void {
    this.at = this.end;
    this.end = end;
  }

  /** Bytes that are left. */
  get left(): number {
    return this.end - this.at;
  }

  byte(): number {
    if (this.lacks(1)) return 0;
    return this.bytes[this.at++] as number;
  }

  word(): number {
    if (this.lacks(2)) return 0;
    const { bytes, at } = this;
    this.at = at + 2;
    return ((bytes[at] as number) << 8) | (bytes[at + 1] as number);
  }

  dword(): number {
    if (this.lacks(4)) return 0;
    const { bytes, at } = this;
    this.at = at + 4;
    return (
      (((bytes[at] as number) << 24) | ((bytes[at + 1] as number) << 16) | ((bytes[at + 2] as number) << 8) | (bytes[at + 3] as number)) >>>
      0
    );
  }

  /** An unsigned number of eight bytes; above 2^53 it is no longer exact. */
  quad(): number {
    const high = this.dword();
    return high * 4_294_967_296 + this.dword();
  }

  /** The byte `ahead` of the next one; 0 behind the end. */
  peek(ahead: number): number {
    const at = this.at + ahead;
    return at < this.end ? (this.bytes[at] as number) : 0;
  }

  /** The four bytes `ahead` of the next one; 0 for each of them behind the end. */
  peekDword(ahead: number): number {
    let value = 0;
    for (let i = ahead; i < ahead + 4; i++) value = value * 256 + this.peek(i);
    return value;
  }

  /** Goes back to where the cursor stood before, and forgets that it ran short since. */
  rewind(at: number): void {
    this.at = at;
    this.isShort = false;
  }

  /** `length` bytes as hexadecimal digits, which is also how BCD is read. */
  hex(length: number): string {
    if (this.lacks(length)) return '';
    const { bytes, at } = this;
    this.at = at + length;
    if (length > 16) return bytes.toString('hex', at, at + length);
    let text = '';
    for (let i = at; i < at + length; i++) text += hexPairs[bytes[i] as number];
    return text;
  }

  /**
   * `length` bytes as text, in ASCII or GBK, without the zeros and blanks that
   * fill the field; null when nothing else is in it.
   */
  text(length: number): string | null {
    if (this.lacks(length)) return null;
    const from = this.at;
    this.at = from + length;
    return readText(this.bytes.subarray(from, this.at));
  }

  /** A text with its length in front, as one byte. */
  shortText(): string | null {
    return this.text(this.byte());
  }

  /** A copy of the next `length` bytes. */
  copy(length: number): Buffer {
    if (this.lacks(length)) return Buffer.alloc(0);
    const from = this.at;
    this.at = from + length;
    return Buffer.from(this.bytes.subarray(from, this.at));
  }

  skip(length: number): void {
    if (!this.lacks(length)) this.at += length;
  }

  private lacks(length: number): boolean {
    if (this.at + length <= this.end) return false;
    this.isShort = true;
    this.at = this.end;
    return true;
  }
}

function readText(bytes: Buffer): string | null {
  const charset = bytes.every((byte) => byte < 0x80) ? 'ascii' : 'gb18030';
  const text = cleanText(decodeText(bytes, charset)).trim();
  return text === '' ? null : text;
}
