/**
 * Reads a folder of samples and compares what was read with what is stated
 * about it.
 *
 * What counts as read. The unit is the file: N files are all samples that the
 * register does not mark as a reject case. A file is read when it gave at
 * least one message and no message was refused; in captures of one frame or
 * sentence per line, lines that the protocol's own checksum or length refutes,
 * and parts of a message whose other parts the capture does not hold, do not
 * make it unread. A reject case counts neither way and is right when it is
 * refused or read with errors. The unit of facts is the single stated value
 * (a list of values is one): S are all that are stated, F those that the
 * reading says. Facts about reject cases are not asked for. A facts file that
 * cannot be read is one stated fact that is not matched.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMessage, type Reading } from '@mastlight/wire';
import { inlineInput, splitCapture } from './entry-input';
import type { FactOutcome, FactsEntry, FactsMatcher, FactsSample } from './facts-matcher';
import { findSamples, type FactsFile, type SampleFile } from './find-samples';
import { isRefused, whyUnread } from './judge-sample';
import { readFacts } from './read-facts';

/** What became of one sample. */
export interface SampleOutcome extends SampleFile {
  readonly format: Reading['format'];
  readonly messages: number;
  readonly refused: number;
  readonly warnings: number;
  /** Why it does not count as read; null when it does. */
  readonly unread: string | null;
  /** For a reject case: whether it was refused or read with errors. */
  readonly isRefused: boolean;
}

/** One stated fact with the place where it is stated. */
export interface PlacedFact extends FactOutcome {
  readonly path: string;
  readonly kind: string;
  readonly line: number;
}

/** The outcome of a folder. */
export interface Conformance {
  readonly samples: readonly SampleOutcome[];
  readonly facts: readonly PlacedFact[];
  /** R and N, F and S of the last line. */
  readonly totals: { readonly read: number; readonly files: number; readonly matched: number; readonly stated: number };
}

/**
 * Runs every sample below `folder` through the reader and every stated fact
 * through the first of `matchers` that accepts its entry.
 */
export function runConformance(folder: string, matchers: readonly FactsMatcher[]): Conformance {
  const { samples, facts } = findSamples(folder);
  const read = new Map<string, ReadSample>();
  const outcomes = samples.map((sample) => {
    const bytes = readBytes(join(folder, sample.path));
    const reading = readMessage(bytes ?? Buffer.alloc(0));
    read.set(sample.path, { input: bytes ?? Buffer.alloc(0), reading });
    return { ...judge(sample, reading), ...(bytes === null && { unread: '文件无法打开' }) };
  });
  const placed = facts.filter(isAskedFor).flatMap((file) => matchFile(folder, file, read, matchers));
  const counted = outcomes.filter(({ isRejectCase }) => !isRejectCase);
  return {
    samples: outcomes,
    facts: placed,
    totals: {
      read: counted.filter(({ unread }) => unread === null).length,
      files: counted.length,
      matched: placed.filter(({ isMatch }) => isMatch).length,
      stated: placed.length,
    },
  };
}

/** A sample's bytes, and what was read of them. */
interface ReadSample {
  readonly input: Buffer;
  readonly reading: Reading;
}

/** The bytes of a file; null when it cannot be opened, which is no reason to leave the others unread. */
function readBytes(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}

function judge(sample: SampleFile, reading: Reading): SampleOutcome {
  return {
    ...sample,
    format: reading.format,
    messages: reading.messages.length,
    refused: reading.refusedCount,
    warnings: reading.findings.filter(({ severity }) => severity === 'warning').length,
    unread: whyUnread(reading),
    isRefused: isRefused(reading),
  };
}

function isAskedFor({ samples }: FactsFile): boolean {
  return samples.length === 0 || samples.some(({ isRejectCase }) => !isRejectCase);
}

function matchFile(
  folder: string,
  file: FactsFile,
  read: ReadonlyMap<string, ReadSample>,
  matchers: readonly FactsMatcher[],
): PlacedFact[] {
  const place = (line: number, outcomes: readonly FactOutcome[]): PlacedFact[] =>
    outcomes.map((outcome) => ({ ...outcome, path: file.path, kind: file.kind, line }));
  const text = readBytes(join(folder, file.path))?.toString('utf8');
  const entries = text === undefined ? 1 : readFacts(file.path, text);
  if (typeof entries === 'number') {
    const said = `事实文件第 ${entries} 行不是有效的 JSON`;
    return place(entries, [{ name: '(JSON)', stated: '一个对象，或一行一个对象', said, isMatch: false }]);
  }
  const beside = file.samples.filter(({ isRejectCase }) => !isRejectCase);
  const joined = new Map<string, JoinedSamples>();
  return entries.flatMap((entry, index) =>
    splitByFile(entry, beside).flatMap(({ about, stated }) => {
      const single = { line: entry.line, stated };
      const matcher = matchers.find((candidate) => candidate.accepts(file.path, single));
      const sample = sampleOf(single, about, index, entries.length);
      return place(entry.line, matcher?.match(single, sample) ?? []);
    }),
  );

  function sampleOf(entry: FactsEntry, about: readonly SampleFile[], index: number, count: number): FactsSample {
    const inline = inlineInput(entry);
    if (inline !== null) return { input: inline, reading: readMessage(Buffer.from(inline)), messageIndex: null };
    const key = about.map(({ path }) => path).join('\n');
    const { input, reading, parts } =
      joined.get(key) ??
      joinSamples(
        about.flatMap(({ path }) => read.get(path) ?? []),
        count,
      );
    joined.set(key, { input, reading, parts });
    const part = parts?.[index];
    if (part !== undefined) return { input: part, reading: readMessage(Buffer.from(part)), messageIndex: null };
    return { input, reading, messageIndex: count > 1 ? index : null };
  }
}

/** The samples that entries speak of, joined once for all entries of a facts file. */
interface JoinedSamples {
  readonly input: string;
  readonly reading: Reading;
  /** The lines of a capture, when the entries speak of them in turn. */
  readonly parts: readonly string[] | null;
}

function joinSamples(samples: readonly ReadSample[], entryCount: number): JoinedSamples {
  const input = samples.map((sample) => sample.input.toString('utf8')).join('\n');
  const isInTurn = entryCount > 1 && samples.every(({ reading }) => isCapture(reading));
  return {
    input,
    reading: joinReadings(samples.map(({ reading }) => reading)),
    parts: isInTurn ? splitCapture(input, entryCount) : null,
  };
}

function isCapture({ format }: Reading): boolean {
  return format === 'jt808' || format === 'jt809' || format === 'ais-nmea';
}

/** An entry whose keys are names of files states facts about each of them. */
function splitByFile(
  { stated }: FactsEntry,
  beside: readonly SampleFile[],
): { about: readonly SampleFile[]; stated: FactsEntry['stated'] }[] {
  const named = Object.entries(stated).map(([name, facts]) => ({
    about: beside.filter(({ path }) => path === name || path.endsWith(`/${name}`)),
    facts,
  }));
  const isByFile = named.length > 0 && named.every(({ about, facts }) => about.length === 1 && typeof facts === 'object' && facts !== null);
  if (!isByFile) return [{ about: beside, stated }];
  return named.map(({ about, facts }) => ({ about, stated: facts as FactsEntry['stated'] }));
}

function joinReadings(readings: readonly Reading[]): Reading {
  return {
    format: readings[0]?.format ?? 'unknown',
    interchanges: readings.flatMap(({ interchanges }) => interchanges),
    messages: readings.flatMap(({ messages }) => messages),
    findings: readings.flatMap(({ findings }) => findings),
    refusedCount: readings.reduce((sum, { refusedCount }) => sum + refusedCount, 0),
  };
}
