/** More than a fifth below the last dated ratio is a fall. */
const leastShare = 0.8;

/** What became of one ratio since it was last dated. `new`: it has no dated one yet. */
export interface ComparedRatio {
  readonly name: string;
  readonly verdict: 'ok' | 'FELL' | 'MISSING' | 'new';
  /** Null where it was not measured. */
  readonly measured: number | null;
  /** Null where none is dated. */
  readonly dated: number | null;
}

/**
 * Compares measured ratios with the last dated ones. A ratio that is expected
 * and was not measured is missing, and never counts as fine.
 *
 * @param expected the ratios that should have been measured
 */
export function compareRatios(
  expected: readonly string[],
  measured: ReadonlyMap<string, number>,
  dated: ReadonlyMap<string, number>,
): readonly ComparedRatio[] {
  return expected.map((name) => {
    const [now, before] = [measured.get(name) ?? null, dated.get(name) ?? null];
    return { name, verdict: judge(now, before), measured: now, dated: before };
  });
}

/** True when nothing fell and nothing is missing. */
export function isFast(compared: readonly ComparedRatio[]): boolean {
  return compared.every(({ verdict }) => verdict === 'ok' || verdict === 'new');
}

/** One line of the table that a run prints. */
export function showRatio({ name, verdict, measured, dated }: ComparedRatio): string {
  const share = measured === null || dated === null ? '' : ` (${Math.round((measured / dated) * 100)} %)`;
  return `${verdict.padEnd(8)}${name.padEnd(32)}${show(measured).padStart(8)}   dated ${show(dated)}${share}`;
}

function judge(measured: number | null, dated: number | null): ComparedRatio['verdict'] {
  if (measured === null) return 'MISSING';
  if (dated === null) return 'new';
  return measured < dated * leastShare ? 'FELL' : 'ok';
}

function show(ratio: number | null): string {
  return ratio === null ? '–' : ratio.toPrecision(3);
}
