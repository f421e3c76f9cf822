import { readAttributes } from './attributes';
import { readSizeRange, type SizeRange } from './sizes';
import type { TariffEntry } from './tariff-table';

/** A code that can be proposed: a subheading, or a heading that has none. */
export interface Leaf {
  readonly code: string;
  readonly heading: string;
  readonly zh: string;
  readonly isUsual: boolean;
  readonly isResidual: boolean;
  /** What its own title says. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly size: SizeRange | null;
  /** Materials its chapter is about; null where it is about none. */
  readonly chapterMaterials: readonly string[] | null;
  /** How textiles of its chapter are made; null where they may be any way. */
  readonly chapterMake: string | null;
}

/** A line of what its siblings leave. */
export const residual = /^其他|未列名/;

/** What the goods of a chapter are made of: goods said to be of something else are not there. */
const materialsOfChapter: Readonly<Record<string, readonly string[]>> = {
  39: ['塑料', '橡胶'], 40: ['橡胶', '塑料'], 42: ['皮革', '塑料', '化纤', '棉', '毛皮', '丝', '麻', '纸'], 44: ['木', '竹'], 46: ['藤', '竹', '木'], 48: ['纸', '塑料', '竹'],
  69: ['瓷', '陶'], 70: ['玻璃'], 72: ['钢铁', '不锈钢', '铸铁', '锌', '铝', '镍'], 73: ['钢铁', '不锈钢', '铸铁', '锌'], 74: ['铜', '锌'], 76: ['铝'],
  82: ['钢铁', '不锈钢', '铸铁', '铝', '铜', '锌', '钛'], 83: ['钢铁', '不锈钢', '铸铁', '铝', '铜', '锌', '银', '金'],
}; // prettier-ignore

const makeOfChapter: Readonly<Record<string, string>> = { 50: '梭织', 52: '梭织', 54: '梭织', 60: '针织', 61: '针织', 62: '梭织' };

/** Subheadings, headings that have none, and codes of imported lines and own names that our table lacks. */
export function makeLeaves(
  entries: readonly TariffEntry[],
  more: readonly string[],
  lineNames: ReadonlyMap<string, readonly string[]>,
): Leaf[] {
  const byCode = new Map(entries.map((entry) => [entry.code, entry]));
  const codes = new Set(entries.flatMap(({ code }) => (code.length === 6 ? [code] : [])));
  for (const code of more) if (code.length === 6) codes.add(code);
  const withSubheadings = new Set([...codes].map((code) => code.slice(0, 4)));
  for (const { code } of entries) if (code.length === 4 && !withSubheadings.has(code)) codes.add(code);
  for (const code of more) if (code.length === 4 && !withSubheadings.has(code)) codes.add(code);
  return [...codes].sort().map((code) => {
    const heading = code.slice(0, 4);
    const entry = byCode.get(code);
    const zh = entry?.zh ?? lineNames.get(code)?.[0] ?? byCode.get(heading)?.zh ?? code;
    return {
      code,
      heading,
      zh,
      isUsual: entry?.isUsual ?? false,
      isResidual: residual.test(zh),
      attributes: readAttributes(`${zh} ${entry?.en ?? ''}`),
      size: readSizeRange(zh),
      chapterMaterials: materialsOfChapter[heading.slice(0, 2)] ?? null,
      chapterMake: makeOfChapter[heading.slice(0, 2)] ?? null,
    };
  });
}
