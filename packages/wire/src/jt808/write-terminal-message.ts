import type { TerminalBody, TerminalMessage, TerminalSignal } from '../message';
import { ByteWriter } from '../syntax/byte-writer';
import { writeFrame } from '../syntax/write-frame';
import { maxBodyBytes, subpackageBit, terminalAlphabet, versionBit } from './frame';
import { writePosition, writePositionBatch } from './position/write-position';
import { writeAuthentication, writeRegistration } from './session/write-session';

/** Messages that are written; the others have no writer. */
export type WrittenBody =
  | TerminalSignal
  | Extract<
      TerminalBody,
      {
        kind: 'general-reply' | 'registration' | 'registration-reply' | 'authentication' | 'position' | 'positions';
      }
    >;

/** A message of which `messageId`, `phone`, `serial`, `protocolVersion` and `body` are written. */
export type WrittenMessage = Pick<TerminalMessage, 'messageId' | 'phone' | 'serial' | 'protocolVersion'> & {
  readonly body: WrittenBody;
};

/**
 * Writes a message as the frames it takes: one, or several subpackages with
 * serial numbers in a row when its body is longer than a frame holds
 * (JT/T 808 §4.4.3). `protocolVersion` null writes a header of 2011 and 2013.
 *
 * @throws RangeError when a text or the terminal number does not fit its field
 */
export function writeTerminalMessage(message: WrittenMessage): Buffer {
  const body = writeBody(message);
  const total = countSubpackages(body.length);
  if (total === 1) return writeOne(message, message.serial, body, null);
  const frames = Array.from({ length: total }, (_, i) => {
    const part = body.subarray(i * maxBodyBytes, (i + 1) * maxBodyBytes);
    return writeOne(message, (message.serial + i) & 0xffff, part, { total, index: i + 1 });
  });
  return Buffer.concat(frames);
}

/** How many frames a body of so many bytes takes. */
function countSubpackages(bodyBytes: number): number {
  return Math.max(1, Math.ceil(bodyBytes / maxBodyBytes));
}

function writeBody({ body, protocolVersion }: WrittenMessage): Buffer {
  const out = new ByteWriter();
  switch (body.kind) {
    case 'general-reply':
      out.word(body.replySerial).word(body.replyId).byte(body.result);
      break;
    case 'registration':
      writeRegistration(out, body);
      break;
    case 'registration-reply':
      out.word(body.replySerial).byte(body.result).text(body.code);
      break;
    case 'authentication':
      writeAuthentication(out, body, protocolVersion !== null);
      break;
    case 'position':
      writePosition(out, body.position);
      break;
    case 'positions':
      writePositionBatch(out, body);
      break;
    default:
      // Nothing follows the header of a heartbeat, a logout or a question.
      break;
  }
  return out.finish();
}

function writeOne(
  { messageId, protocolVersion, phone }: WrittenMessage,
  serial: number,
  body: Uint8Array,
  subpackage: { total: number; index: number } | null,
): Buffer {
  const isNew = protocolVersion !== null;
  const digits = isNew ? 20 : 12;
  if (phone.length > digits || !/^[0-9a-f]*$/.test(phone)) throw new RangeError(`${phone} is no terminal number`);
  const attributes = body.length | (isNew ? versionBit : 0) | (subpackage ? subpackageBit : 0);
  const out = new ByteWriter().word(messageId).word(attributes);
  if (isNew) out.byte(protocolVersion);
  out.hex(phone.padStart(digits, '0')).word(serial);
  if (subpackage) out.word(subpackage.total).word(subpackage.index);
  const content = out.put(body).finish();
  const sum = content.reduce((all, byte) => all ^ byte, 0);
  return writeFrame(Buffer.concat([content, Uint8Array.of(sum)]), terminalAlphabet);
}
