import { englishStems, normalise } from './split-tokens';

/** An everyday name found in a text. */
export interface NameHit {
  readonly name: string;
  readonly codes: readonly string[];
  /** 0 to about 2.5: the whole text more than a part, its end more than its start, long names more than short. */
  readonly strength: number;
}

const maxHan = 14;
const maxWords = 5;
/** What a name counts that stands before another which ends the text: 塑料水管接头 is no 水管. */
const modifierShare = 0.5;

/** Everyday names and the codes they stand for, found inside longer texts: the longest, and those at the end, tell most. */
export class NameIndex {
  readonly #codes = new Map<string, { readonly name: string; readonly codes: Set<string> }>();

  /** @param name as people write it; English names are found by their stems. */
  add(name: string, code: string): void {
    const key = keyOf(name);
    if (key === '') return;
    const entry = this.#codes.get(key) ?? { name, codes: new Set<string>() };
    entry.codes.add(code);
    this.#codes.set(key, entry);
  }

  /** Names that contain the keyword or stand for the same code, nearest first. */
  similar(keyword: string, limit: number): string[] {
    const key = keyOf(keyword);
    if (key === '') return [];
    const codes = new Set(this.#codes.get(key)?.codes);
    const found = new Map<string, number>();
    for (const [each, entry] of this.#codes) {
      if (each === key) continue;
      const isSame = [...entry.codes].some((code) => codes.has(code));
      const isAround = key.length > 1 && each.includes(key);
      if (isSame || isAround) found.set(entry.name, (isSame ? 0 : 1) + each.length / 100);
    }
    return [...found]
      .sort((one, other) => one[1] - other[1])
      .slice(0, limit)
      .map(([name]) => name);
  }

  /** The names inside a part of a goods name; a name inside a longer one that was found does not count. */
  find(part: string): NameHit[] {
    const text = sameSex(normalise(part));
    return [...this.#findHan(text), ...this.#findWords(text)];
  }

  #findHan(text: string): NameHit[] {
    const signs = text.replace(/[^\p{Script=Han}a-z0-9]/gu, '');
    if (!/\p{Script=Han}/u.test(signs)) return [];
    return this.#longest(
      signs.length,
      maxHan,
      (from, to) => signs.slice(from, to),
      (length) => 0.04 * length,
    );
  }

  #findWords(text: string): NameHit[] {
    const stems = englishStems(text);
    return this.#longest(
      stems.length,
      maxWords,
      (from, to) => stems.slice(from, to).join(' '),
      (length) => 0.12 * length,
    );
  }

  #longest(total: number, longest: number, cut: (from: number, to: number) => string, bonus: (length: number) => number): NameHit[] {
    const hits: { from: number; to: number; hit: NameHit }[] = [];
    for (let length = Math.min(longest, total); length >= 1; length--) {
      for (let from = 0; from + length <= total; from++) {
        const to = from + length;
        const entry = this.#codes.get(cut(from, to));
        if (entry === undefined || hits.some((other) => other.from <= from && to <= other.to)) continue;
        const isWhole = length === total;
        const place = to === total ? 0.6 : from === 0 ? 0.2 : 0.05;
        const strength = (isWhole ? 1 : 0) + 0.5 * (length / total) + place + bonus(length);
        hits.push({ from, to, hit: { name: entry.name, codes: [...entry.codes], strength } });
      }
    }
    const hasEnd = hits.some(({ to }) => to === total);
    return hits.map(({ to, hit }) => (hasEnd && to !== total ? { ...hit, strength: hit.strength * modifierShare } : hit));
  }
}

const keyOf = (name: string): string => {
  const text = sameSex(normalise(name));
  return /\p{Script=Han}/u.test(text) ? text.replace(/[^\p{Script=Han}a-z0-9]/gu, '') : englishStems(text).join(' ');
};

/** 男士, 男式, 男款 … are one word. */
const sameSex = (text: string): string => text.replace(/([男女])(?:士|式|款|性|装)/g, '$1');
