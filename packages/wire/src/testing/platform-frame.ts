import { expect } from 'vitest';
import { crc16 } from '../jt809/crc16';
import { platformAlphabet } from '../jt809/frame';
import type { PlatformBody, PlatformMessage } from '../message';
import { readMessage } from '../read-message';
import { ByteWriter } from '../syntax/byte-writer';
import { writeFrame } from '../syntax/write-frame';
import { field } from './terminal-frame';

/** Frames of JT/T 809 written by hand, from the tables of the standard, and what is read of them. */

/** Bytes with their number in front, as four bytes. */
export const counted = (hex: string): string => (hex.length / 2).toString(16).padStart(8, '0') + hex;

/** 2026-07-11 09:15:02 in Shanghai, as eight bytes. */
export const time = (1_783_732_502).toString(16).padStart(16, '0');
/** The same as a reader tells it. */
export const told = { raw: '1783732502', instantMs: 1_783_732_502_000 };
/** The vehicle of all frames, as written and as read. */
export const plate = `${field('浙DEMO1', 21)}02`;
export const vehicle = { plate: '浙DEMO1', plateColour: 2 };

interface FrameOptions {
  readonly isNew?: boolean;
  readonly key?: number | null;
}

/** The content of a frame, escapes not yet made. */
export function content(id: number, body: string, { isNew = false, key = null }: FrameOptions = {}): Buffer {
  const bytes = Buffer.from(body, 'hex');
  const out = new ByteWriter()
    .dword(bytes.length + (isNew ? 34 : 26))
    .dword(7)
    .word(id)
    .dword(33_020_001);
  out
    .hex('010203')
    .byte(key === null ? 0 : 1)
    .dword(key ?? 0);
  if (isNew) out.hex(time);
  const checked = out.put(bytes).finish();
  const crc = crc16(checked, checked.length);
  return Buffer.concat([checked, Uint8Array.of(crc >> 8, crc & 0xff)]);
}

/** A frame around a body in hexadecimal. */
export function frame(id: number, body: string, options?: FrameOptions): Buffer {
  return writeFrame(content(id, body, options), platformAlphabet);
}

/** The only message of a frame, and the codes of all findings. */
export function readOne(id: number, body: string, options?: FrameOptions) {
  const reading = readMessage(frame(id, body, options));
  expect(reading.format).toBe('jt809');
  const [message] = reading.messages as readonly PlatformMessage[];
  return { message, codes: reading.findings.map(({ code }) => code) };
}

/** The body of a frame that is read without a remark. */
export function bodyOf(id: number, body: string, options?: FrameOptions): PlatformBody | undefined {
  const { message, codes } = readOne(id, body, options);
  expect(codes).toEqual([]);
  return message?.body;
}
