import { cleanText } from '../../syntax/charset';
import { XmlRefusal } from './xml-refusal';

const amp = 0x26;
const space = 0x20;
/** Longer texts hardly ever repeat. */
const longestKept = 48;
const keptTexts = 4096;
/** Longer texts are wrapped content, in which no entity stands; resolving millions of them would take a minute and gigabytes. */
const longestWithEntities = 1_048_576;

/**
 * Makes texts of the bytes of one UTF-8 input: trimmed, entities resolved,
 * without characters that no name or number contains. Codes, dates and parties
 * repeat all over a declaration, so the last texts are kept and found again by
 * their bytes.
 */
export class XmlTexts {
  private readonly starts = new Int32Array(keptTexts);
  private readonly lengths = new Int32Array(keptTexts);
  private readonly texts: string[] = [];

  constructor(private readonly bytes: Buffer) {}

  /**
   * The text from `start` to `end`.
   *
   * @throws XmlRefusal for an entity that is not predefined or no character, and
   * for any in a text of megabytes
   */
  take(start: number, end: number): string {
    const { bytes } = this;
    while (start < end && (bytes[start] as number) <= space) start++;
    while (end > start && (bytes[end - 1] as number) <= space) end--;
    const length = end - start;
    if (length === 0) return '';
    let hash = length;
    let isPlain = true;
    for (let i = start; i < end; i++) {
      const byte = bytes[i] as number;
      hash = (Math.imul(hash, 31) + byte) | 0;
      if (byte < space || byte >= 0x7f || byte === amp) isPlain = false;
    }
    if (length > longestKept) return this.decode(start, end, isPlain);
    const slot = (hash ^ (hash >>> 13)) & (keptTexts - 1);
    if (this.lengths[slot] === length && this.isSame(this.starts[slot] as number, start, length)) {
      return this.texts[slot] as string;
    }
    const text = this.decode(start, end, isPlain);
    this.lengths[slot] = length;
    this.starts[slot] = start;
    this.texts[slot] = text;
    return text;
  }

  /** The text of a character section: nothing in it is markup. */
  takeLiteral(start: number, end: number): string {
    return cleanText(this.bytes.toString('utf8', start, end));
  }

  private isSame(a: number, b: number, length: number): boolean {
    const { bytes } = this;
    for (let i = 0; i < length; i++) if (bytes[a + i] !== bytes[b + i]) return false;
    return true;
  }

  private decode(start: number, end: number, isPlain: boolean): string {
    if (isPlain) return this.bytes.toString('latin1', start, end);
    if (end - start > longestWithEntities) {
      const first = this.bytes.indexOf(amp, start);
      if (first >= 0 && first < end) throw new XmlRefusal('xml-too-large', first);
    }
    const text = this.bytes.toString('utf8', start, end);
    return cleanText(resolveEntities(text, start)).trim();
  }
}

/**
 * The text with its entities resolved.
 *
 * @throws XmlRefusal for an entity that is not predefined or no character
 */
export function resolveEntities(text: string, offset: number): string {
  if (!text.includes('&')) return text;
  return text.replace(/&([^;&]{0,12};?)/g, (_, name: string) => resolveEntity(name, offset));
}

const entities: Readonly<Record<string, string>> = {
  'amp;': '&',
  'lt;': '<',
  'gt;': '>',
  'quot;': '"',
  'apos;': "'",
};

function resolveEntity(name: string, offset: number): string {
  const named = Object.hasOwn(entities, name) ? entities[name] : undefined;
  if (named !== undefined) return named;
  const match = /^#(?:x([0-9a-fA-F]{1,6})|(\d{1,7}));$/.exec(name);
  const code = match ? (match[1] === undefined ? Number(match[2]) : Number.parseInt(match[1], 16)) : NaN;
  const isCharacter = code === 9 || code === 10 || code === 13 || (code >= 32 && code <= 0x10ffff);
  if (!isCharacter || (code >= 0xd800 && code <= 0xdfff)) {
    throw new XmlRefusal('xml-malformed', offset, `&${name}`);
  }
  return String.fromCodePoint(code);
}
