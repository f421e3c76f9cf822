/**
 * Guarantee: damage of any kind (E-16 a file cut anywhere, E-17 any flipped
 * bit) never makes the reader throw or dawdle, and what it still accepts is
 * well-formed. The seed is printed; SEED= repeats a run.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Reading, ShipmentEvent } from './message';
import { readMessage } from './read-message';
import { cpuTimeMs } from './testing/cpu-time';
import { random, runs, seed } from './testing/seed';

const root = fileURLToPath(new URL('.', import.meta.url));
/** Every folder with samples is a format. */
const formats = readdirSync(root).filter((name) => existsSync(`${root}${name}/samples`));

function samples(format: string): { name: string; bytes: Buffer }[] {
  const folder = new URL(`./${format}/samples/`, import.meta.url);
  return readdirSync(folder).map((name) => ({ name, bytes: sample(format, name) }));
}

function sample(format: string, name: string): Buffer {
  return readFileSync(new URL(`./${format}/samples/${name}`, import.meta.url));
}

/**
 * Of the places to cut at the short form takes each 32nd, beginning at one of the seed: samples of a format have much in
 * common, and the next run begins elsewhere.
 */
const step = process.env['LONG'] ? 1 : 32;
const cutsName = step === 1 ? 'every prefix' : `each ${step}th prefix`;

/** What holds for every reading, however damaged the input. */
function check(reading: Reading, bytes: Buffer): void {
  for (const { code, offset, zh, en } of reading.findings) {
    if (code === 'reader-fault') throw new Error(`the reader failed on ${bytes.toString('latin1')}`);
    if (offset < 0 || zh === '' || en === '') throw new Error(`finding ${code} at ${offset}`);
  }
  const errors = reading.findings.filter(({ severity }) => severity === 'error').length;
  if (reading.refusedCount > errors) throw new Error('a refusal without a reason');
  for (const message of reading.messages) {
    if (message.kind === 'shipment-events') message.events.forEach(checkEvent);
    if (!('boxes' in message)) continue;
    for (const { containerNo, grossWeightKg, happened } of message.boxes) {
      const isSound =
        (containerNo === null || /^[A-Z]{4}\d{7}$/.test(containerNo)) &&
        (grossWeightKg === null || (grossWeightKg >= 0 && grossWeightKg <= 200_000)) &&
        (happened === null || happened.instantMs === null || Number.isSafeInteger(happened.instantMs));
      if (!isSound) throw new Error(`box ${containerNo}`);
    }
  }
}

function checkEvent({ equipment, happened, status }: ShipmentEvent): void {
  const isSound =
    equipment.every(({ containerNo }) => containerNo === null || /^[A-Z]{4}\d{7}$/.test(containerNo)) &&
    (happened === null || happened.instantMs === null || Number.isSafeInteger(happened.instantMs));
  if (!isSound) throw new Error(`event ${status.code}`);
}

/** The slowest of all reads; one that took too long is timed again, for compilation falls into some of them. */
function slowestMs(inputs: Iterable<Buffer>): number {
  let slowest = 0;
  for (const bytes of inputs) {
    let took = Infinity;
    for (let attempt = 0; attempt < 4 && took > 50; attempt++) {
      const tookMs = cpuTimeMs(() => check(readMessage(bytes), bytes));
      took = Math.min(took, tookMs);
    }
    slowest = Math.max(slowest, took);
  }
  return slowest;
}

// Tens of thousands of reads: minutes, when the machine is busy.
describe.each(formats)('%s', (format) => {
  it(`E-16 ${cutsName} of every sample, SEED=${seed}`, () => {
    for (const [index, { bytes }] of samples(format).entries()) {
      const ends = Array.from({ length: bytes.length + 1 }, (_, end) => end).filter((end) => (end + index + seed) % step === 0);
      const prefixes = ends.map((end) => bytes.subarray(0, end));
      expect(slowestMs(prefixes)).toBeLessThanOrEqual(50);
    }
  });

  it.each(samples(format).map(({ name }) => [name]))(`E-17 %s with one of ${runs} bits flipped, SEED=${seed}`, (name) => {
    const next = random(seed);
    const source = sample(format, name);
    function* flipped(): Generator<Buffer> {
      for (let i = 0; i < runs; i++) {
        const bytes = Buffer.from(source);
        const bit = Math.floor(next() * bytes.length * 8);
        bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        yield bytes;
      }
    }
    expect(slowestMs(flipped())).toBeLessThanOrEqual(50);
  });

  it.each(samples(format).map(({ name }) => [name]))('E-16 %s cut in its last message says so', (name) => {
    const bytes = sample(format, name);
    const whole = readMessage(bytes);
    const cut = readMessage(bytes.subarray(0, bytes.length - 30));
    expect(cut.messages.length).toBeLessThanOrEqual(whole.messages.length);
    expect(cut.findings.length).toBeGreaterThan(0);
  });

  it.each(samples(format).map(({ name }) => [name]))('%s twice in one file gives every message twice', (name) => {
    const bytes = sample(format, name);
    const once = readMessage(bytes);
    const twice = readMessage(Buffer.concat([bytes, bytes]));
    expect(twice.messages).toEqual([...once.messages, ...once.messages]);
    expect(twice.refusedCount).toBe(once.refusedCount * 2);
  });
});
