import { stripVTControlCharacters } from 'node:util';

/**
 * The line by which a bench tells how many times as fast as its peer, or as its
 * bare limit, it is: greater is better, whatever is measured.
 *
 * @param name one of `guardedBenches`, without a colon
 */
export function ratioLine(name: string, ratio: number): string {
  return `RATIO ${name}: ${ratio.toPrecision(3)}`;
}

/** The ratios that a bench printed, by name; one that is no number above zero is not there. */
export function readRatioLines(printed: string): ReadonlyMap<string, number> {
  const ratios = new Map<string, number>();
  for (const line of stripVTControlCharacters(printed).split(/\r?\n/)) {
    const [, name, told] = /^RATIO ([^:]+): (\S+)$/.exec(line) ?? [];
    const ratio = Number(told);
    if (name !== undefined && Number.isFinite(ratio) && ratio > 0) ratios.set(name, ratio);
  }
  return ratios;
}
