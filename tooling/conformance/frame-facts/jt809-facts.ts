import type { PlatformMessage } from '@mastlight/wire';
import { findPlatformFrameFlaw, platformAlphabet } from '@mastlight/wire/jt809/frame';
import type { FactOutcome, FactsEntry, FactsMatcher, FactsSample } from '../facts-matcher';
import { inspectFrame } from './inspect-frame';
import { judgeAsserts } from './judge-asserts';
import { judgeFields, notes, recordOf } from './judge-fields';
import { isStatedBroken, judgeBroken, judgeHeader } from './judge-header';
import { messageOf } from './message-of';

/**
 * The matcher for frames between vehicle platforms (JT/T 809): header values
 * that collectors computed and asserts of C# tests.
 */
export const jt809Matcher: FactsMatcher = {
  accepts: (path, { stated }) => /(^|\/)jt809(\/|$)/i.test(path) || 'biz' in recordOf(stated['computed_header']),
  match: judgeFrame,
};

function judgeFrame({ stated }: FactsEntry, sample: FactsSample): FactOutcome[] {
  const message = messageOf(sample, 'platform-message');
  const header = recordOf(stated['computed_header']);
  if (isStatedBroken(header, message)) return judgeBroken(stated, message);
  return Object.entries(stated)
    .filter(([name]) => !notes.has(name))
    .flatMap(([name, value]) => {
      if (name === 'computed_header') return judgeHeader(header, message === null ? {} : sayHeader(message));
      if (name === 'asserts' && Array.isArray(value))
        return judgeAsserts(value, message, message === null ? {} : sayFrame(sample, message));
      return judgeFields(name === 'expected' ? recordOf(value) : { [name]: value }, message);
    });
}

/** The header that the message has, under the names of the collectors. A message is made of a frame whose length and CRC are right. */
function sayHeader(message: PlatformMessage): Readonly<Record<string, unknown>> {
  return {
    framed: true,
    length: message.frameBytes,
    length_ok: true,
    serial: message.serial,
    biz: `0x${message.businessId.toString(16).padStart(4, '0')}`,
    center: message.accessCode,
    version: message.protocolVersion,
    encrypt: message.encryptionKey === null ? 0 : 1,
    crc_ok: true,
  };
}

/** What tests of the frame layer ask; lengths and ids that a message repeats inside, the neutral message keeps once. */
function sayFrame({ input }: FactsSample, { body, businessId, frameBytes }: PlatformMessage) {
  const content = inspectFrame(input, platformAlphabet, findPlatformFrameFlaw);
  const frame =
    content === null ? null : Buffer.concat([Uint8Array.of(platformAlphabet.start), content.bytes, Uint8Array.of(platformAlphabet.end)]);
  const dataLength = content === null ? null : dataLengthOf(content.bytes);
  return {
    'data.Length': Math.floor(input.replace(/\s/g, '').length / 2),
    'Reader.Length': frame?.length ?? null,
    'jT809MessagePackReader.Reader': frame?.toString('hex') ?? null,
    'Header.MsgLength': frameBytes,
    'body.MsgId': 'subId' in body ? body.subId : businessId,
    'body.DataLength': dataLength,
    'subBody.DataLength': dataLength,
  };
}

/** What the last length field in front of the data says: the one whose value is the number of bytes behind it. */
function dataLengthOf(bytes: Buffer): number | null {
  const end = bytes.length - 2;
  for (let at = 22; at + 4 <= end; at++) if (bytes.readUInt32BE(at) === end - at - 4) return end - at - 4;
  return null;
}
