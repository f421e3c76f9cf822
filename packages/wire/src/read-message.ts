import type { FormatReader } from './format-reader';
import { formatReaders } from './format-readers';
import type { Reading } from './message';
import { detectUtf16, markLength, skipBlank, toUtf8 } from './syntax/charset';
import type { FindingCode } from './syntax/finding-texts';
import { isWebPage } from './syntax/web-page';
import { wireLimits } from './syntax/limits';
import { ReadingCollector } from './syntax/reading-collector';

/**
 * Detects the format of `bytes` by their content and reads every message in
 * them. Never throws and never hangs: what is wrong is a finding, and refused
 * messages are counted in `refusedCount`.
 */
export function readMessage(bytes: Uint8Array): Reading {
  const steps = readMessageInSteps(bytes);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** As `readMessage`, in steps of a few milliseconds, for a server that answers others between two of them. */
export function* readMessageInSteps(bytes: Uint8Array): Generator<void, Reading> {
  const out = new ReadingCollector();
  if (bytes.length > wireLimits.maxInputBytes) {
    out.log.refuse('input-too-large', { offset: 0 }, `${Math.round(bytes.length / 1_048_576)} MB`);
    return out.finish('unknown');
  }
  const input = asScannableBytes(bytes, out);
  const reader = detectFormat(input);
  if (reader === null) {
    refuseUnknown(input, out);
    return out.finish('unknown');
  }
  try {
    yield* reader.read(input, out);
  } catch {
    // No input is known to come here; if one does, it is one refused file and not a stopped intake.
    out.log.refuse('reader-fault', { offset: 0 });
  }
  return out.finish(reader.format);
}

/** The same memory as a Buffer without its byte-order mark; UTF-16 becomes UTF-8. */
function asScannableBytes(bytes: Uint8Array, out: ReadingCollector): Buffer {
  const utf16 = detectUtf16(bytes);
  if (utf16 !== null) {
    out.log.note('transcoded', { offset: 0 }, utf16.toUpperCase());
    return toUtf8(bytes, utf16);
  }
  out.log.baseOffset = markLength(bytes);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).subarray(out.log.baseOffset);
}

const headBytes = 4096;
/** How far into a file with leading garbage an envelope is looked for. */
const searchWindowBytes = 64 * 1024;

/** The format by the first characters, or by the first envelope behind leading garbage; null when there is none. */
export function detectFormat(bytes: Buffer): FormatReader | null {
  // The first byte of gzip would pass for a blank.
  const at = isCompressed(bytes) ? 0 : skipBlank(bytes, 0);
  const head = bytes.toString('latin1', at, at + headBytes);
  const found = formatReaders.find((reader) => reader.recognizes(head));
  if (found) return found;
  if (isCompressed(bytes)) return null;
  const window = bytes.toString('latin1', at, at + searchWindowBytes);
  return formatReaders.find((reader) => reader.standsWithin?.(window)) ?? null;
}

function isCompressed(bytes: Buffer): boolean {
  const [a, b] = bytes;
  return (a === 0x1f && b === 0x8b) || (a === 0x50 && b === 0x4b);
}

function refuseUnknown(bytes: Buffer, out: ReadingCollector): void {
  out.log.refuse(unknownCode(bytes), { offset: 0 });
}

function unknownCode(bytes: Buffer): FindingCode {
  const at = skipBlank(bytes, 0);
  if (at === bytes.length) return 'empty-input';
  if (isCompressed(bytes)) return 'compressed-input';
  return isWebPage(bytes.toString('latin1', at, at + headBytes)) ? 'web-page' : 'unknown-format';
}
