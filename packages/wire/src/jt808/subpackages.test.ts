/**
 * Guarantee: a message that came in subpackages is read once all are there, in
 * whatever order and however often they come; what does not become whole is
 * refused, and waits in bounded number, bytes and time.
 */
import { describe, expect, it } from 'vitest';
import type { TerminalMessage, TerminalPosition } from '../message';
import { FindingLog } from '../syntax/finding-log';
import { openTerminalFrames } from './frame';
import { TerminalMessageReader } from './read-terminal-message';
import type { AssemblerBounds } from './subpackage-assembler';
import { writeTerminalMessage } from './write';

const position: TerminalPosition = {
  latitude: 29.9,
  longitude: 121.8,
  isShifted: false,
  altitudeM: 5,
  speedKmh: 40,
  courseDegrees: 90,
  time: { raw: '260711091502', instantMs: Date.UTC(2026, 6, 11, 1, 15, 2) },
  isFixed: true,
  isAccOn: true,
  alarmsRaw: 0,
  statusRaw: 3,
  mileageKm: 100.5,
  fuelL: null,
  recorderSpeedKmh: null,
  signal: 20,
  outOfRange: null,
  satellites: 12,
  items: [],
};

/** The frames of one batch of positions that takes three subpackages. */
function batchFrames(phone: string, serial: number): Buffer[] {
  const bytes = writeTerminalMessage({
    messageId: 0x0704,
    phone,
    serial,
    protocolVersion: null,
    body: { kind: 'positions', batch: 1, positions: Array.from({ length: 60 }, () => position) },
  });
  const frames: Buffer[] = [];
  for (let from = 0; from < bytes.length;) {
    const end = bytes.indexOf(0x7e, from + 1) + 1;
    frames.push(bytes.subarray(from, end));
    from = end;
  }
  return frames;
}

function openReader(bounds?: AssemblerBounds) {
  const log = new FindingLog();
  const messages: TerminalMessage[] = [];
  const reader = new TerminalMessageReader(log, bounds);
  let nowMs = 0;
  const frames = openTerminalFrames((bytes, length, place) => {
    const message = reader.read(bytes, length, place, nowMs);
    if (message) messages.push(message);
  }, log);
  const push = (frame: Uint8Array | undefined, atMs = 0): void => {
    nowMs = atMs;
    frames.push(frame ?? new Uint8Array());
  };
  return { push, reader, messages, codes: () => log.findings.map(({ code }) => code) };
}

const [first, second, third] = batchFrames('013900001001', 0xffff);

describe('subpackages', () => {
  it('come in any order and repeatedly', () => {
    for (const order of [
      [first, second, third],
      [third, first, second],
      [second, second, third, third, first],
    ]) {
      const { push, messages, codes } = openReader();
      for (const frame of order) push(frame);
      expect(messages).toMatchObject([{ type: '0x0704', serial: 0xffff, subpackageCount: 3 }]);
      const [message] = messages;
      expect(message?.body.kind === 'positions' && message.body.positions).toHaveLength(60);
      expect(codes()).toEqual([]);
    }
  });

  it('of two terminals, and of two messages of one terminal, do not mix', () => {
    const other = batchFrames('013900001002', 0xffff);
    const later = batchFrames('013900001001', 10);
    const { push, messages } = openReader();
    for (let i = 0; i < 3; i++) for (const set of [[first, second, third], other, later]) push(set[i]);
    expect(messages.map(({ phone, serial }) => [phone, serial])).toEqual([
      ['013900001001', 0xffff],
      ['013900001002', 0xffff],
      ['013900001001', 10],
    ]);
  });

  it('that are missing refuse the message when the stream ends', () => {
    const { push, reader, messages, codes } = openReader();
    push(first);
    push(third);
    reader.finish();
    expect(messages).toEqual([]);
    expect(codes()).toEqual(['subpackages-missing']);
  });

  it('wait no longer than they may', () => {
    const { push, messages, codes } = openReader({ maxSets: 8, maxBytes: 1e6, maxAgeMs: 1000 });
    push(first, 0);
    push(second, 1000);
    push(third, 2001);
    expect(messages).toEqual([]);
    expect(codes()).toEqual(['subpackages-missing']);
  });

  it.each([
    ['number', { maxSets: 3, maxBytes: 1e9, maxAgeMs: 1e9 }],
    ['bytes', { maxSets: 1e9, maxBytes: 3 * 1200, maxAgeMs: 1e9 }],
  ])('are bounded in %s: the message that waits longest is refused', (_, bounds) => {
    const { push, messages, codes } = openReader(bounds);
    push(first);
    for (let terminal = 1; terminal <= 3; terminal++) push(batchFrames(`01390000200${terminal}`, 1)[0]);
    expect(codes()).toEqual(['subpackages-missing']);
    push(second);
    push(third);
    expect(messages).toEqual([]);
  });

  it('with an impossible number are refused', () => {
    const content = Buffer.from('0704200101390000100100010003000401', 'hex');
    const sum = content.reduce((all, byte) => all ^ byte, 0);
    const { push, codes } = openReader();
    push(Buffer.from([0x7e, ...content, sum, 0x7e]));
    expect(codes()).toEqual(['bad-subpackage']);
  });
});
