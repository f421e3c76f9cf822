/**
 * F-07: how many AIS sentences a second become neutral messages, checksum and
 * parts of messages included, beside two npm decoders in the same run. Ours
 * takes bytes as they come from a feed; the peers take one sentence as a text,
 * which is cut beforehand and not timed.
 *
 *   node --import tsx bench/wire/ais.ts [sentences] [rounds]
 */
import { createRequire } from 'node:module';
import type { VesselPositionMessage } from '@mastlight/wire';
import { readMessageStream } from '@mastlight/wire/read-message-stream';
import { writeClassAPosition, writeClassBPosition, writeStaticReport, writeStaticVoyage } from '@mastlight/wire/ais-nmea/write';
import { classAPosition, classBPosition, staticReport, staticVoyage } from '@mastlight/wire/testing/arbitrary-ais';
import AisDecoder from 'ais-stream-decoder';
import fc from 'fast-check';
import { ratioLine } from '../../tooling/speed/ratio-lines';
import { medianOf, processorSeconds } from './measure';

const sentenceCount = Number(process.argv[2] ?? 200_000);
const rounds = Number(process.argv[3] ?? 5);
const seed = 7;
const pieceBytes = 64 * 1024;

/** 100 messages as a busy coast hears them: 85 positions, ten ships' particulars in two sentences each, five of small craft. */
const mix = [
  ['1', 68],
  ['3', 9],
  ['18', 8],
  ['5', 10],
  ['24', 5],
] as const;

/** Every ship knows its position: one peer calls a message without one invalid. */
function atSea(message: VesselPositionMessage): VesselPositionMessage {
  return { ...message, latitude: message.latitude ?? 29.9, longitude: message.longitude ?? 121.8 };
}

/** Messages of a thousand ships, heard by one station, without tag blocks. */
function makeTraffic(): { bytes: Buffer; messages: number } {
  const plain = { talker: 'AI', isOwnShip: false, reception: null } as const;
  const sample = <T extends object>(arbitrary: fc.Arbitrary<T>): T[] =>
    fc.sample(arbitrary, { seed, numRuns: 1000 }).map((message) => ({ ...message, ...plain, channel: 'A' }));
  const [classA, classB, voyages, reports] = [classAPosition, classBPosition, staticVoyage, staticReport] as const;
  let sequence = 0;
  const written: Readonly<Record<string, readonly Buffer[]>> = {
    '1': sample(classA).map((message) => writeClassAPosition({ ...atSea(message), type: '1' })),
    '3': sample(classA).map((message) => writeClassAPosition({ ...atSea(message), type: '3' })),
    '18': sample(classB).map((message) => writeClassBPosition(atSea(message))),
    '5': sample(voyages).map((message) => writeStaticVoyage(message, { sequence: sequence++ })),
    '24': sample(reports).map((message) => writeStaticReport(message)),
  };
  // The order is mixed, and the same in every run.
  const deck = mix.flatMap(([type, share]) => Array.from({ length: share }, () => type));
  const order = deck.map((_, i) => deck[(i * 37) % deck.length]!);
  const pieces: Buffer[] = [];
  let sentences = 0;
  for (let i = 0; sentences < sentenceCount; i++) {
    const type = order[i % order.length]!;
    pieces.push(written[type]![Math.floor(i / order.length) % 1000]!);
    sentences += type === '5' ? 2 : 1;
  }
  return { bytes: Buffer.concat(pieces), messages: pieces.length };
}

const { bytes, messages } = makeTraffic();
const sentences = bytes.toString('latin1').trim().split('\r\n');

async function readOurs(): Promise<number> {
  async function* feed(): AsyncGenerator<Buffer> {
    for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
  }
  let count = 0;
  for await (const part of readMessageStream(feed())) count += part.messages.length;
  return count;
}

const require = createRequire(import.meta.url);
// The package has no types.
const { AisDecode } = require('ggencoder') as {
  AisDecode: new (sentence: string, session: object) => { readonly valid: boolean };
};

/** Counts the messages it calls valid. */
function readGgencoder(): Promise<number> {
  const session = {};
  let count = 0;
  for (const sentence of sentences) if (new AisDecode(sentence, session).valid) count++;
  return Promise.resolve(count);
}

/** A stream that gives each message as a JSON text, which is not parsed here. */
async function readAisStreamDecoder(): Promise<number> {
  const Decoder = (AisDecoder as unknown as { default?: typeof AisDecoder }).default ?? AisDecoder;
  const decoder = new Decoder({ silent: true }, { objectMode: true });
  let count = 0;
  decoder.on('data', () => count++);
  const ended = new Promise((resolve) => decoder.on('end', resolve));
  for (const sentence of sentences) {
    if (!decoder.write(sentence)) await new Promise((resolve) => decoder.once('drain', resolve));
  }
  decoder.end();
  await ended;
  return count;
}

const readers = [
  ['ours', readOurs],
  ['ggencoder', readGgencoder],
  ['ais-stream-decoder', readAisStreamDecoder],
] as const;

const paces = new Map<string, number[]>(readers.map(([name]) => [name, []]));
/** Sentences a second of processor time. */
const processorPaces = new Map<string, number[]>(readers.map(([name]) => [name, []]));
const counts = new Map<string, number>();
// The first rounds pay for compilation.
for (let round = 0; round < rounds + 2; round++) {
  for (const [name, read] of readers) {
    const used = process.cpuUsage();
    const before = process.hrtime.bigint();
    counts.set(name, await read());
    const seconds = Number(process.hrtime.bigint() - before) / 1e9;
    if (round < 2) continue;
    paces.get(name)!.push(sentences.length / seconds);
    processorPaces.get(name)!.push(sentences.length / processorSeconds(used));
  }
}
if (counts.get('ours') !== messages) throw new Error(`${counts.get('ours')} of ${messages} messages read`);

const median = (name: string): number => medianOf(paces.get(name)!);
console.log(`${sentences.length} sentences, ${messages} messages, median of ${rounds} rounds`);
for (const [name] of readers) {
  const slowest = Math.round(Math.min(...paces.get(name)!)).toLocaleString('en');
  const pace = Math.round(median(name)).toLocaleString('en').padStart(11);
  console.log(`${name.padEnd(20)} ${pace} sentences/s   slowest round ${slowest}   ${counts.get(name)} messages`);
}
const fastestPeer = Math.max(median('ggencoder'), median('ais-stream-decoder'));
console.log(
  `F-07 ratio ${(median('ours') / fastestPeer).toFixed(1)} to the faster peer (goal 3), ` +
    `${Math.round(median('ours')).toLocaleString('en')} sentences/s (goal 400,000)`,
);
const [ownPace = NaN, ...peerPaces] = readers.map(([name]) => medianOf(processorPaces.get(name)!));
console.log(ratioLine('AIS', ownPace / Math.max(...peerPaces)));
