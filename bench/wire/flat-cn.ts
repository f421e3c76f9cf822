/**
 * How fast platform files (平台文件) are read: bytes in, neutral messages out,
 * everything included. Goal: 80 MB/s.
 *
 *   node --import tsx bench/wire/flat-cn.ts [MB] [rounds]
 */
import { readMessage } from '@mastlight/wire';
import { writeFlatGate } from '@mastlight/wire/flat-cn/write';
import { gateTraffic } from './gate-traffic';
import { measure } from './measure';

const megabytes = Number(process.argv[2] ?? 6);
const rounds = Number(process.argv[3] ?? 15);

const { bytes, boxes } = gateTraffic(megabytes, (messages) =>
  Buffer.concat(messages.map((message) => writeFlatGate(message, { sender: 'BLCT3', recipient: 'MASTLIGHT' }))),
);
console.log(`platform file CODECO, ${(bytes.length / 1e6).toFixed(1)} MB, ${boxes} boxes, median of ${rounds} rounds`);
const { median } = measure('parse + validate + map', bytes, rounds, boxes, () =>
  readMessage(bytes).messages.reduce((sum, message) => sum + (message.kind === 'gate' ? message.boxes.length : 0), 0),
);
console.log(`flat ${median.toFixed(0)} MB/s (goal 80)`);
