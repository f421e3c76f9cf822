import { isAscii, isUtf8 } from 'node:buffer';
import { decideCharset, toUtf8 } from '../syntax/charset';
import type { ReadingCollector } from '../syntax/reading-collector';

/** Encodings a declaration may name, by what decodes them. */
const encodings: Readonly<Record<string, string>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  // UTF-16 has become UTF-8 before an XML reader sees it; only the declaration still says so.
  'utf-16': 'utf-8',
  'utf-16le': 'utf-8',
  'utf-16be': 'utf-8',
  gb18030: 'gb18030',
  gbk: 'gb18030',
  gb2312: 'gb18030',
  'iso-8859-1': 'latin1',
};

/**
 * The document as UTF-8. What the bytes are wins over the declaration: valid
 * UTF-8 is UTF-8, whatever it says.
 *
 * @returns null after refusing an encoding that is not read
 */
export function asUtf8Xml(bytes: Buffer, out: ReadingCollector): Buffer | null {
  const head = bytes.toString('latin1', 0, 200);
  const match = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([A-Za-z0-9._-]{1,20})["']/.exec(head);
  const declared = match?.[1]?.toLowerCase() ?? 'utf-8';
  if (isAscii(bytes)) return bytes;
  const encoding = Object.hasOwn(encodings, declared) ? encodings[declared] : undefined;
  if (isUtf8(bytes)) {
    if (encoding !== 'utf-8') out.log.note('charset-differs', { offset: 0 }, 'UTF-8');
    return bytes;
  }
  if (encoding === undefined) {
    out.log.refuse('xml-encoding', { offset: 0 }, declared);
    return null;
  }
  if (encoding !== 'utf-8') return toUtf8(bytes, encoding);
  const { charset } = decideCharset(bytes, null);
  if (charset === 'utf-8') {
    out.log.note('bad-text', { offset: 0 });
    return toUtf8(bytes, 'utf-8');
  }
  out.log.note('charset-differs', { offset: 0 }, charset.toUpperCase());
  return toUtf8(bytes, charset);
}
