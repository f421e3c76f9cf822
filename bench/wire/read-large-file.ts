/** Reads the CODECO file of the first argument in pieces and prints what it cost; run by `edifact.ts`, which tells how many boxes there are. */
import { createReadStream, statSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { readMessageStream } from '@mastlight/wire/read-message-stream';

const [, , path = '', expected = ''] = process.argv;
const bytes = statSync(path).size;
const delay = monitorEventLoopDelay({ resolution: 1 });
const beforeRss = process.memoryUsage.rss();
let boxes = 0;
let peakRss = 0;
let parts = 0;
/** Of one part, in ms of processor time: what a stall is where nobody else uses the machine. */
let longestPartMs = 0;
let used = process.cpuUsage();
const before = process.hrtime.bigint();
for await (const part of readMessageStream(createReadStream(path, { highWaterMark: 256 * 1024 }))) {
  for (const message of part.messages) if (message.kind === 'gate') boxes += message.boxes.length;
  peakRss = Math.max(peakRss, process.memoryUsage.rss());
  // The first parts pay for compilation, as a server does once.
  if (++parts === 20) delay.enable();
  const { user, system } = process.cpuUsage(used);
  if (parts > 20) longestPartMs = Math.max(longestPartMs, (user + system) / 1000);
  used = process.cpuUsage();
}
const seconds = Number(process.hrtime.bigint() - before) / 1e9;
if (boxes !== Number(expected)) throw new Error(`${boxes} of ${expected} boxes read`);
const mb = (count: number): string => (count / 1e6).toFixed(0);
console.log(
  `F-05 file of ${mb(bytes)} MB in pieces: ${(bytes / 1e6 / seconds).toFixed(0)} MB/s, RSS ${mb(peakRss)} MB ` +
    `(${mb(beforeRss)} before; goal 150), longest event-loop stall ${(delay.max / 1e6).toFixed(1)} ms (goal 20), ` +
    `longest part ${longestPartMs.toFixed(1)} ms of processor time`,
);
