import { isAscii } from 'node:buffer';
import type { FormatStream } from '../../format-reader';
import { decideCharset, toUtf8 } from '../../syntax/charset';
import type { FindingLog } from '../../syntax/finding-log';
import { readServiceString } from './service-string';

/** Service strings that are looked at; a file of more of them is none that anybody sent. */
const mostAdvices = 1_000;
/** Behind a service string, so many bytes hold the level of its interchange. */
const levelWindow = 32;

/**
 * GB18030 uses the bytes 40 to 7E as second halves of characters. The default
 * separators lie outside; a file whose own separators do not is read as UTF-8,
 * in which a byte below 80 is itself everywhere.
 */
export function speakableBytes(bytes: Buffer, log: FindingLog): Buffer {
  const advice = findClash(bytes);
  if (advice === null || !isGb18030(bytes, advice.level)) return bytes;
  log.note('transcoded', { offset: advice.at }, 'GB18030');
  return toUtf8(bytes, 'gb18030');
}

/** As `speakableBytes`, of an input that arrives in pieces, a character of which may be cut in two by their ends. */
export class SpeakableStream implements FormatStream {
  private level: string | null | undefined = undefined;
  private decoder: InstanceType<typeof TextDecoder> | null = null;

  constructor(
    private readonly inner: FormatStream,
    private readonly log: FindingLog,
  ) {}

  push(bytes: Buffer): void {
    if (this.level === undefined) this.level = findClash(bytes)?.level;
    if (this.level !== undefined && this.decoder === null && isGb18030(bytes, this.level)) {
      this.log.note('transcoded', { offset: 0 }, 'GB18030');
      this.decoder = new TextDecoder('gb18030');
    }
    this.inner.push(this.decoder === null ? bytes : Buffer.from(this.decoder.decode(bytes, { stream: true })));
  }

  end(): void {
    const rest = this.decoder?.decode() ?? '';
    if (rest !== '') this.inner.push(Buffer.from(rest));
    this.inner.end();
  }
}

function isGb18030(bytes: Buffer, level: string | null): boolean {
  return !isAscii(bytes) && decideCharset(bytes, level).charset === 'gb18030';
}

/** The first service string that names a separator of 40 to 7E, and the level of its interchange. */
function findClash(bytes: Buffer): { readonly at: number; readonly level: string | null } | null {
  let at = bytes.indexOf('UNA');
  for (let count = 0; at !== -1 && count < mostAdvices; count++) {
    const behind = bytes.toString('latin1', at + 9, at + 9 + levelWindow);
    const { component, element, release, repetition, terminator } = readServiceString(bytes, at).dialect;
    const isClashing = [component, element, release ?? 0, repetition ?? 0, terminator].some((mark) => mark >= 0x40);
    if (isClashing && /^\s*UN[BGH]/.test(behind)) return { at, level: /^\s*UNB.(UNO[A-Z])/.exec(behind)?.[1] ?? null };
    at = bytes.indexOf('UNA', at + 3);
  }
  return null;
}
