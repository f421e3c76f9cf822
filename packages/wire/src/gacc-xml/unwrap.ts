import { constants, gunzipSync } from 'node:zlib';
import { wireLimits } from '../syntax/limits';
import { XmlRefusal } from './xml/xml-refusal';

/** Base64 lines, long enough to hold a message. */
const base64Start = /^[A-Za-z0-9+/]{32}/;

/** Wrapped messages one behind the other. */
const maxParts = 1000;

/** How many compressed bytes one reading may unpack to. */
export class InflationBudget {
  private left: number = wireLimits.maxInputBytes;

  /**
   * The bytes that `compressed` (gzip) stands for.
   *
   * @throws XmlRefusal when it is damaged or larger than a message can be
   */
  inflate(compressed: Buffer, offset: number): Buffer {
    const most = Math.max(wireLimits.minInflatedBytes, compressed.length * wireLimits.maxInflation);
    try {
      const bytes = gunzipSync(compressed, { maxOutputLength: Math.max(1, Math.min(this.left, most)) });
      this.left -= bytes.length;
      return bytes;
    } catch (error) {
      const isTooLarge = error instanceof RangeError;
      throw new XmlRefusal(isTooLarge ? 'inflated-too-large' : 'bad-wrapping', offset, isTooLarge ? '' : 'gzip');
    }
  }
}

/** True for bytes that begin as a gzip file does. */
export function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b && bytes[2] === 0x08;
}

/** True for the head of a gzip file that unpacks to something else than XML; false when that cannot be told. */
export function holdsNoXml(head: Buffer): boolean {
  try {
    const start = gunzipSync(head, { finishFlush: constants.Z_SYNC_FLUSH }).subarray(0, 512);
    // Blanks alone tell nothing.
    return start.some((byte) => byte > 0x20) && !isXmlStart(start);
  } catch {
    return false;
  }
}

/** True for text that is a wrapped message: XML as text, or base64 of XML or of gzip. */
export function isWrapped(text: string): boolean {
  if (text.startsWith('<')) return true;
  if (!base64Start.test(text)) return false;
  const bytes = Buffer.from(text.slice(0, 32), 'base64');
  return isGzip(bytes) || isXmlStart(bytes);
}

/** True when the text of a message begins here, after a byte-order mark and blanks. */
function isXmlStart(bytes: Buffer): boolean {
  const start = bytes.toString('latin1', 0, 512).replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff\0)?\s*/, '');
  return start.startsWith('<');
}

/**
 * The bytes that base64 text stands for, part by part: padding ends a part, as
 * where two files were put one behind the other.
 *
 * @throws XmlRefusal for anything else than base64
 */
function decodeBase64(text: string, offset: number): Buffer[] {
  // Looked for what does not belong, because a pattern of what does would try every blank twice.
  if (/[^A-Za-z0-9+/=\s]|={3}/.test(text)) throw new XmlRefusal('bad-wrapping', offset, 'base64');
  const parts = text.match(/[^=]+=*/g) ?? [];
  if (parts.length > maxParts) throw new XmlRefusal('bad-wrapping', offset, 'base64');
  return parts.map((part) => Buffer.from(part, 'base64')).filter((bytes) => bytes.length > 0);
}

/**
 * The bytes of the messages that `text` wraps (see `isWrapped`).
 *
 * @throws XmlRefusal when it cannot be unwrapped
 */
export function unwrapText(text: string, offset: number, budget: InflationBudget): Buffer[] {
  if (text.startsWith('<')) return [Buffer.from(text, 'utf8')];
  return decodeBase64(text, offset).map((bytes) => (isGzip(bytes) ? budget.inflate(bytes, offset) : bytes));
}
