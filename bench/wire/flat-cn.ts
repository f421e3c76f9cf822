/**
 * How fast platform files (平台文件) are read: bytes in, neutral messages out,
 * everything included; in pieces, as the command line reads, and at once, as
 * the intake does. At once is slower: all messages live until the end, and the
 * garbage collector copies them while they are young. Goal: 80 MB/s.
 *
 *   node --import tsx bench/wire/flat-cn.ts [MB] [rounds]
 */
import { readMessage, readMessageStream, type WireMessage } from '@mastlight/wire';
import { writeFlatGate } from '@mastlight/wire/flat-cn/write';
import { gateTraffic } from './gate-traffic';
import { measure } from './measure';

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

console.log(`platform file CODECO, ${(bytes.length / 1e6).toFixed(1)} MB, ${boxes} boxes, median of ${rounds} rounds`);
const pieces = await measure('parse + validate + map, in pieces', bytes, rounds, boxes, async () => {
  let count = 0;
  for await (const part of readMessageStream(inPieces())) count += countBoxes(part.messages);
  return count;
});
// One reading holds at most 100,000 boxes.
const small = bytes.subarray(0, bytes.indexOf('\n99:', 5_000_000));
const smallBoxes = countBoxes(readMessage(small).messages);
await measure('parse + validate + map, at once', small, rounds, smallBoxes, () => countBoxes(readMessage(small).messages));
console.log(`flat ${pieces.median.toFixed(0)} MB/s (goal 80)`);
