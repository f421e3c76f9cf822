import { isAscii, isUtf8 } from 'node:buffer';
import { decideCharset } from '../../syntax/charset';
import type { FindingLog } from '../../syntax/finding-log';

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

/** Looked at or decoded in between two rests. */
const stepBytes = 256 * 1024;

/**
 * The document as UTF-8. What the bytes are wins over the declaration: valid
 * UTF-8 is UTF-8, whatever it says. It rests every millisecond or two.
 *
 * @returns null after refusing an encoding that is not read
 */
export function* asUtf8Xml(bytes: Buffer, log: FindingLog): Generator<void, Buffer | null> {
  const head = bytes.toString('latin1', 0, 200);
  const match = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([A-Za-z0-9._-]{1,20})["']/.exec(head);
  const declared = match?.[1]?.toLowerCase() ?? 'utf-8';
  const found = yield* look(bytes);
  if (found === 'ascii') return bytes;
  const encoding = Object.hasOwn(encodings, declared) ? encodings[declared] : undefined;
  if (found === 'utf-8') {
    if (encoding !== 'utf-8') log.note('charset-differs', { offset: 0 }, 'UTF-8');
    return bytes;
  }
  if (encoding === undefined) {
    log.refuse('xml-encoding', { offset: 0 }, declared);
    return null;
  }
  if (encoding !== 'utf-8') return yield* decode(bytes, encoding);
  const { charset } = decideCharset(bytes, null);
  if (charset === 'utf-8') {
    log.note('bad-text', { offset: 0 });
    return yield* decode(bytes, 'utf-8');
  }
  log.note('charset-differs', { offset: 0 }, charset.toUpperCase());
  return yield* decode(bytes, charset);
}

/** What the bytes are by themselves; null when they are no UTF-8. */
function* look(bytes: Buffer): Generator<void, 'ascii' | 'utf-8' | null> {
  let isPlain = true;
  for (let at = 0; at < bytes.length; yield) {
    const end = endOfCharacter(bytes, Math.min(at + stepBytes, bytes.length));
    const step = bytes.subarray(at, end);
    if (!isAscii(step)) {
      isPlain = false;
      if (!isUtf8(step)) return null;
    }
    at = end;
  }
  return isPlain ? 'ascii' : 'utf-8';
}

/** `end`, moved back to the start of the UTF-8 character it may stand in. */
function endOfCharacter(bytes: Buffer, end: number): number {
  if (end === bytes.length) return end;
  let at = end;
  while (at > end - 3 && ((bytes[at] as number) & 0xc0) === 0x80) at--;
  return at;
}

function* decode(bytes: Buffer, encoding: string): Generator<void, Buffer> {
  const decoder = new TextDecoder(encoding);
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += stepBytes) {
    const end = Math.min(at + stepBytes, bytes.length);
    parts.push(Buffer.from(decoder.decode(bytes.subarray(at, end), { stream: end < bytes.length }), 'utf8'));
    yield;
  }
  return Buffer.concat(parts);
}
