import { encodeText } from './encode-text';

/** Writes big-endian binary fields one after another. */
export class ByteWriter {
  private bytes = Buffer.alloc(256);
  private length = 0;

  byte(value: number): this {
    this.reserve(1);
    this.bytes[this.length++] = value;
    return this;
  }

  word(value: number): this {
    return this.byte(value >>> 8).byte(value);
  }

  dword(value: number): this {
    return this.word(value >>> 16).word(value);
  }

  /** An unsigned number of eight bytes, exact up to 2^53. */
  quad(value: number): this {
    return this.dword(Math.floor(value / 4_294_967_296)).dword(value % 4_294_967_296);
  }

  /** Bytes given as hexadecimal digits, which is also how BCD is written. */
  hex(digits: string): this {
    return this.put(Buffer.from(digits, 'hex'));
  }

  put(bytes: Uint8Array): this {
    this.reserve(bytes.length);
    this.bytes.set(bytes, this.length);
    this.length += bytes.length;
    return this;
  }

  /** A text in GBK (ASCII as it is); nothing for null. */
  text(text: string | null): this {
    return this.put(encodeText(text ?? '', 'gb18030'));
  }

  /**
   * A text in a field of `length` bytes, filled up with zeros.
   *
   * @throws RangeError when it does not fit
   */
  field(text: string | null, length: number): this {
    const bytes = encodeText(text ?? '', 'gb18030');
    if (bytes.length > length) throw new RangeError(`${String(text)} is longer than ${length} bytes`);
    return this.put(bytes).put(Buffer.alloc(length - bytes.length));
  }

  /**
   * A text with its length in front, as one byte.
   *
   * @throws RangeError when it has more than 255 bytes
   */
  shortText(text: string | null): this {
    const bytes = encodeText(text ?? '', 'gb18030');
    if (bytes.length > 255) throw new RangeError(`${String(text)} is longer than 255 bytes`);
    return this.byte(bytes.length).put(bytes);
  }

  /** What was written so far, as a copy. */
  finish(): Buffer {
    return Buffer.from(this.bytes.subarray(0, this.length));
  }

  private reserve(count: number): void {
    if (this.length + count <= this.bytes.length) return;
    const larger = Buffer.alloc(Math.max(this.bytes.length * 2, this.length + count));
    larger.set(this.bytes.subarray(0, this.length));
    this.bytes = larger;
  }
}
