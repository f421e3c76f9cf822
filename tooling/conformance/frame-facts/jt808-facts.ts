import type { TerminalMessage } from '@mastlight/wire';
import { findTerminalFrameFlaw, terminalAlphabet } from '@mastlight/wire/jt808/frame';
import { writeTerminalMessage, type WrittenMessage } from '@mastlight/wire/jt808/write';
import type { FactOutcome, FactsEntry, FactsMatcher, FactsSample } from '../facts-matcher';
import { inspectFrame } from './inspect-frame';
import { judgeAsserts } from './judge-asserts';
import { judgeCheck } from './judge-attribute';
import { isStatedBroken, judgeBroken, judgeHeader } from './judge-header';
import { judgeFields, notes, recordOf } from './judge-fields';
import { messageOf } from './message-of';

/**
 * The matcher for frames of vehicle terminals (JT/T 808): header values that
 * collectors computed, fields in the words of Go and C# trackers, checks of a
 * Java tracker, and tables of escapes.
 */
export const jt808Matcher: FactsMatcher = {
  accepts: (path, { stated }) => /(^|\/)jt808(\/|$)/i.test(path) || 'msg_id' in recordOf(stated['computed_header']),
  match: (entry, sample) => ('frame_after_unescape' in entry.stated ? judgeEscapes(entry) : judgeFrame(entry, sample)),
};

function judgeFrame({ stated }: FactsEntry, sample: FactsSample): FactOutcome[] {
  const message = messageOf(sample, 'terminal-message');
  const header = recordOf(stated['computed_header']);
  if (isStatedBroken(header, message)) return judgeBroken(stated, message);
  return Object.entries(stated)
    .filter(([name]) => !notes.has(name))
    .flatMap(([name, value]) => {
      if (name === 'computed_header') return judgeHeader(header, message === null ? {} : sayHeader(message));
      if (name === 'asserts' && Array.isArray(value))
        return judgeAsserts(value, message, message === null ? {} : sayFrame(sample, message));
      const fields = recordOf(value);
      if (name === 'expected' && 'check' in fields) return [judgeCheck(fields, message)];
      return judgeFields(name === 'expected' ? fields : { [name]: value }, message);
    });
}

/** The header that the message has, under the names of the collectors. A message is made of frames whose length and sum are right. */
function sayHeader({ messageId, protocolVersion, phone, serial, bodyBytes }: TerminalMessage): Readonly<Record<string, unknown>> {
  return {
    framed: true,
    msg_id: `0x${messageId.toString(16).padStart(4, '0')}`,
    v2019: protocolVersion !== null,
    phone,
    serial,
    body_len: bodyBytes,
    body_len_ok: true,
    checksum_ok: true,
  };
}

function sayFrame({ input }: FactsSample, message: TerminalMessage) {
  const content = inspectFrame(input, terminalAlphabet, findTerminalFrameFlaw);
  return {
    'data.Length': Math.floor(input.replace(/\s/g, '').length / 2),
    'Reader.Length': content === null ? null : content.bytes.length + 2,
    hex: writeAgain(message),
    Version: editionOf(message),
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
