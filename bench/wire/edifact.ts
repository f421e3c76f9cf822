/**
 * F-05: how fast EDIFACT CODECO is read, beside three npm parsers that build a
 * tree of the same file, and what a 1 GB file costs in memory and stalls.
 * Ours is the whole way (charset, syntax, validation, neutral messages); the
 * peers build segments of elements of components and check nothing.
 *
 *   node --import tsx bench/wire/edifact.ts [MB] [rounds] [--short]
 */
import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMessage, readMessageStream, type WireMessage } from '@mastlight/wire';
import { defaultDialect } from '@mastlight/wire/edifact/envelope/service-string';
import { writeCodeco } from '@mastlight/wire/edifact/write';
import { SegmentCursor } from '@mastlight/wire/syntax/segment-cursor';
import { Configuration, NullValidator, Parser as MakakParser } from '@makakwastaken/ts-edifact';
import { buildSync } from 'esbuild';
import { Configuration as TsConfiguration, NullValidator as TsNullValidator, Parser as TsParser } from 'ts-edifact';
import { gateTraffic, startMs } from './gate-traffic';
import { ratioLine } from '../../tooling/speed/ratio-lines';
import { measureAll, ratioOf, type Pace } from './measure';

const megabytes = Number(process.argv[2] ?? 6);
const rounds = Number(process.argv[3] ?? 15);
/** As a file is read. */
const pieceBytes = 256 * 1024;

interface Segment {
  readonly name: string;
  readonly elements: string[][];
}

/** What the three peers have in common: they call back for every part of a segment. */
interface Peer {
  write(text: string): void;
  end(): void;
}

interface TreeBuilder {
  readonly segments: Segment[];
  openSegment(name: string): void;
  openElement(): void;
  takeComponent(text: string): void;
}

function treeBuilder(): TreeBuilder {
  const segments: Segment[] = [];
  let elements: string[][] = [];
  let components: string[] = [];
  return {
    segments,
    openSegment(name) {
      elements = [];
      segments.push({ name, elements });
    },
    openElement() {
      components = [];
      elements.push(components);
    },
    takeComponent: (text) => void components.push(text),
  };
}

const require = createRequire(import.meta.url);
// The package has no types.
const EdifactParser = require('edifact/parser.js') as new () => Peer & {
  encoding(level: string): void;
  onopensegment: (name: string) => void;
  onelement: () => void;
  oncomponent: (text: string) => void;
};

/** Their own validators write a line for every segment that has no definition, so they get the one that does nothing. */
const peers: Readonly<Record<string, (tree: TreeBuilder) => Peer>> = {
  edifact(tree) {
    const parser = new EdifactParser();
    parser.encoding('UNOA');
    parser.onopensegment = tree.openSegment;
    parser.onelement = tree.openElement;
    parser.oncomponent = tree.takeComponent;
    return parser;
  },
  'ts-edifact'(tree) {
    const parser = new TsParser(new TsConfiguration({ validator: new TsNullValidator() }));
    parser.onOpenSegment = tree.openSegment;
    parser.onElement = tree.openElement;
    parser.onComponent = tree.takeComponent;
    return parser;
  },
  '@makakwastaken/ts-edifact'(tree) {
    const parser = new MakakParser(new Configuration({ validator: new NullValidator() }));
    parser.onOpenSegment = tree.openSegment;
    parser.onElement = tree.openElement;
    parser.onComponent = tree.takeComponent;
    return parser;
  },
};

const { bytes, boxes } = gateTraffic(megabytes, (messages) =>
  writeCodeco(messages, { sender: 'BLCT3', recipient: 'MASTLIGHT', controlReference: 'B1', preparedMs: startMs }),
);

function countSegments(): number {
  const cursor = new SegmentCursor(bytes, defaultDialect);
  let count = 0;
  while (cursor.next()) count++;
  return count;
}

const segments = countSegments();
console.log(`CODECO, ${(bytes.length / 1e6).toFixed(1)} MB, ${boxes} boxes, ${segments} segments, median of ${rounds} rounds`);

const countBoxes = (messages: readonly WireMessage[]): number =>
  messages.reduce((sum, message) => sum + (message.kind === 'gate' ? message.boxes.length : 0), 0);

async function* inPieces(): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
}

async function readInPieces(): Promise<number> {
  let count = 0;
  for await (const part of readMessageStream(inPieces())) count += countBoxes(part.messages);
  return count;
}

const [pieces, atOnce, scan, ...others] = (await measureAll(
  [
    // First in pieces: where messages live long V8 makes them where it collects seldom, from then on.
    { name: 'parse + validate + map, in pieces', bytes, expected: boxes, read: readInPieces },
    { name: 'parse + validate + map, at once', bytes, expected: boxes, read: () => countBoxes(readMessage(bytes).messages) },
    { name: 'scan only', bytes, expected: segments, read: countSegments },
    ...Object.entries(peers).map(([name, open]) => ({
      name: `${name}, tree`,
      bytes,
      expected: segments,
      read(): number {
        const tree = treeBuilder();
        const parser = open(tree);
        parser.write(bytes.toString('latin1'));
        parser.end();
        return tree.segments.length;
      },
    })),
  ],
  rounds,
)) as [Pace, Pace, Pace, ...Pace[]];
const fastest = others.toSorted((a, b) => b.byProcessor - a.byProcessor)[0]!;
console.log(
  `F-05 ratio ${ratioOf(atOnce, fastest).toFixed(2)} to the fastest peer (goal 2), ${atOnce.byClock.toFixed(0)} MB/s (goal 60); ` +
    `in pieces ratio ${ratioOf(pieces, fastest).toFixed(2)}; by the clock ${(atOnce.byClock / fastest.byClock).toFixed(2)} and ` +
    `${(pieces.byClock / fastest.byClock).toFixed(2)}; of the scan ${ratioOf(atOnce, scan).toFixed(2)} and ${ratioOf(pieces, scan).toFixed(2)}`,
);
console.log(`F-05 scan ${scan.byClock.toFixed(0)} MB/s (goal 150)`);
console.log(ratioLine('EDIFACT at once', ratioOf(atOnce, fastest)));
console.log(ratioLine('EDIFACT in pieces', ratioOf(pieces, fastest)));

if (!process.argv.includes('--short')) readLargeFile();

/** Reads a file of 1 GB in a process of its own, bundled as in production, so that the memory counted is the reader's. */
function readLargeFile(): void {
  const folder = mkdtempSync(join(tmpdir(), 'mastlight-bench-'));
  try {
    const path = join(folder, 'large.edi');
    const file = openSync(path, 'w');
    let expected = 0;
    for (let size = 0; size < 1e9; size += bytes.length, expected += boxes) writeSync(file, bytes);
    closeSync(file);
    const script = join(folder, 'read-large-file.mjs');
    buildSync({
      entryPoints: [fileURLToPath(new URL('read-large-file.ts', import.meta.url))],
      outfile: script,
      bundle: true,
      platform: 'node',
      format: 'esm',
    });
    spawnSync(process.execPath, [script, path, String(expected)], { stdio: 'inherit' });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
