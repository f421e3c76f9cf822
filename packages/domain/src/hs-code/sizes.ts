import { normalise } from './split-tokens';

/** A size a title asks for, in the base unit of what it measures: from less (exclusive) to most (inclusive). */
export interface SizeRange {
  readonly measure: string;
  readonly over: number;
  readonly upTo: number;
}

/** Units of titles and names: what they measure and how many base units they are. */
const units: Readonly<Record<string, readonly [measure: string, factor: number]>> = {
  千伏安: ['kva', 1], kva: ['kva', 1], 千瓦: ['w', 1000], kw: ['w', 1000], 瓦: ['w', 1], w: ['w', 1], 伏: ['v', 1], v: ['v', 1],
  毫升: ['ml', 1], ml: ['ml', 1], cc: ['ml', 1], 升: ['ml', 1000], l: ['ml', 1000], 吨: ['kg', 1000], t: ['kg', 1000], 公斤: ['kg', 1], kg: ['kg', 1],
  厘米: ['mm', 10], cm: ['mm', 10], 毫米: ['mm', 1], mm: ['mm', 1], 克: ['g', 1], g: ['g', 1], gsm: ['g', 1],
}; // prettier-ignore
const unitNames = Object.keys(units)
  .sort((one, other) => other.length - one.length)
  .join('|');
const range = new RegExp(`(\\d+(?:\\.\\d+)?)至(\\d+(?:\\.\\d+)?)(${unitNames})`);
const bound = new RegExp(`(\\d+(?:\\.\\d+)?)(${unitNames})(?:及)?(以上|以下)`);
const stated = new RegExp(`(\\d+(?:\\.\\d+)?)\\s*(${unitNames})(?![a-z])`, 'g');

/** The size a Chinese title asks for (75至375千伏安, 10公斤及以下), or null. */
export function readSizeRange(title: string): SizeRange | null {
  const between = range.exec(title);
  if (between !== null) {
    const [measure, factor] = units[between[3]!]!;
    return { measure, over: Number(between[1]) * factor, upTo: Number(between[2]) * factor };
  }
  const one = bound.exec(title);
  if (one === null) return null;
  const [measure, factor] = units[one[2]!]!;
  const size = Number(one[1]) * factor;
  return one[3] === '以上' ? { measure, over: size, upTo: Infinity } : { measure, over: -1, upTo: size };
}

/** The sizes a name states, in base units; the first of each measure. */
export function readSizes(name: string): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  for (const [, amount, unit] of normalise(name).matchAll(stated)) {
    const [measure, factor] = units[unit!]!;
    if (!sizes.has(measure)) sizes.set(measure, Number(amount) * factor);
  }
  return sizes;
}
