import type { Reading, TerminalMessage } from '@mastlight/wire';
import { findTerminalFrameFlaw, headerBytes, terminalAlphabet } from '@mastlight/wire/jt808/frame';
import { readTerminalHeader } from '@mastlight/wire/jt808/header';
import { writeTerminalMessage, type WrittenMessage } from '@mastlight/wire/jt808/write';
import { ByteCursor } from '@mastlight/wire/syntax/byte-cursor';
import type { FactOutcome, FactsEntry, FactsMatcher, FactsSample } from '../facts-matcher';
import { inspectFrame, type FrameContent } from './inspect-frame';
import { judgeAsserts } from './judge-asserts';
import { judgeCheck } from './judge-attribute';
import { isStatedBroken, judgeBroken, judgeHeader } from './judge-header';
import { judgeFields, notes, recordOf } from './judge-fields';

/**
 * The matcher for frames of vehicle terminals (JT/T 808): header values that
 * collectors computed, fields in the words of Go and C# trackers, checks of a
 * Java tracker, and tables of escapes.
 */
export const jt808Matcher: FactsMatcher = {
  accepts: (path, { stated }) => /(^|\/)jt808(\/|$)/i.test(path) || 'msg_id' in recordOf(stated['computed_header']),
  match: (entry, sample) => ('frame_after_unescape' in entry.stated ? judgeEscapes(entry) : judgeFrame(entry, sample)),
};

function judgeFrame({ stated }: FactsEntry, { input, reading }: FactsSample): FactOutcome[] {
  const content = inspectFrame(input, terminalAlphabet, findTerminalFrameFlaw);
  const message = reading.messages.find((one) => one.kind === 'terminal-message') ?? null;
  const header = recordOf(stated['computed_header']);
  if (isStatedBroken(header)) return brokenOutcomes(stated, reading);
  return Object.entries(stated)
    .filter(([name]) => !notes.has(name))
    .flatMap(([name, value]) => {
      if (name === 'computed_header') return judgeHeader(header, sayHeader(content));
      if (name === 'asserts' && Array.isArray(value)) return judgeAsserts(value, message, sayFrame(input, content, message));
      const fields = recordOf(value);
      if (name === 'expected' && 'check' in fields) return [judgeCheck(fields, message)];
      return judgeFields(name === 'expected' ? fields : { [name]: value }, message);
    });
}

/** Everything that is stated about a frame that is stated to be broken: it was refused, or not. */
function brokenOutcomes(stated: FactsEntry['stated'], reading: Reading): FactOutcome[] {
  const refusal = reading.messages.length > 0 ? null : (reading.findings.find(({ severity }) => severity === 'error')?.code ?? null);
  return Object.entries(stated)
    .filter(([name]) => !notes.has(name))
    .map(([name, value]) => judgeBroken(name, JSON.stringify(value), refusal));
}

/** The header as the frame layer sees it, under the names of the collectors. */
function sayHeader(content: FrameContent | null): Readonly<Record<string, unknown>> {
  if (content === null || content.flaw === 'frame-too-short') return { framed: false };
  const { bytes, flaw } = content;
  const attributes = bytes.readUInt16BE(2);
  const header = readTerminalHeader(new ByteCursor(bytes));
  const bodyLength = attributes & 0x03ff;
  return {
    framed: true,
    msg_id: `0x${header.messageId.toString(16).padStart(4, '0')}`,
    v2019: header.protocolVersion !== null,
    phone: header.phone,
    serial: header.serial,
    body_len: bodyLength,
    body_len_ok: bytes.length === headerBytes(attributes) + bodyLength + 1,
    checksum_ok: flaw !== 'bad-checksum',
  };
}

function sayFrame(input: string, content: FrameContent | null, message: TerminalMessage | null) {
  return {
    'data.Length': Math.floor(input.replace(/\s/g, '').length / 2),
    'Reader.Length': content === null ? null : content.bytes.length + 2,
    hex: message === null ? null : writeAgain(message),
    Version: message === null ? null : editionOf(message),
  };
}

/** The edition that headers tell apart: 2013 stands for 2011, too. */
function editionOf({ protocolVersion, body }: TerminalMessage): string {
  if ('layout' in body) return String(body.layout);
  return protocolVersion === null ? '2013' : '2019';
}

/** The frame that our writer makes of the message; null when it has none for it. */
function writeAgain(message: TerminalMessage): string | null {
  const writable: readonly string[] = [
    'registration',
    'registration-reply',
    'authentication',
    'general-reply',
    'heartbeat',
    'logout',
    'position',
    'positions',
  ];
  if (!writable.includes(message.body.kind)) return null;
  return writeTerminalMessage(message as WrittenMessage)
    .toString('hex')
    .toUpperCase();
}

function judgeEscapes({ stated }: FactsEntry): FactOutcome[] {
  const content = inspectFrame(String(stated['input_bytes']), terminalAlphabet, () => null);
  const flag = terminalAlphabet.start.toString(16);
  const said = content === null ? '—' : `${flag}${content.bytes.toString('hex')}${flag}`;
  const expected = String(stated['frame_after_unescape']);
  return [{ name: 'frame_after_unescape', stated: expected, said, isMatch: said === expected.toLowerCase() }];
}
