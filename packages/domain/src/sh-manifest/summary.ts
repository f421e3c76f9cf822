/** What lists show and search of a filing, made of its lines (R-3.9-19). */
import { carriers } from '../vocabulary/carrier';
import { findEntry, wharfs } from './dictionaries';
import { isBlankLine, type GoodsField, type ManifestFiling } from './filing';
import { houseBillLengthMax } from './limits';
import { writeThousandths } from './numbers';
import { totalsOf } from './totals';

export interface ManifestSummary {
  readonly houseBillNos: readonly string[];
  readonly containerNos: readonly string[];
  readonly sealNos: readonly string[];
  readonly packages: number;
  /** 合计: containers, packages, weight and volume in one line. */
  readonly total: string;
}

/** The summary of a filing: numbers each once, in the order of the lines. */
export function summarize({ goods }: Pick<ManifestFiling, 'goods'>): ManifestSummary {
  const lines = goods.filter((line) => !isBlankLine(line));
  // A draft may say anything; what is longer is no number, and is shown by its beginning.
  const numberOf = (text: string): string => text.trim().slice(0, houseBillLengthMax);
  const each = (field: GoodsField): string[] => [...new Set(lines.map((line) => numberOf(line[field])).filter((text) => text !== ''))];
  const { containers, packages, weight, volume } = totalsOf(lines);
  return {
    houseBillNos: each('houseBillNo'),
    containerNos: each('containerNo'),
    sealNos: each('sealNo'),
    packages,
    total: `${containers} 箱 ${packages} 件 ${writeThousandths(weight)} kg ${writeThousandths(volume)} m³`,
  };
}

/** The carrier's name in Chinese; what is none of ours stays as it was typed. */
export function carrierName(code: string): string {
  return carriers.find((carrier) => carrier.code === code)?.nameCn ?? code;
}

export function wharfLabel(code: string): string {
  return findEntry(wharfs, code)?.name ?? code;
}
