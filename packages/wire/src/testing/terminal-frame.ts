import { expect } from 'vitest';
import { terminalAlphabet } from '../jt808/frame';
import type { TerminalBody, TerminalMessage } from '../message';
import { readMessage } from '../read-message';
import { ByteWriter } from '../syntax/byte-writer';
import { writeFrame } from '../syntax/write-frame';

/** Frames of JT/T 808 written by hand, from the tables of the standard, and what is read of them. */

/** A text in GBK, in hexadecimal. */
export const gbk = (text: string): string => new ByteWriter().text(text).finish().toString('hex');

/** A text in a field of `bytes`, filled up with zeros, in hexadecimal. */
export const field = (text: string, bytes: number): string => new ByteWriter().field(text, bytes).finish().toString('hex');

/** Alarm, status, 29.5 N 121.5 E, 20 m, 36.5 km/h, 90 degrees, 2026-07-11 09:15:02. */
export const position = ['0000000000000003', '01c22260', '073df160', '0014', '016d', '005a', '260711091502'].join('');

interface FrameOptions {
  readonly isNew?: boolean;
  readonly phone?: string;
  readonly attributes?: number;
}

/** A frame around a body in hexadecimal. */
export function frame(id: number, body: string, { isNew = false, phone = '13900001001', attributes = 0 }: FrameOptions = {}): Buffer {
  const bytes = Buffer.from(body, 'hex');
  const out = new ByteWriter().word(id).word(bytes.length | attributes | (isNew ? 0x4000 : 0));
  if (isNew) out.byte(1);
  const content = out
    .hex(phone.padStart(isNew ? 20 : 12, '0'))
    .word(7)
    .put(bytes)
    .finish();
  const sum = content.reduce((all, byte) => all ^ byte, 0);
  return writeFrame(Buffer.concat([content, Uint8Array.of(sum)]), terminalAlphabet);
}

/** The only message of a frame, and the codes of all findings. */
export function readOne(id: number, body: string, options?: FrameOptions) {
  const reading = readMessage(frame(id, body, options));
  expect(reading.format).toBe('jt808');
  const [message] = reading.messages as readonly TerminalMessage[];
  return { message, reading, codes: reading.findings.map(({ code }) => code) };
}

/** The body of a frame that is read without a remark. */
export function bodyOf(id: number, body: string, options?: FrameOptions): TerminalBody | undefined {
  const { message, codes } = readOne(id, body, options);
  expect(codes).toEqual([]);
  return message?.body;
}
