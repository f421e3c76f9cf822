/** A bench in its short form, and the ratios it must print. */
export interface GuardedBench {
  readonly command: readonly string[];
  readonly ratios: readonly string[];
  readonly isInBrowser?: boolean;
}

const bench = (file: string, args: readonly string[], ratios: readonly string[]): GuardedBench => ({
  command: ['node', '--import', 'tsx', `bench/${file}.ts`, ...args],
  ratios,
});

/** Every bench that has a peer, or a bare limit, in the same run. */
export const guardedBenches: readonly GuardedBench[] = [
  bench('wire/edifact', ['3', '7', '--short'], ['EDIFACT at once', 'EDIFACT in pieces']),
  bench('wire/flat-cn', ['8', '7'], ['platform file in pieces', 'platform file at once']),
  bench('wire/gacc-xml', ['6', '7'], ['customs XML']),
  bench('wire/ais', ['100000', '5'], ['AIS']),
  bench('wire/jt808', ['100000', '9'], ['JT/T 808']),
  bench('ingest/run', ['40000', '600'], ['ingest']),
  bench('ledger/run', ['--short'], ['charges of many owners', 'charges of one owner', 'charges in one call']),
  bench('list-call/run', ['--short'], ['list call']),
  { ...bench('grid/run', [], ['grid first render', 'grid frame']), isInBrowser: true },
];
