/** What the record of a manifest says of its goods (R-3.9-14, -15), made of its lines. */
import { isBlankLine, type ManifestFiling } from './filing';
import { writeThousandths } from './numbers';
import { totalsOf } from './totals';

export interface ManifestRecord {
  /** Null, and empty below, where no line was entered. */
  readonly packages: number | null;
  /** kg and m³, as a field writes them. */
  readonly weightKg: string;
  readonly volumeM3: string;
  /** 拼箱: some container carries goods of more than one house bill. */
  readonly isShared: boolean;
  /** 箱量: `2*40HC,1*20GP`, in the order of the lines. */
  readonly containersByType: string;
  /** 箱号/封号/箱型, one container each. */
  readonly containers: readonly string[];
  readonly goods: number;
}

export function recordOf({ goods }: Pick<ManifestFiling, 'goods'>): ManifestRecord {
  const lines = goods.filter((line) => !isBlankLine(line));
  const byContainer = new Map<string, typeof lines>();
  for (const line of lines) {
    const containerNo = line.containerNo.trim();
    if (containerNo !== '') byContainer.set(containerNo, [...(byContainer.get(containerNo) ?? []), line]);
  }
  const firstOf = (own: typeof lines, field: 'sealNo' | 'containerType'): string =>
    own.map((line) => line[field].trim()).find((text) => text !== '') ?? '';
  const types = new Map<string, number>();
  for (const own of byContainer.values()) {
    const type = firstOf(own, 'containerType');
    types.set(type, (types.get(type) ?? 0) + 1);
  }
  const { packages, weight, volume } = totalsOf(lines);
  const isEntered = lines.length > 0;
  return {
    packages: isEntered ? packages : null,
    weightKg: isEntered ? writeThousandths(weight) : '',
    volumeM3: isEntered ? writeThousandths(volume) : '',
    isShared: [...byContainer.values()].some((own) => new Set(own.map(({ houseBillNo }) => houseBillNo.trim())).size > 1),
    containersByType: [...types].map(([type, count]) => `${count}*${type || '?'}`).join(','),
    containers: [...byContainer].map(([containerNo, own]) => `${containerNo}/${firstOf(own, 'sealNo')}/${firstOf(own, 'containerType')}`),
    goods: lines.filter(({ cargoName }) => cargoName.trim() !== '').length,
  };
}

/** What one thing that is wrong, and one that is only noted, takes from a record's score. */
const [errorCost, warningCost] = [20, 5];

/** 评分: 100 where nothing is wrong, less for each error and each warning, never below 0. */
export function scoreOf({ errors, warnings }: { readonly errors: number; readonly warnings: number }): number {
  return Math.max(0, 100 - errors * errorCost - warnings * warningCost);
}
