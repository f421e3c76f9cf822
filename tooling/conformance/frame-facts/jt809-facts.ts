import type { PlatformMessage } from '@mastlight/wire';
import { findPlatformFrameFlaw, platformAlphabet } from '@mastlight/wire/jt809/frame';
import { readPlatformHeader } from '@mastlight/wire/jt809/header';
import { ByteCursor } from '@mastlight/wire/syntax/byte-cursor';
import type { FactOutcome, FactsEntry, FactsMatcher, FactsSample } from '../facts-matcher';
import { inspectFrame, type FrameContent } from './inspect-frame';
import { judgeAsserts } from './judge-asserts';
import { judgeFields, notes, recordOf } from './judge-fields';
import { isStatedBroken, judgeBroken, judgeHeader } from './judge-header';

/**
 * The matcher for frames between vehicle platforms (JT/T 809): header values
 * that collectors computed and asserts of C# tests.
 */
export const jt809Matcher: FactsMatcher = {
  accepts: (path, { stated }) => /(^|\/)jt809(\/|$)/i.test(path) || 'biz' in recordOf(stated['computed_header']),
  match: judgeFrame,
};

function judgeFrame({ stated }: FactsEntry, { input, reading }: FactsSample): FactOutcome[] {
  const content = inspectFrame(input, platformAlphabet, findPlatformFrameFlaw);
  const message = reading.messages.find((one) => one.kind === 'platform-message') ?? null;
  const header = recordOf(stated['computed_header']);
  const refusal = reading.messages.length > 0 ? null : (reading.findings.find(({ severity }) => severity === 'error')?.code ?? null);
  return Object.entries(stated)
    .filter(([name]) => !notes.has(name))
    .flatMap(([name, value]) => {
      if (name === 'computed_header') {
        return isStatedBroken(header) ? [judgeBroken(name, JSON.stringify(value), refusal)] : judgeHeader(header, sayHeader(content));
      }
      // Tests of the frame layer ask how long a frame is and what is in it, also where its check sum is wrong.
      if (name === 'asserts' && Array.isArray(value)) return judgeAsserts(value, message, sayFrame(input, content, message));
      return judgeFields(name === 'expected' ? recordOf(value) : { [name]: value }, message);
    });
}

/** The header as the frame layer sees it, under the names of the collectors. */
function sayHeader(content: FrameContent | null): Readonly<Record<string, unknown>> {
  if (content === null || content.flaw === 'frame-too-short') return { framed: false };
  const { bytes, flaw } = content;
  const header = readPlatformHeader(new ByteCursor(bytes.subarray(0, -2)));
  const length = bytes.readUInt32BE(0);
  return {
    framed: true,
    length,
    length_ok: length === bytes.length + 2,
    serial: header.serial,
    biz: `0x${header.businessId.toString(16).padStart(4, '0')}`,
    center: header.accessCode,
    version: header.protocolVersion,
    encrypt: header.encryptionKey === null ? 0 : 1,
    crc_ok: flaw !== 'bad-checksum',
  };
}

function sayFrame(input: string, content: FrameContent | null, message: PlatformMessage | null) {
  const frame =
    content === null ? null : Buffer.concat([Uint8Array.of(platformAlphabet.start), content.bytes, Uint8Array.of(platformAlphabet.end)]);
  return {
    'data.Length': Math.floor(input.replace(/\s/g, '').length / 2),
    'Reader.Length': frame?.length ?? null,
    'jT809MessagePackReader.Reader': frame?.toString('hex') ?? null,
    'Header.MsgLength': content === null || content.flaw === 'frame-too-short' ? null : content.bytes.readUInt32BE(0),
    ...(message === null ? {} : sayLengths(message, content)),
  };
}

/** Lengths and ids that a message repeats inside; the neutral message keeps them once. */
function sayLengths({ body, businessId }: PlatformMessage, content: FrameContent | null) {
  const dataLength = content === null ? null : dataLengthOf(content.bytes);
  return { 'body.MsgId': 'subId' in body ? body.subId : businessId, 'body.DataLength': dataLength, 'subBody.DataLength': dataLength };
}

/** What the last length field in front of the data says: the one whose value is the number of bytes behind it. */
function dataLengthOf(bytes: Buffer): number | null {
  const end = bytes.length - 2;
  for (let at = 22; at + 4 <= end; at++) if (bytes.readUInt32BE(at) === end - at - 4) return end - at - 4;
  return null;
}
