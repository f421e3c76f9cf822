/** How fast something was over some rounds. */
export interface Pace {
  /** MB/s of the median round. */
  readonly median: number;
  /** MB/s of the slowest round. */
  readonly slowest: number;
}

/** Rounds that pay for compilation and are not counted. */
const warmUpRounds = 3;

/**
 * How fast `read` takes in `bytes`; `read` returns what it counted, which must
 * be `expected` in every round, so that nothing is measured that reads nothing.
 */
export async function measure(
  name: string,
  bytes: Uint8Array,
  rounds: number,
  expected: number,
  read: () => number | Promise<number>,
): Promise<Pace> {
  const seconds: number[] = [];
  for (let round = 0; round < rounds + warmUpRounds; round++) {
    const before = process.hrtime.bigint();
    const counted = await read();
    const took = Number(process.hrtime.bigint() - before) / 1e9;
    if (counted !== expected) throw new Error(`${name}: ${counted} of ${expected} read`);
    if (round >= warmUpRounds) seconds.push(took);
  }
  seconds.sort((a, b) => a - b);
  const megabytes = bytes.length / 1e6;
  const pace = {
    median: megabytes / (seconds[Math.floor(seconds.length / 2)] ?? NaN),
    slowest: megabytes / (seconds.at(-1) ?? NaN),
  };
  console.log(`${name.padEnd(44)} ${pace.median.toFixed(0).padStart(5)} MB/s   slowest round ${pace.slowest.toFixed(0)}`);
  return pace;
}
