/**
 * Guarantee: a byte stream gives the same frames however it is cut; what is
 * between frames is dropped and counted, what is broken is refused by name, and
 * no stream makes the reader throw or hold more than one frame.
 */
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { TerminalMessage } from '../message';
import { FindingLog } from '../syntax/finding-log';
import { random, runs, seed } from '../testing/seed';
import { openTerminalFrames } from './frame';
import { TerminalMessageReader } from './read-terminal-message';
import { writeTerminalMessage } from './write';

const heartbeat = writeTerminalMessage({
  messageId: 0x0002,
  phone: '013900001001',
  serial: 0x7d7e,
  protocolVersion: null,
  body: { kind: 'heartbeat' },
});
const registration = writeTerminalMessage({
  messageId: 0x0100,
  phone: '013900001001',
  serial: 1,
  protocolVersion: 1,
  body: {
    kind: 'registration',
    layout: 2019,
    province: 33,
    city: 200,
    maker: 'DEMO1',
    model: 'ML-T8',
    terminalId: '0001001',
    plateColour: 2,
    plate: '浙DEMO1',
    vin: null,
  },
});

/** Every frame of our samples as bytes, one behind the other. */
const sampleBytes = Buffer.concat(
  ['truck-to-port.hex', 'header-2019.hex'].flatMap((name) =>
    readFileSync(new URL(`./samples/${name}`, import.meta.url), 'utf8')
      .split('\n')
      .map((line) => Buffer.from(line.replace(/#.*/, '').replace(/\s/g, ''), 'hex')),
  ),
);

function read(...chunks: readonly Uint8Array[]) {
  const log = new FindingLog();
  const messages: TerminalMessage[] = [];
  const reader = new TerminalMessageReader(log);
  const frames = openTerminalFrames((bytes, length, place) => {
    const message = reader.read(bytes, length, place, 0);
    if (message) messages.push(message);
  }, log);
  for (const chunk of chunks) frames.push(chunk);
  frames.finish();
  reader.finish();
  return { messages, frames, log, codes: log.findings.map(({ code }) => code) };
}

const types = (bytes: Uint8Array): string[] => read(bytes).messages.map(({ type }) => type);

describe('a stream cut into chunks', () => {
  it('gives the same messages cut in two at any byte', () => {
    const whole = read(sampleBytes);
    expect(whole.messages).toHaveLength(24);
    expect(whole.codes).toEqual([]);
    const others: number[] = [];
    for (let at = 0; at <= sampleBytes.length; at++) {
      const { messages } = read(sampleBytes.subarray(0, at), sampleBytes.subarray(at));
      // Cheaper than an assertion by far, and no less strict.
      if (!isDeepStrictEqual(messages, whole.messages)) others.push(at);
    }
    expect(others).toEqual([]);
  });

  it('gives the same messages byte by byte', () => {
    const bytes = Array.from(sampleBytes, (byte) => Uint8Array.of(byte));
    expect(read(...bytes).messages).toEqual(read(sampleBytes).messages);
  });
});

describe('what is not a frame', () => {
  it('is dropped in front of, between and behind frames, and counted', () => {
    const garbage = Buffer.from('$$ hello 7d', 'latin1');
    const { messages, frames, codes } = read(Buffer.concat([garbage, heartbeat, garbage, heartbeat, garbage]));
    expect(messages).toHaveLength(2);
    expect(frames.garbageBytes).toBe(3 * garbage.length);
    expect(frames.refusedCount).toBe(0);
    expect(codes).toEqual(['garbage-bytes', 'garbage-bytes', 'garbage-bytes']);
  });

  it('says where the garbage and the broken frame stand', () => {
    const broken = Buffer.from(heartbeat);
    broken[9] = 0x55;
    const { log } = read(Buffer.concat([heartbeat, Buffer.from('xyz'), broken]));
    expect(log.findings).toMatchObject([
      { code: 'garbage-bytes', offset: heartbeat.length },
      { code: 'bad-checksum', offset: heartbeat.length + 3 },
    ]);
  });
});

describe('flags', () => {
  it('one flag between two frames does for both', () => {
    expect(types(Buffer.concat([heartbeat, registration.subarray(1), heartbeat.subarray(1)]))).toEqual(['0x0002', '0x0100', '0x0002']);
  });

  it('a lost end costs that frame alone', () => {
    const { messages, codes } = read(Buffer.concat([registration.subarray(0, 40), heartbeat, registration.subarray(0, 20), registration]));
    expect(messages.map(({ type }) => type)).toEqual(['0x0002', '0x0100']);
    expect(codes).toEqual(['bad-checksum', 'bad-checksum']);
  });

  it('a frame without its end is cut off', () => {
    const { messages, codes } = read(heartbeat, registration.subarray(0, 50));
    expect(messages).toHaveLength(1);
    expect(codes).toEqual(['message-cut-off']);
  });

  it('many flags in a row are no frames', () => {
    expect(types(Buffer.concat([Buffer.alloc(50, 0x7e), heartbeat]))).toEqual(['0x0002']);
  });
});

describe('broken frames are refused by name', () => {
  it('every single wrong byte of a frame is found', () => {
    for (let at = 1; at < registration.length - 1; at++) {
      const broken = Buffer.from(registration);
      broken[at] = (broken[at] ?? 0) ^ 0x11;
      const { messages, log } = read(broken);
      expect(messages).toEqual([]);
      expect(log.refusedCount).toBeGreaterThan(0);
    }
  });

  it('a body that is longer or shorter than its header says', () => {
    const wrong = Buffer.from('000200010139000010010001', 'hex');
    const sum = wrong.reduce((all, byte) => all ^ byte, 0);
    const { codes } = read(Buffer.from([0x7e, ...wrong, sum, 0x7e]));
    expect(codes).toEqual(['frame-length']);
  });

  it('a frame longer than the standard allows holds no more memory than one that is not', () => {
    const endless = Buffer.alloc(5_000_000, 0x41);
    const { messages, codes, frames } = read(Uint8Array.of(0x7e), endless, heartbeat);
    expect(codes).toEqual(['frame-too-long']);
    expect(frames.refusedCount).toBe(1);
    expect(messages.map(({ type }) => type)).toEqual(['0x0002']);
  });

  it('bytes that should have been escaped are taken when the check sum is right, else refused', () => {
    const bare = Buffer.from('7e0200001c013900001001000100000000000000020101010102020202000c7da0005726071109150200', 'hex');
    const sum = bare.subarray(1, -1).reduce((all, byte) => all ^ byte, 0);
    bare[bare.length - 1] = sum;
    const right = read(Buffer.concat([bare, Uint8Array.of(0x7e)]));
    expect(right.messages).toMatchObject([{ body: { position: { altitudeM: 12, speedKmh: 0x7da0 / 10 } } }]);
    expect(right.codes).toEqual(['bare-escape']);
    bare[bare.length - 1] = sum ^ 1;
    expect(read(Buffer.concat([bare, Uint8Array.of(0x7e)])).codes).toEqual(['bad-checksum']);
  });
});

it(`${runs} streams of random bytes and flags never throw, SEED=${seed}`, () => {
  const next = random(seed);
  const favourites = [0x7e, 0x7d, 0x01, 0x02, 0x00, 0x40, 0x20];
  for (let i = 0; i < runs; i++) {
    const bytes = Buffer.from(
      Array.from({ length: Math.floor(next() * 60) }, () =>
        next() < 0.5 ? (favourites[Math.floor(next() * favourites.length)] ?? 0) : Math.floor(next() * 256),
      ),
    );
    const { messages, frames, log } = read(bytes);
    expect(messages.length).toBeLessThanOrEqual(frames.frameCount);
    expect(log.refusedCount).toBeGreaterThanOrEqual(frames.refusedCount);
  }
});
