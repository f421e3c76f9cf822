import { cleanText, decideCharset, decodeText } from '@mastlight/wire/syntax/charset';

/** File names are shown to people; longer ones are cut. */
const fileNameMax = 200;

/**
 * The name a sender gave its file in a header, for people to read; null when
 * it gave none. Percent encoding is undone where it is whole.
 */
export function fileNameOfHeader(given: string | readonly string[] | undefined): string | null {
  if (typeof given !== 'string') return null;
  // Node gives header bytes as Latin-1; so does an escape that stands for one byte.
  const unescaped = given.replace(/%([0-9a-f]{2})/gi, (_escape, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return readName(Buffer.from(unescaped, 'latin1'));
}

/** The name of a file in a folder, for people to read: its bytes may be UTF-8, GBK or anything; null when nothing readable is left. */
export function fileNameOfEntry(name: Uint8Array): string | null {
  return readName(Buffer.from(name));
}

/**
 * A name to be shown and stored, and nothing else: no path is ever built from
 * it. Control characters go before folders do, so that none can hide a slash.
 */
function readName(bytes: Buffer): string | null {
  const text = cleanText(decodeText(bytes, decideCharset(bytes, null).charset)).replace(/[\u2028\u2029]/g, '');
  const name = text.slice(Math.max(text.lastIndexOf('/'), text.lastIndexOf('\\')) + 1).trim();
  if (name === '' || name === '.' || name === '..') return null;
  return Array.from(name).slice(0, fileNameMax).join('');
}
