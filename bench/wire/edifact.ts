/**
 * F-05: how fast EDIFACT CODECO is read, beside three npm parsers that build a
 * tree of the same file, and what a 1 GB file costs in memory and stalls.
 * Ours is the whole way (charset, syntax, validation, neutral messages); the
 * peers build segments of elements of components and check nothing.
 *
 *   node --import tsx bench/wire/edifact.ts [MB] [rounds]
 */
import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMessage } from '@mastlight/wire';
import { defaultDialect } from '@mastlight/wire/edifact/envelope/service-string';
import { writeCodeco } from '@mastlight/wire/edifact/write';
import { SegmentCursor } from '@mastlight/wire/syntax/segment-cursor';
import { Configuration, NullValidator, Parser as MakakParser } from '@makakwastaken/ts-edifact';
import { buildSync } from 'esbuild';
import { Configuration as TsConfiguration, NullValidator as TsNullValidator, Parser as TsParser } from 'ts-edifact';
import { gateTraffic, startMs } from './gate-traffic';
import { measure } from './measure';

const megabytes = Number(process.argv[2] ?? 6);
const rounds = Number(process.argv[3] ?? 15);
/** The peers take seconds per round. */
const peerRounds = Math.min(rounds, 5);

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

const scan = await measure('scan only', bytes, rounds, segments, countSegments);
const whole = await measure('parse + validate + map', bytes, rounds, boxes, () =>
  readMessage(bytes).messages.reduce((sum, message) => sum + (message.kind === 'gate' ? message.boxes.length : 0), 0),
);
let fastest = 0;
for (const [name, open] of Object.entries(peers)) {
  const { median } = await measure(`${name}, tree`, bytes, peerRounds, segments, () => {
    const tree = treeBuilder();
    const parser = open(tree);
    parser.write(bytes.toString('latin1'));
    parser.end();
    return tree.segments.length;
  });
  fastest = Math.max(fastest, median);
}
console.log(`F-05 ratio ${(whole.median / fastest).toFixed(2)} to the fastest peer (goal 2), ${whole.median.toFixed(0)} MB/s (goal 60)`);
console.log(`F-05 scan ${scan.median.toFixed(0)} MB/s (goal 150)`);

// A process of its own and bundled as in production, so that the memory counted is the reader's.
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
