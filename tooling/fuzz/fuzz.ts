/**
 * A fuzzer that breeds: mutants that make a reader behave in a new way are kept
 * and mutated further. The same seed and number of executions make the same run.
 */
import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { readMessage, type Reading } from '@mastlight/wire';
import { readMessageStream } from '@mastlight/wire/read-message-stream';
import { cpuTimeMs } from '@mastlight/wire/testing/cpu-time';
import { behaviourOf } from './behaviour';
import { loadFamily, type FamilyName } from './families';
import { findFault } from './find-fault';
import { mutate } from './mutate';
import { Dice } from './random';

export interface FuzzFault {
  readonly reason: string;
  readonly input: Buffer;
}

export interface FuzzReport {
  readonly executions: number;
  /** Kinds of behaviour seen: those of the samples, and those that mutants added. */
  readonly sampleBehaviours: number;
  readonly newBehaviours: number;
  readonly slowest: { readonly ms: number; readonly bytes: number };
  /** Resident memory over what it was when the readers were warm. */
  readonly rssGrowthMb: number;
  /** One for each reason. */
  readonly faults: readonly FuzzFault[];
}

export interface FuzzOptions {
  readonly family: FamilyName;
  readonly seed: number;
  /** Ends the run after so many inputs, */
  readonly executions?: number;
  /** or after so many ms by `nowMs`. */
  readonly untilMs?: number;
  readonly nowMs?: () => number;
  /** Ends the run after so many different faults. */
  readonly maxFaults?: number;
  /** What is fuzzed; another one when the fuzzer itself is tested. */
  readonly read?: (bytes: Buffer) => Reading;
}

/** Processor time for 100 KB of input. */
const budgetMs = 50;
const budgetBytes = 100_000;
const maxRssGrowthMb = 100;
/** Inputs until the compiler has done its work and memory is what it will be. */
const warmExecutions = 1_500;
const executionsPerRssCheck = 500;
const executionsPerStream = 8;
/** Larger mutants are tried and not bred: their like costs much time and finds little more. */
const maxKeptBytes = 16 * 1024;
const maxCorpus = 1_500;
const maxCorpusBytes = 16 * 1024 * 1024;

/** Fuzzes the readers of one family and tells what was found. */
export async function fuzz(options: FuzzOptions): Promise<FuzzReport> {
  const { seed, executions = Infinity, untilMs = Infinity, nowMs = () => performance.now(), maxFaults = 20, read = readMessage } = options;
  const family = loadFamily(options.family);
  const dice = new Dice(seed);
  const corpus = new Corpus(family.seeds, dice);
  const behaviours = new Set<number>();
  const faults = new Map<string, Buffer>();
  const blame = (reason: string, input: Buffer): void => {
    if (!faults.has(reason)) faults.set(reason, Buffer.from(input));
  };
  let slowest = { ms: 0, bytes: 0 };
  let sampleBehaviours = 0;
  const rss = new RssWatch();
  let done = 0;
  for (; done < executions && nowMs() < untilMs && faults.size < maxFaults; done++) {
    const isSample = done < family.seeds.length;
    const input = isSample ? family.seeds[done]! : mutate(corpus.pick(), family, dice, corpus.pick());
    const { reading, ms, fault } = readOnce(read, input);
    if (ms / budgetOf(input) > slowest.ms / budgetOf({ length: slowest.bytes })) slowest = { ms, bytes: input.length };
    if (fault !== null) blame(fault, input);
    if (reading === null) continue;
    const behaviour = behaviourOf(reading);
    if (!behaviours.has(behaviour)) {
      behaviours.add(behaviour);
      if (!isSample && input.length <= maxKeptBytes) corpus.add(input);
    }
    if (isSample) sampleBehaviours = behaviours.size;
    if (read === readMessage && done % executionsPerStream === 0 && input.length <= maxKeptBytes) {
      const streamFault = await findStreamFault(input, reading, dice);
      if (streamFault !== null) blame(streamFault, input);
    }
    // Lets signals and timers in.
    if (done % executionsPerRssCheck === 0) await setImmediate();
    if (done >= warmExecutions && done % executionsPerRssCheck === 0 && rss.growthMb(corpus.heldBytes) > maxRssGrowthMb) {
      blame(`memory grew by more than ${maxRssGrowthMb} MB`, input);
      break;
    }
  }
  return {
    executions: done,
    sampleBehaviours,
    newBehaviours: behaviours.size - sampleBehaviours,
    slowest,
    rssGrowthMb: rss.highestMb,
    faults: [...faults].map(([reason, input]) => ({ reason, input })),
  };
}

function budgetOf({ length }: { readonly length: number }): number {
  return budgetMs * Math.max(1, length / budgetBytes);
}

/** Reads once, or a few times when it took too long: compilation and collection fall into some of them. */
export function readOnce(
  read: (bytes: Buffer) => Reading,
  input: Buffer,
): { readonly reading: Reading | null; readonly ms: number; readonly fault: string | null } {
  let reading: Reading | null = null;
  let ms = Infinity;
  try {
    for (let attempt = 0; attempt < 12 && ms > budgetOf(input); attempt++) {
      const tookMs = cpuTimeMs(() => {
        reading = read(input);
      });
      ms = Math.min(ms, tookMs);
    }
  } catch (error) {
    return {
      reading: null,
      ms: 0,
      fault: `throws ${error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 120) : String(error)}`,
    };
  }
  const fault = findFault(reading!) ?? (ms > budgetOf(input) ? 'too slow' : null);
  return { reading, ms, fault };
}

/** Reads the input in pieces: the messages must be those of the whole. */
export async function findStreamFault(input: Buffer, whole: Reading, dice: Dice): Promise<string | null> {
  const messages: unknown[] = [];
  function* pieces(): Generator<Uint8Array> {
    for (let at = 0; at < input.length;) {
      const end = at + 1 + dice.length(input.length);
      yield input.subarray(at, end);
      at = end;
    }
  }
  try {
    for await (const part of readMessageStream(asAsync(pieces()))) {
      const fault = findFault(part);
      if (fault !== null) return `in pieces: ${fault}`;
      messages.push(...part.messages);
    }
  } catch (error) {
    return `in pieces: throws ${String(error).slice(0, 120)}`;
  }
  // Each part of a stream has the bounds that a reading has as a whole.
  const isBounded = whole.findings.some(({ code }) => code.startsWith('too-many'));
  return isBounded || isDeepStrictEqual(messages, whole.messages) ? null : `in pieces: other messages (${whole.format})`;
}

async function* asAsync<T>(items: Iterable<T>): AsyncGenerator<T> {
  yield* items;
}

/** The samples, and mutants that did something new; the newest are mutated most. */
class Corpus {
  private readonly bred: Buffer[] = [];
  private bytes = 0;

  constructor(
    private readonly samples: readonly Buffer[],
    private readonly dice: Dice,
  ) {}

  pick(): Buffer {
    const { bred, dice } = this;
    if (bred.length === 0 || dice.oneIn(3)) return dice.pick(this.samples);
    return bred[bred.length - 1 - dice.length(bred.length - 1)]!;
  }

  get heldBytes(): number {
    return this.bytes;
  }

  add(input: Buffer): void {
    this.bred.push(Buffer.from(input));
    this.bytes += input.length;
    while (this.bred.length > maxCorpus || this.bytes > maxCorpusBytes) {
      const at = this.dice.below(this.bred.length);
      this.bytes -= this.bred[at]!.length;
      this.bred.splice(at, 1);
    }
  }
}

/** Resident memory against the first look at it, without what the fuzzer keeps itself. */
class RssWatch {
  private warmBytes: number | null = null;
  highestMb = 0;

  growthMb(ownBytes: number): number {
    globalThis.gc?.();
    const readersBytes = process.memoryUsage().rss - ownBytes;
    this.warmBytes ??= readersBytes;
    const growthMb = (readersBytes - this.warmBytes) / 1_048_576;
    this.highestMb = Math.max(this.highestMb, growthMb);
    return growthMb;
  }
}
