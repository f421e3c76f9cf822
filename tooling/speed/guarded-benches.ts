/** A bench in its short form, and the ratios it must print. */
export interface GuardedBench {
  readonly command: readonly string[];
  readonly ratios: readonly string[];
  readonly limitSeconds: number;
  readonly isInBrowser?: boolean;
}

const bench = (file: string, args: readonly string[], ratios: readonly string[], limitSeconds: number): GuardedBench => ({
  command: ['node', '--import', 'tsx', `bench/${file}.ts`, ...args],
  ratios,
  limitSeconds,
});

/** Every bench that has a peer, or a bare limit, in the same run. */
export const guardedBenches: readonly GuardedBench[] = [
  bench('wire/edifact', ['3', '7', '--short'], ['EDIFACT at once', 'EDIFACT in pieces'], 120),
  bench('wire/flat-cn', ['8', '7'], ['platform file in pieces', 'platform file at once'], 60),
  bench('wire/gacc-xml', ['6', '7'], ['customs XML'], 90),
  bench('wire/ais', ['100000', '5'], ['AIS'], 60),
  bench('wire/jt808', ['100000', '9'], ['JT/T 808'], 60),
  bench('ingest/run', ['40000', '600'], ['ingest'], 90),
  bench('ledger/run', ['--short'], ['charges of many owners', 'charges of one owner', 'charges in one call'], 90),
  bench('list-call/run', ['--short'], ['list call'], 120),
  { ...bench('grid/run', [], ['grid first render', 'grid frame'], 120), isInBrowser: true },
];
