/**
 * How fast export pre-manifests (MT2101) are read, beside fast-xml-parser with
 * a mapping into the same model, and what one declaration of 9,999 bills costs
 * in time, stalls and memory. Ours is the whole way: charset, syntax,
 * validation, findings, neutral messages; the peer checks no more than its
 * mapping needs. Before anything is timed, both must give equal messages.
 *
 *   node --import tsx bench/wire/gacc-xml.ts [MB] [rounds]
 */
import { deepStrictEqual } from 'node:assert/strict';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readMessage, type Reading, type WireMessage } from '@mastlight/wire';
import { readMessageInSteps } from '@mastlight/wire/read-message';
import { XMLParser } from 'fast-xml-parser';
import { ratioLine } from '../../tooling/speed/ratio-lines';
import { mapDeclaration, repeated, type Node } from './map-declaration';
import { measureAll, ratioOf, type Pace } from './measure';
import { preManifests } from './pre-manifests';

const megabytes = Number(process.argv[2] ?? 20);
const rounds = Number(process.argv[3] ?? 7);
const billsEach = 1000;
const mostBills = 9999;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  isArray: (name) => repeated.has(name),
});

/** The peer reads one document at a time, so the file is cut at the declarations, which costs it next to nothing. */
function readWithPeer(file: Buffer): WireMessage[] {
  return file
    .toString('utf8')
    .split('<?xml version="1.0" encoding="UTF-8"?>')
    .slice(1)
    .map((document) => mapDeclaration((parser.parse(document) as Record<string, Node>)['Manifest'] ?? ''));
}

function countBills(messages: readonly WireMessage[]): number {
  const counts = messages.map((message) => (message.kind === 'customs-declaration' ? message.bills.length : 0));
  return counts.reduce((sum, count) => sum + count, 0);
}

function readClean(file: Buffer): Reading {
  const reading = readMessage(file);
  if (reading.findings.length > 0) throw new Error(`${reading.findings[0]?.en}`);
  return reading;
}

const sample = preManifests(2, 50);
deepStrictEqual(readWithPeer(sample), readClean(sample).messages);

const one = preManifests(1, billsEach);
const documents = Math.max(1, Math.round((megabytes * 1e6) / one.length));
const file = preManifests(documents, billsEach);
const bills = documents * billsEach;
console.log(`${(file.length / 1e6).toFixed(1)} MB, ${documents} MT2101 of ${billsEach} bills`);
const [ours, peer] = (await measureAll(
  [
    { name: 'mastlight', bytes: file, expected: bills, read: () => countBills(readClean(file).messages) },
    { name: 'fast-xml-parser and a mapping', bytes: file, expected: bills, read: () => countBills(readWithPeer(file)) },
  ],
  rounds,
)) as [Pace, Pace];
console.log(`${ratioOf(ours, peer).toFixed(1)} times as fast; by the clock ${(ours.byClock / peer.byClock).toFixed(1)}`);
console.log(ratioLine('customs XML', ratioOf(ours, peer)));

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const large = preManifests(1, mostBills);
collectGarbage();
const before = process.memoryUsage();
const began = process.hrtime.bigint();
let last = began;
let longestMs = 0;
const steps = readMessageInSteps(large);
let step = steps.next();
while (!step.done) {
  const now = process.hrtime.bigint();
  longestMs = Math.max(longestMs, Number(now - last) / 1e6);
  last = now;
  step = steps.next();
}
const tookMs = Number(process.hrtime.bigint() - began) / 1e6;
collectGarbage();
const heldMb = (process.memoryUsage().heapUsed - before.heapUsed) / 1e6;
console.log(
  `one declaration of ${countBills(step.value.messages)} bills (${(large.length / 1e6).toFixed(1)} MB): ` +
    `${tookMs.toFixed(0)} ms, longest step ${longestMs.toFixed(1)} ms, ${heldMb.toFixed(0)} MB held as messages`,
);
