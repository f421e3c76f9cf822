import { cleanText } from '../syntax/charset';
import type { FindingCode } from '../syntax/finding-texts';
import { wireLimits } from '../syntax/limits';

/** One element; its name is without prefix, its text is what stands directly in it, trimmed. */
export interface XmlElement {
  readonly name: string;
  readonly offset: number;
  /** 1-based number in document order. */
  readonly number: number;
  readonly children: XmlElement[];
  text: string;
}

/** Why a document is refused, and where. */
export class XmlRefusal extends Error {
  constructor(
    readonly code: FindingCode,
    readonly offset: number,
    readonly detail: string,
  ) {
    super(detail);
  }
}

const lt = 0x3c;
const gt = 0x3e;
const slash = 0x2f;
const equals = 0x3d;

/**
 * Reads one XML document of elements and text from UTF-8 bytes, starting at
 * `from`. Made for foreign input: there is no DTD at all (a DOCTYPE or any
 * other declaration refuses the document, so entities cannot be declared),
 * depth, element and attribute counts are bounded, attributes are checked and
 * not kept.
 *
 * @returns the root element and the offset behind it
 * @throws XmlRefusal for everything that is not such a document
 */
export function readXml(bytes: Buffer, from: number): { readonly root: XmlElement; readonly end: number } {
  return new XmlReading(bytes, from).read();
}

class XmlReading {
  private count = 0;
  private readonly open: XmlElement[] = [];

  constructor(
    private readonly bytes: Buffer,
    private at: number,
  ) {}

  read(): { root: XmlElement; end: number } {
    const { bytes, open } = this;
    for (;;) {
      const next = bytes.indexOf(lt, this.at);
      if (next === -1) throw this.refusal('xml-malformed', bytes.length, 'end');
      this.takeText(this.at, next);
      this.at = next;
      const second = bytes[next + 1];
      if (second === 0x3f) this.skipTo('?>');
      else if (second === 0x21) this.takeDeclaration();
      else if (second === slash) {
        const closed = this.closeElement();
        if (open.length === 0) return { root: closed, end: this.at };
      } else {
        const element = this.openElement();
        if (element && open.length === 0) return { root: element, end: this.at };
      }
    }
  }

  private takeText(start: number, end: number): void {
    if (start >= end) return;
    const element = this.open.at(-1);
    const text = cleanText(this.decode(start, end)).trim();
    if (text === '') return;
    if (!element) throw this.refusal('xml-malformed', start, 'text');
    element.text = element.text === '' ? text : `${element.text} ${text}`;
  }

  /** A comment or a character section; everything else that starts with `<!` belongs to a DTD. */
  private takeDeclaration(): void {
    const { bytes, at } = this;
    if (this.startsWith('<!--')) {
      this.skipTo('-->');
      return;
    }
    const element = this.open.at(-1);
    if (!this.startsWith('<![CDATA[') || !element) throw this.refusal('xml-doctype', at, '');
    this.skipTo(']]>');
    const text = cleanText(bytes.toString('utf8', at + 9, this.at - 3));
    element.text += text;
  }

  /** The element when it closes itself, else null. */
  private openElement(): XmlElement | null {
    const { at, open } = this;
    const name = this.takeName(at + 1);
    if (++this.count > wireLimits.maxXmlElements) throw this.refusal('xml-too-large', at, '');
    const element: XmlElement = { name, offset: at, number: this.count, children: [], text: '' };
    open.at(-1)?.children.push(element);
    if (this.takeAttributes()) return element;
    if (open.length >= wireLimits.maxXmlDepth) throw this.refusal('xml-too-deep', at, '');
    open.push(element);
    return null;
  }

  private closeElement(): XmlElement {
    const { at } = this;
    const name = this.takeName(at + 2);
    this.skipSpace();
    const element = this.open.pop();
    if (this.bytes[this.at] !== gt || element?.name !== name) throw this.refusal('xml-malformed', at, name);
    this.at++;
    return element;
  }

  /** Reads up to `>`; true when the element closes itself. */
  private takeAttributes(): boolean {
    const { bytes } = this;
    for (let count = 0; ; count++) {
      this.skipSpace();
      const byte = bytes[this.at];
      if (byte === gt) {
        this.at++;
        return false;
      }
      if (byte === slash && bytes[this.at + 1] === gt) {
        this.at += 2;
        return true;
      }
      if (count >= wireLimits.maxXmlAttributes) throw this.refusal('xml-malformed', this.at, 'attributes');
      this.takeName(this.at);
      this.skipSpace();
      const quote = bytes[this.at] === equals ? this.skipEquals() : 0;
      if (quote !== 0x22 && quote !== 0x27) throw this.refusal('xml-malformed', this.at, 'attribute');
      const end = bytes.indexOf(quote, this.at + 1);
      const tagEnd = bytes.indexOf(lt, this.at + 1);
      if (end === -1 || (tagEnd !== -1 && tagEnd < end))
        throw this.refusal('xml-malformed', this.at, 'attribute');
      this.at = end + 1;
    }
  }

  /** Moves behind `=` and returns the quote that follows. */
  private skipEquals(): number {
    this.at++;
    this.skipSpace();
    return this.bytes[this.at] ?? 0;
  }

  /** A name without its prefix; moves behind it. */
  private takeName(start: number): string {
    const { bytes } = this;
    let end = start;
    while (end < bytes.length && end - start <= maxNameLength && isNameByte(bytes[end] as number)) end++;
    const name = bytes.toString('utf8', start, end);
    if (end === start || end - start > maxNameLength || !/^[\p{L}_]/u.test(name)) {
      throw this.refusal('xml-malformed', start, 'name');
    }
    this.at = end;
    return name.slice(name.indexOf(':') + 1);
  }

  private skipSpace(): void {
    while (this.at < this.bytes.length && (this.bytes[this.at] as number) <= 0x20) this.at++;
  }

  private skipTo(mark: string): void {
    const end = this.bytes.indexOf(mark, this.at + 2);
    if (end === -1) throw this.refusal('xml-malformed', this.at, 'end');
    this.at = end + mark.length;
  }

  private startsWith(mark: string): boolean {
    return this.bytes.toString('latin1', this.at, this.at + mark.length) === mark;
  }

  private decode(start: number, end: number): string {
    const text = this.bytes.toString('utf8', start, end);
    return text.includes('&')
      ? text.replace(/&([^;&]{0,12};?)/g, (_, name: string) => this.entity(name, start))
      : text;
  }

  private entity(name: string, offset: number): string {
    const named = Object.hasOwn(entities, name) ? entities[name] : undefined;
    if (named !== undefined) return named;
    const match = /^#(?:x([0-9a-fA-F]{1,6})|(\d{1,7}));$/.exec(name);
    const code = match ? (match[1] === undefined ? Number(match[2]) : Number.parseInt(match[1], 16)) : NaN;
    const isCharacter = code === 9 || code === 10 || code === 13 || (code >= 32 && code <= 0x10ffff);
    if (!isCharacter || (code >= 0xd800 && code <= 0xdfff))
      throw this.refusal('xml-malformed', offset, `&${name}`);
    return String.fromCodePoint(code);
  }

  private refusal(code: FindingCode, offset: number, detail: string): XmlRefusal {
    return new XmlRefusal(code, offset, detail);
  }
}

const maxNameLength = 128;

const entities: Readonly<Record<string, string>> = {
  'amp;': '&',
  'lt;': '<',
  'gt;': '>',
  'quot;': '"',
  'apos;': "'",
};

/** Letters, digits, `_ - . :` and everything above ASCII. */
function isNameByte(byte: number): boolean {
  if (byte >= 0x80) return true;
  if (byte >= 97) return byte <= 122;
  if (byte >= 65) return byte <= 90 || byte === 0x5f;
  return (byte >= 48 && byte <= 58) || byte === 0x2d || byte === 0x2e;
}

/** The first child of that name. */
export function child(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((found) => found.name === name);
}

/** All children of that name. */
export function children(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.children.filter((found) => found.name === name) ?? [];
}

/** The text at the end of a path of child names; empty when there is none. */
export function textAt(element: XmlElement | undefined, ...path: readonly string[]): string {
  let found = element;
  for (const name of path) found = child(found, name);
  return found?.text ?? '';
}
