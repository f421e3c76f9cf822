/**
 * How fast platform files (平台文件) are read: bytes in, neutral messages out,
 * everything included; in pieces, as the command line reads, and at once, as
 * the intake does. At once is slower: all messages live until the end, and the
 * garbage collector copies them while they are young. Goal: 80 MB/s. The bare
 * limit beside them splits the same text into fields, and understands nothing.
 *
 *   node --import tsx bench/wire/flat-cn.ts [MB] [rounds]
 */
import { readMessage, readMessageStream, type WireMessage } from '@mastlight/wire';
import { writeFlatGate } from '@mastlight/wire/flat-cn/write';
import { gateTraffic } from './gate-traffic';
import { ratioLine } from '../../tooling/speed/ratio-lines';
import { measureAll, ratioOf, type Pace } from './measure';

const megabytes = Number(process.argv[2] ?? 30);
const rounds = Number(process.argv[3] ?? 15);
const pieceBytes = 256 * 1024;

const { bytes, boxes } = gateTraffic(megabytes, (messages) =>
  Buffer.concat(messages.map((message) => writeFlatGate(message, { sender: 'BLCT3', recipient: 'MASTLIGHT' }))),
);

function countBoxes(messages: readonly WireMessage[]): number {
  return messages.reduce((sum, message) => sum + (message.kind === 'gate' ? message.boxes.length : 0), 0);
}

async function* inPieces(): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
}

async function readInPieces(): Promise<number> {
  let count = 0;
  for await (const part of readMessageStream(inPieces())) count += countBoxes(part.messages);
  return count;
}

console.log(`platform file CODECO, ${(bytes.length / 1e6).toFixed(1)} MB, ${boxes} boxes, median of ${rounds} rounds`);
// One reading holds at most 100,000 boxes.
const small = bytes.subarray(0, bytes.indexOf('\n99:', Math.min(5_000_000, bytes.length / 2)));
const smallBoxes = countBoxes(readMessage(small).messages);
/** The fields of every record as texts, and nothing understood. */
const splitAll = (): number =>
  bytes
    .toString('latin1')
    .split("'")
    .map((record) => record.split(':')).length;
const [pieces, atOnce, split] = (await measureAll(
  [
    { name: 'parse + validate + map, in pieces', bytes, expected: boxes, read: readInPieces },
    {
      name: 'parse + validate + map, at once',
      bytes: small,
      expected: smallBoxes,
      read: () => countBoxes(readMessage(small).messages),
    },
    { name: 'bare split into texts', bytes, expected: splitAll(), read: splitAll },
  ],
  rounds,
)) as [Pace, Pace, Pace];
console.log(
  `flat ${pieces.byClock.toFixed(0)} MB/s (goal 80); to a bare split ${ratioOf(pieces, split).toFixed(2)}, at once ${ratioOf(atOnce, split).toFixed(2)}`,
);
console.log(ratioLine('platform file in pieces', ratioOf(pieces, split)));
console.log(ratioLine('platform file at once', ratioOf(atOnce, split)));
