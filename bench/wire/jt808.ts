/**
 * How fast truck positions are read: bytes of a TCP stream in, neutral
 * positions out (flags, escapes, check sum, header, body with 3 to 5 items).
 * The bare limit beside it looks at the same bytes once for the flag and XORs
 * them in the same loop, nothing else. Prints frames/s and MB/s of processor time as the median
 * of the rounds, the slowest round, and the ratio to the bare limit.
 *
 *   node --import tsx bench/wire/jt808.ts [frames] [rounds]
 */
import type { TerminalPosition } from '@mastlight/wire';
import { openTerminalFrames } from '@mastlight/wire/jt808/frame';
import { TerminalMessageReader } from '@mastlight/wire/jt808/read-terminal-message';
import { writeTerminalMessage } from '@mastlight/wire/jt808/write';
import { FindingLog } from '@mastlight/wire/syntax/finding-log';
import { ratioLine } from '../../tooling/speed/ratio-lines';
import { processorSeconds } from './measure';

const frameCount = Number(process.argv[2] ?? 200_000);
const rounds = Number(process.argv[3] ?? 15);
/** As a socket gives them. */
const chunkBytes = 64 * 1024;
const startMs = Date.UTC(2026, 6, 11);
/** Terminals that report in turn. */
const terminalCount = 5000;

function shortTime(ms: number): string {
  return new Date(ms + 8 * 3_600_000).toISOString().replace(/\D/g, '').slice(2, 14);
}

/** A position with 3, 4 or 5 items, every one different. */
function positionAt(index: number): TerminalPosition {
  const step = Math.floor(index / terminalCount);
  return {
    latitude: 29.8 + (index % 4000) / 1e4,
    longitude: 121.5 + (index % 7000) / 1e4,
    isShifted: false,
    altitudeM: index % 90,
    speedKmh: (index % 900) / 10,
    courseDegrees: index % 360,
    time: { raw: shortTime(startMs + step * 30_000), instantMs: startMs + step * 30_000 },
    isFixed: true,
    isAccOn: true,
    alarmsRaw: 0,
    statusRaw: 3,
    mileageKm: index / 10,
    fuelL: index % 3 > 0 ? (index % 4000) / 10 : null,
    recorderSpeedKmh: null,
    signal: index % 32,
    outOfRange: null,
    satellites: index % 20,
    items: index % 3 > 1 ? [{ kind: 'vehicle-signals', id: 0x25, bits: index % 16 }] : [],
  };
}

function frames(): Buffer {
  const parts = Array.from({ length: frameCount }, (_, index) =>
    writeTerminalMessage({
      messageId: 0x0200,
      phone: String(13_900_000_000 + (index % terminalCount)).padStart(12, '0'),
      serial: Math.floor(index / terminalCount) & 0xffff,
      protocolVersion: null,
      body: { kind: 'position', position: positionAt(index) },
    }),
  );
  return Buffer.concat(parts);
}

function chunksOf(bytes: Buffer): Buffer[] {
  return Array.from({ length: Math.ceil(bytes.length / chunkBytes) }, (_, i) => bytes.subarray(i * chunkBytes, (i + 1) * chunkBytes));
}

/** Reads everything and gives how many positions came out. */
function readAll(chunks: readonly Buffer[]): number {
  let positions = 0;
  const log = new FindingLog();
  const reader = new TerminalMessageReader(log);
  const stream = openTerminalFrames((bytes, length, place) => {
    const message = reader.read(bytes, length, place, startMs);
    if (message?.body.kind === 'position' && message.body.position.latitude !== null) positions++;
  }, log);
  for (const chunk of chunks) stream.push(chunk);
  stream.finish();
  if (log.findings.length > 0) throw new Error(`a finding: ${log.findings[0]?.en}`);
  return positions;
}

/** Looks at every byte for the flag and XORs it; gives how many frames the flags make. */
function scanAll(chunks: readonly Buffer[]): number {
  let flags = 0;
  let sum = 0;
  for (const chunk of chunks) {
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] as number;
      if (byte === 0x7e) flags++;
      else sum ^= byte;
    }
  }
  return sum > 255 ? 0 : flags / 2;
}

function measure(work: () => number): number {
  const used = process.cpuUsage();
  const found = work();
  const seconds = processorSeconds(used);
  if (found !== frameCount) throw new Error(`${found} of ${frameCount} frames`);
  return seconds;
}

const bytes = frames();
const chunks = chunksOf(bytes);
const read: number[] = [];
const bare: number[] = [];
for (let round = 0; round < rounds + 3; round++) {
  const readSeconds = measure(() => readAll(chunks));
  const bareSeconds = measure(() => scanAll(chunks));
  // The first rounds pay for compilation.
  if (round < 3) continue;
  read.push(readSeconds);
  bare.push(bareSeconds);
}
const middle = (times: number[]): number => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;
const [readMedian, bareMedian] = [middle(read), middle(bare)];
const megabytes = bytes.length / 1e6;
const rate = (seconds: number): string => Math.round(frameCount / seconds).toLocaleString('en');
console.log(
  `jt808 0x0200  ${frameCount.toLocaleString('en')} frames, ${megabytes.toFixed(1)} MB  ` +
    `median ${rate(readMedian)} frames/s (${(megabytes / readMedian).toFixed(0)} MB/s)  ` +
    `slowest ${rate(read.at(-1) ?? NaN)} frames/s`,
);
console.log(
  `bare scan     median ${rate(bareMedian)} frames/s (${(megabytes / bareMedian).toFixed(0)} MB/s)  ` +
    `ratio ${(bareMedian / readMedian).toFixed(3)}`,
);
console.log(ratioLine('JT/T 808', bareMedian / readMedian));
