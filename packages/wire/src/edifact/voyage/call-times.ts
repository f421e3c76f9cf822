import type { PortCall, TimeInRole, WireTime } from '../../message';

/** The four times of a call, and every other. */
export type CallTimes = Pick<PortCall, 'eta' | 'etd' | 'ata' | 'atd' | 'times'>;

/** 2005; 136, departure, stands for the actual one where 186 is not told. */
const qualifiers = { eta: ['132'], etd: ['133'], ata: ['178'], atd: ['186', '136'] } as const;

/** Sorts the times of a call; a repeated one stays among the others. */
export function sortCallTimes(times: readonly TimeInRole[]): CallTimes {
  const taken = new Set<TimeInRole>();
  const find = (codes: readonly string[]): WireTime | null => {
    for (const code of codes) {
      const found = times.find(({ qualifier }) => qualifier === code);
      if (!found) continue;
      taken.add(found);
      return found.time;
    }
    return null;
  };
  const { eta, etd, ata, atd } = qualifiers;
  const sorted = { eta: find(eta), etd: find(etd), ata: find(ata), atd: find(atd) };
  return { ...sorted, times: times.filter((time) => !taken.has(time)) };
}
