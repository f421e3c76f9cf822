import { isAscii, isUtf8 } from 'node:buffer';
import { isChineseForLatin } from './chinese-bytes';
import { decodeEightBit, tableOfLevel, type EightBitCharset } from './eight-bit';

/** How the bytes of one input are to be read as text. */
export type ReadCharset = 'ascii' | 'utf-8' | 'gb18030' | 'latin1' | EightBitCharset;

/** The EDIFACT S001 level that is Latin-1. */
const latinLevel = 'UNOC';
/** Levels that say UTF-8 or ISO 10646. */
const unicodeLevels = new Set(['UNOW', 'UNOX', 'UNOY']);

export interface CharsetDecision {
  readonly charset: ReadCharset;
  /** The declared level does not allow what the bytes are. */
  readonly differs: boolean;
}

/**
 * Decides how to read `bytes`. What the bytes are wins over what the sender
 * declares, because UNOA over GB18030 text is common: pure ASCII, else valid
 * UTF-8, else the part of ISO 8859 that is declared, else GB18030. Under UNOC
 * senders write GB18030 and Windows-1252 as well, which are told from Latin-1
 * by what they say. Broken UTF-8 (a file cut inside a character, a flipped bit)
 * stays UTF-8 when GB18030 would leave as many characters unread.
 *
 * @param declared EDIFACT syntax level (`UNOA` … `UNOY`) or null.
 */
export function decideCharset(bytes: Uint8Array, declared: string | null): CharsetDecision {
  if (isAscii(bytes)) return { charset: 'ascii', differs: false };
  const isUnicode = declared !== null && unicodeLevels.has(declared);
  if (isUtf8(bytes)) return { charset: 'utf-8', differs: declared !== null && !isUnicode };
  if (declared === latinLevel) return decideLatin(bytes);
  const table = declared === null ? undefined : tableOfLevel.get(declared);
  if (table !== undefined) return { charset: table, differs: false };
  const sample = bytes.subarray(0, sampleBytes);
  const isBrokenUtf8 = countUnreadable(sample, 'utf-8') <= countUnreadable(sample, 'gb18030');
  if (isBrokenUtf8) return { charset: 'utf-8', differs: declared !== null && !isUnicode };
  return { charset: 'gb18030', differs: declared !== null };
}

const sampleBytes = 256 * 1024;

function decideLatin(bytes: Uint8Array): CharsetDecision {
  let from = 0;
  while ((bytes[from] as number) < 0x80) from++;
  // What stands in front of the first high byte tells whether it is part of a word.
  if (isChineseForLatin(bytes.subarray(Math.max(0, from - 1), from + sampleBytes))) return { charset: 'gb18030', differs: true };
  for (let at = from; at < bytes.length; at++) {
    // Nobody means the control characters that Latin-1 has there.
    if ((bytes[at] as number) >= 0x80 && (bytes[at] as number) < 0xa0) return { charset: 'windows-1252', differs: true };
  }
  return { charset: 'latin1', differs: false };
}

function countUnreadable(bytes: Uint8Array, charset: 'utf-8' | 'gb18030'): number {
  let count = 0;
  const text = new TextDecoder(charset).decode(bytes);
  for (let at = text.indexOf('\ufffd'); at !== -1; at = text.indexOf('\ufffd', at + 1)) count++;
  return count;
}

const decoders = new Map<ReadCharset, InstanceType<typeof TextDecoder>>();

/** Decodes `bytes`; what cannot be decoded becomes U+FFFD. */
export function decodeText(bytes: Buffer, charset: ReadCharset): string {
  if (charset === 'ascii' || charset === 'latin1') return bytes.toString('latin1');
  if (charset !== 'utf-8' && charset !== 'gb18030') return decodeEightBit(bytes, charset);
  let decoder = decoders.get(charset);
  if (!decoder) {
    decoder = new TextDecoder(charset, { ignoreBOM: true });
    decoders.set(charset, decoder);
  }
  return decoder.decode(bytes);
}

/**
 * Takes out what no name or number contains and no database text column
 * accepts: control characters, zero-width and direction marks, lone surrogates.
 */
export function cleanText(text: string): string {
  // Most texts are printable ASCII, and looking at them costs a tenth of the pattern.
  if (isPrintableAscii(text)) return text;
  // Control characters are what is taken out.
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]|\p{Surrogate}/gu, '');
}

function isPrintableAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 0x20 || code > 0x7e) return false;
  }
  return true;
}

/** UTF-16 by its byte-order mark, or by the zero bytes of its first ASCII characters; null when it is not. */
export function detectUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [a, b, c, d] = bytes;
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  if (a === 0 && isTextByte(b) && c === 0 && isTextByte(d)) return 'utf-16be';
  if (b === 0 && isTextByte(a) && d === 0 && isTextByte(c)) return 'utf-16le';
  return null;
}

/** Binary frames have zero bytes too, between others that no text has (JT/T 808: 7e 00 02 00). */
function isTextByte(byte: number | undefined): boolean {
  return byte !== undefined && (byte >= 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09);
}

/** How many bytes the UTF-8 byte-order mark takes at the start of `bytes`: three or none. */
export function markLength(bytes: Uint8Array): number {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
}

/** Where the first byte above a blank stands, from `from` on; the length of `bytes` when there is none. */
export function skipBlank(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && (bytes[at] as number) <= 0x20) at++;
  return at;
}

/** The same text as UTF-8; lone surrogates become U+FFFD. */
export function toUtf8(bytes: Uint8Array, encoding: string): Buffer {
  return Buffer.from(new TextDecoder(encoding).decode(bytes), 'utf8');
}
