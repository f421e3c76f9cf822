import type { Reading, WireFormat } from './message';
import { readEdifact } from './edifact/read-edifact';
import { readFlatCn } from './flat-cn/read-flat-cn';
import { readGaccXml } from './gacc-xml/read-gacc-xml';
import { readNingboRows } from './ningbo-rows/read-ningbo-rows';
import { detectUtf16, toUtf8 } from './syntax/charset';
import { wireLimits } from './syntax/limits';
import { ReadingCollector } from './syntax/reading-collector';

type Reader = (bytes: Buffer, out: ReadingCollector) => void;

const readers: Readonly<Record<WireFormat, Reader>> = {
  edifact: readEdifact,
  'flat-cn': readFlatCn,
  'gacc-xml': readGaccXml,
  'ningbo-rows': readNingboRows,
};

/**
 * Detects the format of `bytes` by their content and reads every message in
 * them. Never throws and never hangs: what is wrong is a finding, and refused
 * messages are counted in `refusedCount`.
 */
export function readMessage(bytes: Uint8Array): Reading {
  const out = new ReadingCollector();
  if (bytes.length > wireLimits.maxInputBytes) {
    out.log.refuse('input-too-large', { offset: 0 }, `${Math.round(bytes.length / 1_048_576)} MB`);
    return out.finish('unknown');
  }
  const input = asScannableBytes(bytes, out);
  const format = detectFormat(input);
  if (format === null) {
    refuseUnknown(input, out);
    return out.finish('unknown');
  }
  try {
    readers[format](input, out);
  } catch {
    // No input is known to come here; if one does, it is one refused file and not a stopped intake.
    out.log.refuse('reader-fault', { offset: 0 });
  }
  return out.finish(format);
}

/** The same memory as a Buffer without its byte-order mark; UTF-16 becomes UTF-8. */
function asScannableBytes(bytes: Uint8Array, out: ReadingCollector): Buffer {
  const utf16 = detectUtf16(bytes);
  if (utf16 !== null) {
    out.log.note('transcoded', { offset: 0 }, utf16.toUpperCase());
    return toUtf8(bytes, utf16);
  }
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  out.log.baseOffset = hasMark ? 3 : 0;
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).subarray(out.log.baseOffset);
}

/** How far into a file with leading garbage an envelope is looked for. */
const searchWindowBytes = 64 * 1024;

/** The format by the first characters, or by the first envelope behind leading garbage; null when there is none. */
export function detectFormat(bytes: Buffer): WireFormat | null {
  const at = skipBlank(bytes);
  const head = bytes.toString('latin1', at, at + 16);
  if (head.startsWith('<')) return 'gacc-xml';
  if (head.startsWith('{') || head.startsWith('[')) return 'ningbo-rows';
  if (/^UN[ABGH]/i.test(head)) return 'edifact';
  if (head.startsWith('00:')) return 'flat-cn';
  if (isCompressed(bytes)) return null;
  const window = bytes.toString('latin1', at, at + searchWindowBytes);
  if (/UN[BH]\+|UNA:\+/.test(window)) return 'edifact';
  return /(?:^|['\r\n])\s*00:[A-Z]{5,6}:/.test(window) ? 'flat-cn' : null;
}

function isCompressed(bytes: Buffer): boolean {
  const [a, b] = bytes;
  return (a === 0x1f && b === 0x8b) || (a === 0x50 && b === 0x4b);
}

function refuseUnknown(bytes: Buffer, out: ReadingCollector): void {
  const isBlank = skipBlank(bytes) === bytes.length;
  const code = isBlank ? 'empty-input' : isCompressed(bytes) ? 'compressed-input' : 'unknown-format';
  out.log.refuse(code, { offset: 0 });
}

function skipBlank(bytes: Buffer): number {
  let at = 0;
  while (at < bytes.length && (bytes[at] as number) <= 0x20) at++;
  return at;
}
