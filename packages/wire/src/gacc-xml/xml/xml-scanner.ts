import type { FindingCode } from '../../syntax/finding-texts';
import { wireLimits } from '../../syntax/limits';
import { findName, hashNameByte, isNameByte } from './xml-names';
import type { MarkSearch } from './mark-search';
import { XmlRefusal } from './xml-refusal';

/** What the scanner came to. */
export const xmlEvent = {
  /** An element opens; what is in it follows. */
  open: 0,
  /** An element that holds nothing but plain text, from its start to its end. */
  leaf: 1,
  /** Text between two tags, not only blanks. */
  text: 2,
  /** A character section (CDATA). */
  literal: 3,
  /** The open element closes. */
  close: 4,
} as const;

export type XmlEvent = (typeof xmlEvent)[keyof typeof xmlEvent];

const lt = 0x3c;
const gt = 0x3e;
const slash = 0x2f;
const equals = 0x3d;
const colon = 0x3a;
const amp = 0x26;
const space = 0x20;
const maxNameLength = 128;

/**
 * Walks over one XML document of elements and text in UTF-8 bytes and keeps
 * offsets only. Made for foreign input: there is no DTD at all (a DOCTYPE or
 * any other declaration refuses the document, so entities cannot be declared);
 * depth, element and attribute counts are bounded.
 */
export class XmlScanner {
  /** Number of the element's name, 0 when no schema knows it; see `xml-names`. */
  name = 0;
  /** Where the `<` of the element stands. */
  offset = 0;
  /** 1-based number of the element in document order. */
  count = 0;
  /** Open elements; 0 again when the document ends. */
  depth = 0;
  /** The name of the element without its prefix. */
  nameStart = 0;
  nameEnd = 0;
  /** Where the start tag ends, behind its `>`. */
  tagEnd = 0;
  textStart = 0;
  textEnd = 0;
  /** The text holds a `&`, so it must be decoded to know that it is well-formed. */
  hasEntity = false;
  private readonly openStarts = new Int32Array(wireLimits.maxXmlDepth);
  private readonly openLengths = new Int32Array(wireLimits.maxXmlDepth);

  constructor(
    readonly bytes: Buffer,
    public at: number,
    private readonly marks: MarkSearch,
  ) {}

  /**
   * Goes on to what comes next.
   *
   * @throws XmlRefusal for everything that is no such document
   */
  next(): XmlEvent {
    const { bytes } = this;
    for (;;) {
      const start = this.at;
      const next = this.findMarkup(start);
      if (this.textEnd > this.textStart) {
        if (this.depth === 0) throw this.refusal('xml-malformed', start, 'text');
        this.at = next;
        return xmlEvent.text;
      }
      this.at = next;
      const second = bytes[next + 1];
      if (second === slash) {
        this.closeElement();
        return xmlEvent.close;
      }
      if (second === 0x3f) this.skipInstruction();
      else if (second !== 0x21) return this.openElement();
      else if (this.takeDeclaration()) return xmlEvent.literal;
    }
  }

  /** The value of an attribute of the element in its undecoded form; empty when it has none of that name. */
  attribute(name: string): string {
    const tag = this.bytes.toString('utf8', this.nameEnd, this.tagEnd);
    // All in their order, because the value of one may look like another.
    // What is no attribute is passed over whole: looked at again from each of its signs, 50 KB of it would take seconds (S-15).
    for (const [, told, double, single] of tag.matchAll(/([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')|[^\s=]+/g)) {
      if (told?.slice(told.lastIndexOf(':') + 1) === name) return double ?? single ?? '';
    }
    return '';
  }

  /** Moves to the next `<` and notes the text in front of it, without the blanks at its start. */
  private findMarkup(from: number): number {
    const { bytes } = this;
    const { length } = bytes;
    let at = from;
    while (at < length && (bytes[at] as number) <= space) at++;
    this.textStart = at;
    this.hasEntity = false;
    for (; at < length; at++) {
      const byte = bytes[at] as number;
      if (byte === lt) {
        this.textEnd = at;
        return at;
      }
      if (byte === amp) this.hasEntity = true;
    }
    throw this.refusal('xml-malformed', length, 'end');
  }

  /** A processing instruction; an XML declaration in an open element is where the next document begins. */
  private skipInstruction(): void {
    if (this.depth > 0 && /^<\?xml\s/.test(this.bytes.toString('latin1', this.at, this.at + 6)))
      throw this.refusal('xml-malformed', this.at, 'end');
    this.skipTo('?>');
  }

  /** A comment or a character section (true); everything else that starts with `<!` belongs to a DTD. */
  private takeDeclaration(): boolean {
    const { at } = this;
    if (this.startsWith('<!--')) {
      this.skipTo('-->');
      return false;
    }
    if (!this.startsWith('<![CDATA[') || this.depth === 0) throw this.refusal('xml-doctype', at, '');
    this.skipTo(']]>');
    this.textStart = at + '<![CDATA['.length;
    this.textEnd = this.at - ']]>'.length;
    return true;
  }

  private openElement(): XmlEvent {
    const { bytes, at } = this;
    this.takeName(at + 1);
    this.offset = at;
    if (++this.count > wireLimits.maxXmlElements) throw this.refusal('xml-too-large', at, '');
    if (this.depth >= wireLimits.maxXmlDepth) throw this.refusal('xml-too-deep', at, '');
    const nameLength = this.at - at - 1;
    const isSelfClosing = this.endStartTag();
    this.tagEnd = this.at;
    this.textStart = this.textEnd = this.at;
    this.hasEntity = false;
    if (isSelfClosing) return xmlEvent.leaf;
    let end = this.at;
    const { length } = bytes;
    for (; end < length; end++) {
      const byte = bytes[end] as number;
      if (byte === lt) break;
      if (byte === amp) this.hasEntity = true;
    }
    if (bytes[end + 1] === slash && this.closesAt(end + 2, at + 1, nameLength)) {
      this.textEnd = end;
      this.at = end + 3 + nameLength;
      return xmlEvent.leaf;
    }
    this.openStarts[this.depth] = at + 1;
    this.openLengths[this.depth++] = nameLength;
    return xmlEvent.open;
  }

  /** True when the name of `length` bytes at `start` stands at `at` again, with `>` behind it. */
  private closesAt(at: number, start: number, length: number): boolean {
    return this.bytes[at + length] === gt && this.isSame(at, start, length);
  }

  private isSame(a: number, b: number, length: number): boolean {
    const { bytes } = this;
    for (let i = 0; i < length; i++) if (bytes[a + i] !== bytes[b + i]) return false;
    return true;
  }

  private closeElement(): void {
    const { bytes, at } = this;
    if (this.depth === 0) throw this.refusal('xml-malformed', at, 'end');
    const start = this.openStarts[--this.depth] as number;
    const length = this.openLengths[this.depth] as number;
    if (this.closesAt(at + 2, start, length)) {
      this.at = at + 3 + length;
      return;
    }
    this.skipName(at + 2);
    const end = this.at;
    this.skipSpace();
    const isSame = end === at + 2 + length && this.isSame(at + 2, start, length);
    if (!isSame || bytes[this.at] !== gt) throw this.refusal('xml-malformed', at, bytes.toString('utf8', at + 2, end));
    this.at++;
  }

  /** Reads up to `>`; true when the element closes itself. Attributes are checked and not kept. */
  private endStartTag(): boolean {
    const { bytes } = this;
    for (let count = 0; ; count++) {
      if (bytes[this.at] === gt) {
        this.at++;
        return false;
      }
      this.skipSpace();
      const byte = bytes[this.at];
      if (byte === gt) continue;
      if (byte === slash && bytes[this.at + 1] === gt) {
        this.at += 2;
        return true;
      }
      if (count >= wireLimits.maxXmlAttributes) throw this.refusal('xml-malformed', this.at, 'attributes');
      this.skipAttribute();
    }
  }

  private skipAttribute(): void {
    const { bytes } = this;
    this.skipName(this.at);
    this.skipSpace();
    if (bytes[this.at] !== equals) throw this.refusal('xml-malformed', this.at, 'attribute');
    this.at++;
    this.skipSpace();
    const quote = bytes[this.at] ?? 0;
    if (quote !== 0x22 && quote !== 0x27) throw this.refusal('xml-malformed', this.at, 'attribute');
    const end = bytes.indexOf(quote, this.at + 1);
    const tagEnd = bytes.indexOf(lt, this.at + 1);
    if (end === -1 || (tagEnd !== -1 && tagEnd < end)) throw this.refusal('xml-malformed', this.at, 'attribute');
    this.at = end + 1;
  }

  /** Reads the name of an element; its prefix is dropped. */
  private takeName(start: number): void {
    const { bytes } = this;
    let end = start;
    let hash = 0;
    this.nameStart = start;
    for (; end < bytes.length; end++) {
      const byte = bytes[end] as number;
      if (isNameByte[byte] === 0) break;
      if (byte === colon) {
        this.nameStart = end + 1;
        hash = 0;
      } else hash = hashNameByte(hash, byte);
    }
    this.checkName(start, end);
    this.nameEnd = end;
    this.at = end;
    this.name = findName(bytes, this.nameStart, end, hash);
  }

  private skipName(start: number): void {
    const { bytes } = this;
    let end = start;
    while (end < bytes.length && isNameByte[bytes[end] as number] === 1) end++;
    this.checkName(start, end);
    this.at = end;
  }

  private checkName(start: number, end: number): void {
    const first = this.bytes[start] ?? 0;
    const isLetter = (first >= 97 && first <= 122) || (first >= 65 && first <= 90) || first === 0x5f;
    const hasLength = end > start && end - start <= maxNameLength;
    const isName = hasLength && (isLetter || /^\p{L}/u.test(this.bytes.toString('utf8', start, end)));
    if (!isName) throw this.refusal('xml-malformed', start, 'name');
  }

  private skipSpace(): void {
    while (this.at < this.bytes.length && (this.bytes[this.at] as number) <= space) this.at++;
  }

  private skipTo(mark: string): void {
    const end = this.marks.find(mark, this.at + 2);
    if (end === -1) throw this.refusal('xml-malformed', this.at, 'end');
    this.at = end + mark.length;
  }

  private startsWith(mark: string): boolean {
    return this.bytes.toString('latin1', this.at, this.at + mark.length) === mark;
  }

  private refusal(code: FindingCode, offset: number, detail: string): XmlRefusal {
    return new XmlRefusal(code, offset, detail);
  }
}
