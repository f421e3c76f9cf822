/**
 * Guarantee: a stream of JT/T 809 gives the same messages however it is cut;
 * what is between frames is dropped and counted, what is broken is refused by
 * name, and no stream makes the reader throw.
 */
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { PlatformMessage } from '../message';
import { readMessage } from '../read-message';
import { FindingLog } from '../syntax/finding-log';
import { writeFrame } from '../syntax/write-frame';
import { content, counted, frame, plate } from '../testing/platform-frame';
import { random, runs, seed } from '../testing/seed';
import { crc16 } from './crc16';
import { openPlatformFrames, platformAlphabet } from './frame';
import { PlatformMessageReader } from './read-platform-message';

describe('the frame', () => {
  it('has the CRC of the published check value', () => {
    expect(crc16(Buffer.from('123456789'), 9)).toBe(0x29b1);
  });

  it('gives the same messages cut in two at any byte', () => {
    const bytes = Buffer.concat(
      ['edition-2011.hex', 'edition-2019.hex'].flatMap((name) =>
        readFileSync(new URL(`./samples/${name}`, import.meta.url), 'utf8')
          .split('\n')
          .map((line) => Buffer.from(line.replace(/#.*/, '').replace(/\s/g, ''), 'hex')),
      ),
    );
    const whole = readMessage(bytes);
    expect(whole.messages).toHaveLength(25);
    expect(whole.findings).toEqual([]);
    const others: number[] = [];
    for (let at = 0; at <= bytes.length; at++) {
      // Cheaper than an assertion by far, and no less strict.
      if (!isDeepStrictEqual(readChunks(bytes.subarray(0, at), bytes.subarray(at)), whole.messages)) others.push(at);
    }
    expect(others).toEqual([]);
  });

  it('is found behind garbage and behind a frame without end', () => {
    const heartbeat = frame(0x1005, '');
    const reading = readMessage(Buffer.concat([Buffer.from('ab]'), heartbeat.subarray(0, 9), heartbeat, Buffer.from('x')]));
    expect(reading.messages).toMatchObject([{ type: '0x1005' }]);
    expect(reading.findings.map(({ code, offset }) => [code, offset])).toEqual([
      ['garbage-bytes', 0],
      ['message-cut-off', 3],
      ['garbage-bytes', 12 + heartbeat.length],
    ]);
  });

  it.each([
    ['a wrong CRC', (bytes: Buffer) => bytes.fill(1, 30, 31), 'bad-checksum'],
    [
      'an escape that escapes nothing',
      (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 30), Uint8Array.of(0x5a, 9), bytes.subarray(31)]),
      'bad-checksum',
    ],
    ['too few bytes', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 20), Uint8Array.of(0x5d)]), 'frame-too-short'],
    ['no end', (bytes: Buffer) => bytes.subarray(0, -1), 'message-cut-off'],
  ])('with %s is refused', (_, damage, code) => {
    const reading = readMessage(damage(frame(0x1200, `${plate}1205${counted('')}`)));
    expect(reading.messages).toEqual([]);
    expect(reading.findings.map((finding) => finding.code)).toEqual([code]);
    expect(reading.refusedCount).toBe(1);
  });

  it('with a length that is not its own is refused', () => {
    const wrong = content(0x1005, '').subarray(0, -2);
    wrong.writeUInt32BE(99, 0);
    const crc = crc16(wrong, wrong.length);
    const bytes = writeFrame(Buffer.concat([wrong, Uint8Array.of(crc >> 8, crc & 0xff)]), platformAlphabet);
    expect(readMessage(bytes).findings).toMatchObject([{ code: 'frame-length' }]);
  });

  it('in a text may stand with its escapes undone, as logs show it', () => {
    const bytes = Buffer.concat([Uint8Array.of(0x5b), content(0x9001, '5b5a5d5e'), Uint8Array.of(0x5d)]);
    const reading = readMessage(Buffer.from(bytes.toString('hex')));
    expect(reading.messages).toMatchObject([{ body: { kind: 'down-link-connect', verifyCode: 0x5b5a5d5e } }]);
    expect(reading.findings).toMatchObject([{ code: 'bare-escape', segment: 1 }]);
  });

  it('a JSON list goes to the readers of JSON', () => {
    expect(readMessage(Buffer.from('[]')).format).toBe('ningbo-rows');
    expect(readMessage(Buffer.from('["5b00"]')).format).toBe('ningbo-rows');
  });
});

function readChunks(...chunks: readonly Buffer[]): PlatformMessage[] {
  const log = new FindingLog();
  const messages: PlatformMessage[] = [];
  const reader = new PlatformMessageReader(log);
  const frames = openPlatformFrames((bytes, length, place) => {
    const message = reader.read(bytes, length, place);
    if (message) messages.push(message);
  }, log);
  for (const chunk of chunks) frames.push(chunk);
  frames.finish();
  return messages;
}

it(`${runs} streams of random bytes and flags never throw, SEED=${seed}`, () => {
  const next = random(seed);
  const sound = frame(0x1200, `${plate}1202${counted('00'.repeat(36))}`);
  const favourites = [0x5b, 0x5d, 0x5a, 0x5e, 0x01, 0x02, 0x00];
  for (let i = 0; i < runs; i++) {
    const bytes = Buffer.from(sound);
    for (let hits = Math.ceil(next() * 3); hits > 0; hits--) {
      bytes[Math.floor(next() * bytes.length)] = favourites[Math.floor(next() * favourites.length)] ?? 0;
    }
    const reading = readMessage(bytes);
    expect(reading.findings.map(({ code }) => code)).not.toContain('reader-fault');
    expect(reading.messages.length + reading.findings.length).toBeGreaterThan(0);
  }
});
