/** One that reads the same as others, or something like it. */
export interface Contestant {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** What `read` must have counted in every round, so that nothing is measured that reads nothing. */
  readonly expected: number;
  readonly read: () => number | Promise<number>;
}

/** How fast one was, in MB/s. */
export interface Pace {
  /** The median of its rounds. */
  readonly byClock: number;
  /** The best of its rounds, its collector's threads included: whatever disturbs a round only slows it. */
  readonly byProcessor: number;
}

/** What pays for compilation and is not counted: so many rounds, and so many seconds of processor time. */
const warmUp = { rounds: 2, seconds: 2.5 };

/**
 * Lets each contestant read over some rounds, ours first. One after the other
 * and not in turn: in one heap each would pay for what those before it leave
 * behind, and code that has not run for a while is compiled again.
 *
 * @returns their paces in the same order
 */
export async function measureAll(contestants: readonly Contestant[], rounds: number): Promise<Pace[]> {
  const paces: Pace[] = [];
  for (const contestant of contestants) paces.push(await measure(contestant, rounds));
  return paces;
}

async function measure({ name, bytes, expected, read }: Contestant, rounds: number): Promise<Pace> {
  const [clock, processor]: [number[], number[]] = [[], []];
  const start = process.cpuUsage();
  for (let round = 0; clock.length < rounds; round++) {
    const isWarm = round >= warmUp.rounds && processorSeconds(start) >= warmUp.seconds;
    const used = process.cpuUsage();
    const began = process.hrtime.bigint();
    const counted = await read();
    const seconds = Number(process.hrtime.bigint() - began) / 1e9;
    const usedSeconds = processorSeconds(used);
    if (counted !== expected) throw new Error(`${name}: ${counted} of ${expected} read`);
    if (!isWarm) continue;
    clock.push(bytes.length / 1e6 / seconds);
    processor.push(bytes.length / 1e6 / usedSeconds);
  }
  const pace = { byClock: medianOf(clock), byProcessor: Math.max(...processor) };
  console.log(
    `${name.padEnd(44)} ${pace.byClock.toFixed(0).padStart(5)} MB/s   slowest round ${Math.min(...clock).toFixed(0)}   ` +
      `best by processor time ${pace.byProcessor.toFixed(0)}`,
  );
  return pace;
}

/** How many times as fast `ours` is as `other`, by processor time, which changes little with what other programs take. */
export function ratioOf(ours: Pace, other: Pace): number {
  return ours.byProcessor / other.byProcessor;
}

/** Processor time of this process since `process.cpuUsage()` gave `since`, its collector's threads included. */
export function processorSeconds(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
}

/** The middle one of some numbers. */
export function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
}
