/** What the lines of a filing add up to, and how that stands to what the bill says. */
import { emptyBoxMark, isBlankLine, type GoodsLine, type ManifestHead } from './filing';
import { readPackages, readThousandths } from './numbers';

export interface ManifestTotals {
  readonly lines: number;
  readonly containers: number;
  readonly packages: number;
  /** In thousandths of a kg and of a m³. */
  readonly weight: number;
  readonly volume: number;
}

/** Sums over the lines; what is no number counts as nothing, and is told by the rules. */
export function totalsOf(lines: readonly GoodsLine[]): ManifestTotals {
  const filled = lines.filter((line) => !isBlankLine(line));
  const loaded = filled.filter(({ isEmpty }) => isEmpty !== emptyBoxMark);
  const sum = (read: (line: GoodsLine) => number | null): number => loaded.reduce((total, line) => total + (read(line) ?? 0), 0);
  return {
    lines: filled.length,
    containers: new Set(filled.map(({ containerNo }) => containerNo.trim()).filter((containerNo) => containerNo !== '')).size,
    packages: sum(({ packages }) => readPackages(packages)),
    weight: sum(({ weightKg }) => readThousandths(weightKg)),
    volume: sum(({ volumeM3 }) => readThousandths(volumeM3)),
  };
}

/** Ours less the bill's, in the totals' own units; null where the bill says nothing. */
export interface AgainstBill {
  readonly packages: number | null;
  readonly weight: number | null;
  readonly volume: number | null;
}

export function againstBill(
  { packages, weight, volume }: ManifestTotals,
  head: Pick<ManifestHead, 'billPackages' | 'billWeightKg' | 'billVolumeM3'>,
): AgainstBill {
  const less = (ours: number, theirs: number | null): number | null => (theirs === null ? null : ours - theirs);
  return {
    packages: less(packages, readPackages(head.billPackages)),
    weight: less(weight, readThousandths(head.billWeightKg)),
    volume: less(volume, readThousandths(head.billVolumeM3)),
  };
}
