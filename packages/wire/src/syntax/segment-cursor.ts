import { cleanText, decodeText, type ReadCharset } from './charset';
import { wireLimits } from './limits';

/** The bytes that divide a delimited file. `null` means the dialect has no such byte. */
export interface SegmentDialect {
  readonly element: number;
  readonly component: number | null;
  readonly release: number | null;
  readonly terminator: number;
  /**
   * `inside`: a line break is layout and dropped, wherever it falls.
   * `before-record`: it also ends a segment when two digits and a separator
   * follow, because platform files lose their terminators.
   */
  readonly lineBreak: 'inside' | 'before-record';
}

const plain = 0;
const elementMark = 1;
const componentMark = 2;
const releaseMark = 3;
const terminatorMark = 4;
const control = 5;
const repeatMark = 6;

/** Bits of a number; no record of any format has fields behind them that matter. */
const askedElements = 31;
/** V8 copies texts up to this length when they are cut; a longer cut would keep its whole window alive. */
const longestCut = 12;
/** Codes of so many bytes fit into one number. */
const longestCode = 4;
const codeSlots = 1024;
/** The bytes of each code as one number, none of which is zero, and its text. */
const codeKeys = new Int32Array(codeSlots);
const codes: string[] = Array.from({ length: codeSlots }, () => '');
/** The longest segment, and behind it what readers look at before they cut the next: with less, the end of the input must be known. */
const lookAheadBytes = wireLimits.maxSegmentBytes + 4096;
/**
 * The longest segment, so that one window always holds the current one; twice
 * of it would be too large for V8's young space, and cost more to make than is
 * saved.
 */
const windowBytes = wireLimits.maxSegmentBytes;

/**
 * One segment without its layout, and one field without its release
 * characters. All cursors share them: reading is synchronous, a text is copied
 * out when it is asked for, and 128 KB per small message would cost more than
 * reading it.
 */
const scratch = Buffer.allocUnsafeSlow(wireLimits.maxSegmentBytes);
const unreleased = Buffer.allocUnsafeSlow(wireLimits.maxSegmentBytes);

/** Behind every place of an input: a small number, which Infinity is not. */
const nowhere = 0x3fff_ffff;
/** A container number; what is at least as long is looked at for one. */
export const longBytes = 11;

const lf = 0x0a;
const cr = 0x0d;
const tab = 0x09;
const space = 0x20;

/**
 * Walks over a delimited file one segment at a time and keeps offsets only;
 * text is decoded where a field is asked for. One segment is bounded in bytes,
 * elements and components, so no input makes it allocate.
 *
 * Layout inside a segment (lines wrapped in mid-token, control characters) is
 * rare; such a segment is copied without it and split again.
 */
export class SegmentCursor {
  /** Byte offset of the segment's first character in the whole input. */
  offset = 0;
  /** 1-based number of the segment in the input. */
  segment = 0;
  /** False when the input ended before the terminator. */
  isTerminated = true;
  /** The segment is longer than the cap; it has no readable fields. */
  isTooLong = false;
  /** The segment has more elements or components than the cap; it has no readable fields. */
  isCrowded = false;
  /** A control character other than a line break or tab was taken out of the segment. */
  hadControls = false;
  /** An element behind the first may end with three capital letters; false where none does. */
  mayEndInLetters = false;
  /** The first component of an element may have as many bytes as `longBytes`; false where none has. */
  mayHoldLong = false;
  /** An element of the segment is told more than once; each telling is read by `tellAgain`. */
  hasRepeats = false;
  /** A text of the input could not be decoded; stays set until it is cleared by the reader. */
  hadBadText = false;
  charset: ReadCharset = 'ascii';
  elementCount = 0;
  /** The elements of the segment that a reader has asked for, a bit for each of the first of them. */
  private asked = 0;

  private readonly kinds = new Uint8Array(256);
  /** Start of every component; the one behind the last starts one byte behind its end. */
  private readonly starts = new Int32Array(wireLimits.maxComponentsPerSegment + 2);
  /** Index into `starts` of every element's first component, and one behind the last. */
  private readonly firsts = new Int32Array(wireLimits.maxElementsPerSegment + 2);
  private source: Buffer;
  private hasRelease = false;
  private dialect: SegmentDialect;
  /** Where the segment starts in `bytes`. */
  private start = 0;
  /** Bytes of the input that were let go in front of `bytes`. */
  private base = 0;
  /** A segment over the cap has not met its terminator yet. */
  private isInTooLong = false;
  /** Latin-1 text of the stretch of input that starts at `windowStart`, for cutting short fields from. */
  private window = '';
  private windowStart = 0;

  constructor(
    /** The piece of the input at hand; all of it, or what was not read yet of what has arrived. */
    public bytes: Buffer,
    dialect: SegmentDialect,
    /** No more bytes will come behind `bytes`. */
    public isWhole = true,
    /** Where the next segment is looked for, counted from the start of `bytes`. */
    public position = 0,
  ) {
    this.source = bytes;
    this.dialect = dialect;
    this.speak(dialect);
  }

  /** Changes the separators from the next segment on. */
  speak(dialect: SegmentDialect): void {
    this.dialect = dialect;
    const { kinds } = this;
    kinds.fill(plain);
    kinds.fill(control, 0, space);
    kinds[0x7f] = control;
    kinds[dialect.element] = elementMark;
    if (dialect.component !== null) kinds[dialect.component] = componentMark;
    if (dialect.release !== null) kinds[dialect.release] = releaseMark;
    kinds[dialect.terminator] = terminatorMark;
  }

  /** From the next segment on a byte divides the tellings of one element, unless it is one of the separators. */
  repeatBy(byte: number): void {
    if (this.kinds[byte] === plain || this.kinds[byte] === control) this.kinds[byte] = repeatMark;
  }

  /** More bytes are needed before the next segment can be cut. */
  get isHungry(): boolean {
    return !this.isWhole && this.bytes.length - this.position < lookAheadBytes;
  }

  /** Appends the next bytes of the input and lets go of what was read, so that an input of any size takes bounded memory. */
  feed(next: Buffer): void {
    const rest = this.bytes.subarray(this.position);
    this.bytes = rest.length === 0 ? next : Buffer.concat([rest, next]);
    this.source = this.bytes;
    this.base += this.position;
    this.position = 0;
    this.window = '';
    this.windowStart = 0;
    if (this.isInTooLong) this.skipRest(0);
  }

  /** The bytes at hand up to the last terminator, since a piece may end inside a character. */
  wholeSegments(): Buffer {
    const { bytes, dialect } = this;
    const end = this.isWhole ? -1 : bytes.lastIndexOf(dialect.terminator);
    return end === -1 ? bytes : bytes.subarray(0, end);
  }

  /** The byte offset of `at`, a place in the current bytes, in the whole input. */
  offsetOf(at: number): number {
    return this.base + at;
  }

  /** Skips blanks and line breaks; false when the input ends there. */
  skipBlank(): boolean {
    const { bytes } = this;
    let at = this.position;
    while (at < bytes.length && (bytes[at] as number) <= space) at++;
    this.position = at;
    return at < bytes.length;
  }

  /** Splits the next segment; false at the end of the input. */
  next(): boolean {
    this.asked = 0;
    if (!this.skipBlank()) return false;
    const { bytes, kinds, starts, firsts } = this;
    const size = bytes.length;
    const start = this.position;
    const limit = Math.min(size, start + wireLimits.maxSegmentBytes);
    this.segment++;
    this.offset = this.base + start;
    this.start = start;
    this.source = bytes;
    this.isTooLong = false;
    this.isCrowded = false;
    this.hadControls = false;
    this.hasRepeats = false;
    let hasLayout = false;
    let hasRelease = false;
    let endsInLetters = false;
    let hasLong = false;
    /** Where the first component of the element began; behind everything once it has ended. */
    let first = start;
    let elements = 1;
    let components = 1;
    let end = -1;
    starts[0] = start;
    firsts[0] = 0;
    let i = start;
    for (; i < limit; i++) {
      const kind = kinds[bytes[i] as number];
      if (kind === plain) continue;
      if (kind === elementMark) {
        if (components > wireLimits.maxComponentsPerSegment || elements >= wireLimits.maxElementsPerSegment) {
          this.isCrowded = true;
          continue;
        }
        hasLong ||= i - first >= longBytes;
        endsInLetters ||= elements > 1 && endsCapital(bytes, i);
        first = i + 1;
        firsts[elements++] = components;
        starts[components++] = i + 1;
      } else if (kind === componentMark) {
        if (components > wireLimits.maxComponentsPerSegment) {
          this.isCrowded = true;
          continue;
        }
        hasLong ||= i - first >= longBytes;
        first = nowhere;
        starts[components++] = i + 1;
      } else if (kind === terminatorMark) {
        end = i;
        break;
      } else if (kind === releaseMark) {
        hasRelease = true;
        // A wrapped line may part the release character from what it releases.
        while (i + 1 < limit && kinds[bytes[i + 1] as number] === control) {
          hasLayout = true;
          i++;
        }
        const next = i + 1 < limit ? (bytes[i + 1] as number) : -1;
        // Where a line break ends segments it cannot be released.
        if (next !== lf || kinds[lf] !== terminatorMark) i++;
      } else if (kind === repeatMark) {
        this.hasRepeats = true;
      } else {
        const behind = this.behindLineBreak(i);
        if (behind > i && this.beginsRecord(behind)) {
          end = i;
          break;
        }
        hasLayout = true;
        // The other line breaks of the run would lead to the same place.
        i = Math.max(i, Math.min(behind, limit) - 1);
      }
    }
    this.hasRelease = hasRelease;
    if (end >= 0) {
      this.isTerminated = true;
      this.position = end + 1;
    } else {
      end = Math.min(i, size);
      this.isTerminated = kinds[lf] === terminatorMark && end === size;
      this.position = end;
      if (limit < size) this.skipRest(limit);
    }
    // Without its layout no component is longer, but its last letters may come together.
    this.mayHoldLong = hasLong || end - first >= longBytes;
    this.mayEndInLetters = endsInLetters || endsCapital(bytes, end) || hasLayout;
    this.elementCount = elements;
    firsts[elements] = components;
    starts[components] = end + 1;
    if (hasLayout && !this.isTooLong) this.splitWithoutLayout(start, end);
    if (this.isTooLong || this.isCrowded) this.forget();
    return true;
  }

  /**
   * The segment once for each telling of its repeated elements, as bytes for
   * `retell`; an element that is told once stands in all of them.
   *
   * @param most so many are made at most
   */
  tellings(most: number): Buffer[] {
    const elements = Array.from({ length: this.elementCount }, (_, element) => this.tellingsOf(element, most));
    const count = Math.min(most, Math.max(...elements.map(({ length }) => length)));
    const mark = Buffer.of(this.dialect.element);
    return Array.from({ length: count }, (_, n) =>
      Buffer.concat(
        elements.flatMap((told, element) => {
          const bytes = (told.length === 1 ? told[0] : told[n]) ?? mark.subarray(1);
          return element === 0 ? [bytes] : [mark, bytes];
        }),
      ),
    );
  }

  /** Splits one of the `tellings` of the segment in its place. */
  retell(telling: Buffer): void {
    this.asked = 0;
    this.splitScratch(telling.copy(scratch));
  }

  private tellingsOf(element: number, most: number): Buffer[] {
    const { source, kinds, starts, firsts } = this;
    const end = (starts[firsts[element + 1] as number] as number) - 1;
    const told: Buffer[] = [];
    let from = starts[firsts[element] as number] as number;
    for (let at = from; at < end && told.length < most; at++) {
      const kind = kinds[source[at] as number];
      if (kind === releaseMark) at++;
      if (kind !== repeatMark) continue;
      told.push(Buffer.from(source.subarray(from, at)));
      from = at + 1;
    }
    // A copy: telling the first overwrites what the others would be read from.
    if (told.length < most) told.push(Buffer.from(source.subarray(from, end)));
    return told;
  }

  /** The elements in front of `end` that hold something nobody has asked for. */
  unasked(end = this.elementCount): number[] {
    const found: number[] = [];
    for (let element = 1; element < Math.min(end, this.elementCount, askedElements); element++) {
      if ((this.asked & (1 << element)) === 0 && this.holds(element)) found.push(element);
    }
    return found;
  }

  /** True when a reader has asked for any element behind the first. */
  get isAsked(): boolean {
    return this.asked >> 1 !== 0;
  }

  private holds(element: number): boolean {
    const [from, end] = [this.starts[this.firsts[element] as number] as number, this.starts[this.firsts[element + 1] as number] as number];
    for (let i = from; i < end - 1; i++)
      if ((this.source[i] as number) > space && this.kinds[this.source[i] as number] === plain) return true;
    return false;
  }

  /** Length in bytes of the first element, which names the segment. */
  get headLength(): number {
    return (this.starts[1] as number) - 1 - (this.starts[0] as number);
  }

  /** A byte of the first element. */
  headByte(index: number): number {
    return this.source[(this.starts[0] as number) + index] ?? 0;
  }

  /** The first element from `from` on that ends with three capital letters; -1 when none does, as where `mayEndInLetters` is false. */
  findEndLetters(from: number): number {
    const { source, starts, firsts, elementCount } = this;
    for (let element = from; element < elementCount; element++) {
      const end = (starts[firsts[element + 1] as number] as number) - 1;
      // In front of a shorter element stands a separator, which is no letter.
      if (endsCapital(source, end)) return element;
    }
    return -1;
  }

  /** The first element from `from` on whose first component has at least so many bytes; -1 when none has. */
  findLong(length: number, from: number): number {
    const { starts, firsts, elementCount } = this;
    for (let element = from; element < elementCount; element++) {
      const first = firsts[element] as number;
      if ((starts[first + 1] as number) - 1 - (starts[first] as number) >= length) return element;
    }
    return -1;
  }

  /** The last three bytes of an element as one number. */
  endLetters(element: number): number {
    const end = (this.starts[this.firsts[element + 1] as number] as number) - 1;
    return ((this.source[end - 3] as number) << 16) | ((this.source[end - 2] as number) << 8) | (this.source[end - 1] as number);
  }

  /** Ends the segment in front of the three letters with which `element` ends; they stand `at` in `bytes` and begin the next segment. */
  cutTag(element: number, at: number): void {
    const behind = this.firsts[element + 1] as number;
    this.starts[behind] = (this.starts[behind] as number) - 3;
    this.elementCount = element + 1;
    this.position = at;
    this.isTerminated = true;
  }

  /** The text of a component, decoded, released and trimmed; empty when it is absent. */
  text(element: number, component = 0): string {
    const index = this.indexOf(element, component);
    if (index < 0) return '';
    const { source } = this;
    let start = this.starts[index] as number;
    let end = (this.starts[index + 1] as number) - 1;
    while (start < end && source[start] === space) start++;
    while (end > start && source[end - 1] === space) end--;
    if (start >= end) return '';
    if (this.hasRelease || (this.charset !== 'ascii' && !isAsciiWithin(source, start, end))) return this.decode(start, end);
    if (source !== this.bytes || end - start > longestCut) return source.toString('latin1', start, end);
    return end - start > longestCode ? this.cut(start, end) : this.knownCode(start, end);
  }

  /** Where the segment starts in `bytes`. */
  get begin(): number {
    return this.start;
  }

  /** Layout was taken out of the segment, so its fields do not stand in `bytes`. */
  get isRelaid(): boolean {
    return this.source !== this.bytes;
  }

  /** How many components an element has; zero when it is absent. */
  componentCount(element: number): number {
    return element >= this.elementCount ? 0 : (this.firsts[element + 1] as number) - (this.firsts[element] as number);
  }

  /** Where a component stands in `bytes`, release characters and blanks included, unless the segment is relaid. It must be there. */
  extentOf(element: number, component: number): readonly [from: number, end: number] {
    const index = (this.firsts[element] as number) + component;
    return [this.starts[index] as number, (this.starts[index + 1] as number) - 1];
  }

  /** All components of an element that hold text. */
  texts(element: number): string[] {
    const found: string[] = [];
    for (let component = 0; this.indexOf(element, component) >= 0; component++) {
      const text = this.text(element, component);
      if (text !== '') found.push(text);
    }
    return found;
  }

  /** True when the component is exactly these ASCII characters; decodes nothing. */
  is(element: number, component: number, code: string): boolean {
    const index = this.indexOf(element, component);
    if (index < 0) return false;
    const start = this.starts[index] as number;
    if ((this.starts[index + 1] as number) - 1 - start !== code.length) return false;
    for (let i = 0; i < code.length; i++) if (this.source[start + i] !== code.charCodeAt(i)) return false;
    return true;
  }

  /** The component as an unsigned whole number of at most nine digits; -1 when it is anything else. */
  whole(element: number, component = 0): number {
    const index = this.indexOf(element, component);
    if (index < 0) return -1;
    const start = this.starts[index] as number;
    const end = (this.starts[index + 1] as number) - 1;
    if (start >= end || end - start > 9) return -1;
    let value = 0;
    for (let i = start; i < end; i++) {
      const digit = (this.source[i] as number) - 48;
      if (digit < 0 || digit > 9) return -1;
      value = value * 10 + digit;
    }
    return value;
  }

  /** A file says the same few codes in every segment: one that was told lately is the same text again. */
  private knownCode(start: number, end: number): string {
    let key = 0;
    for (let i = start; i < end; i++) key = (key << 8) | (this.bytes[i] as number);
    const slot = (key ^ (key >>> 9) ^ (key >>> 18)) & (codeSlots - 1);
    if (codeKeys[slot] === key) return codes[slot] as string;
    const code = this.cut(start, end);
    codeKeys[slot] = key;
    codes[slot] = code;
    return code;
  }

  /**
   * Cutting a short text out of a longer one is several times cheaper than
   * decoding it from the buffer, and a file has a dozen of them per container.
   */
  private cut(start: number, end: number): string {
    if (start < this.windowStart || end > this.windowStart + this.window.length) {
      this.windowStart = this.start;
      this.window = this.bytes.toString('latin1', this.start, this.start + windowBytes);
    }
    return this.window.substring(start - this.windowStart, end - this.windowStart);
  }

  private indexOf(element: number, component: number): number {
    if (element >= this.elementCount) return -1;
    this.asked |= element < askedElements ? 1 << element : 0;
    const index = (this.firsts[element] as number) + component;
    return index < (this.firsts[element + 1] as number) ? index : -1;
  }

  /** Where the run of line breaks and blanks ends that begins at `at`; `at` where none may end a record there. */
  private behindLineBreak(at: number): number {
    const { bytes, dialect } = this;
    if (dialect.lineBreak !== 'before-record' || (bytes[at] !== cr && bytes[at] !== lf)) return at;
    let next = at + 1;
    while (bytes[next] === space || bytes[next] === cr || bytes[next] === lf) next++;
    return next;
  }

  /** Two digits and a separator, or the end of the input. */
  private beginsRecord(at: number): boolean {
    const { bytes, dialect } = this;
    if (at >= bytes.length) return true;
    return isDigit(bytes[at]) && isDigit(bytes[at + 1]) && bytes[at + 2] === dialect.element;
  }

  /** Behind the cap there is no telling what is released, so the next terminator byte ends the segment. */
  private skipRest(from: number): void {
    this.isTooLong = true;
    const end = this.bytes.indexOf(this.dialect.terminator, from);
    this.isInTooLong = end < 0;
    this.isTerminated = end >= 0;
    this.position = end < 0 ? this.bytes.length : end + 1;
  }

  private forget(): void {
    this.elementCount = 0;
    this.starts[1] = (this.starts[0] as number) + 1;
  }

  private splitWithoutLayout(start: number, end: number): void {
    const { bytes, kinds } = this;
    let length = 0;
    for (let i = start; i < end; i++) {
      const byte = bytes[i] as number;
      if (kinds[byte] !== control) scratch[length++] = byte;
      else if (byte === tab) scratch[length++] = space;
      else if (byte !== lf && byte !== cr) this.hadControls = true;
    }
    while (length > 0 && scratch[length - 1] === space) length--;
    this.splitScratch(length);
  }

  /** Splits the first bytes of `scratch` as the segment at hand. */
  private splitScratch(length: number): void {
    const { kinds, starts, firsts } = this;
    this.source = scratch;
    let elements = 1;
    let components = 1;
    starts[0] = 0;
    for (let i = 0; i < length && !this.isCrowded; i++) {
      const kind = kinds[scratch[i] as number];
      if (kind === plain || kind === repeatMark) continue;
      if (kind === releaseMark) {
        i++;
        continue;
      }
      if (kind === elementMark && elements < wireLimits.maxElementsPerSegment) firsts[elements++] = components;
      else if (kind === elementMark) this.isCrowded = true;
      if (components > wireLimits.maxComponentsPerSegment) this.isCrowded = true;
      else starts[components++] = i + 1;
    }
    this.elementCount = elements;
    firsts[elements] = components;
    starts[components] = length + 1;
  }

  private decode(start: number, end: number): string {
    let field = this.source.subarray(start, end);
    const { release } = this.dialect;
    if (this.hasRelease && release !== null && field.includes(release)) field = this.unrelease(field, release);
    const text = decodeText(field, this.charset);
    if (this.charset === 'ascii') return text;
    if (text.includes('\ufffd')) this.hadBadText = true;
    return isAsciiText(text) ? text : cleanText(text).trim();
  }

  private unrelease(field: Buffer, release: number): Buffer {
    let length = 0;
    for (let i = 0; i < field.length; i++) {
      let byte = field[i] as number;
      if (byte === release) {
        i++;
        // A release character at the very end releases nothing and stands for nothing.
        if (i >= field.length) break;
        byte = field[i] as number;
      }
      unreleased[length++] = byte;
    }
    return unreleased.subarray(0, length);
  }
}

/** In a file of another charset most fields are codes and numbers all the same. */
function isAsciiWithin(bytes: Buffer, start: number, end: number): boolean {
  for (let i = start; i < end; i++) if ((bytes[i] as number) > 0x7e) return false;
  return true;
}

/** Whether the three bytes in front of `end` are capital letters. */
function endsCapital(bytes: Buffer, end: number): boolean {
  return isCapital(bytes[end - 1] as number) && isCapital(bytes[end - 2] as number) && isCapital(bytes[end - 3] as number);
}

function isCapital(byte: number): boolean {
  return byte >= 65 && byte <= 90;
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 48 && byte <= 57;
}

function isAsciiText(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 0x7e) return false;
  return true;
}
