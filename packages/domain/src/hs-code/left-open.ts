import type { TariffEntry } from './tariff-table';

/** A code that may be proposed, with what its title says. */
export interface OpenLeaf {
  readonly code: string;
  readonly heading: string;
  readonly zh: string;
  readonly attributes: ReadonlyMap<string, string>;
}

/** What a name does not tell, however well it fits: how sure heading and subheading may be of it at most. */
export interface LeftOpen {
  readonly headingMax: number;
  readonly subheadingMax: number;
  /** The codes to be asked about; empty where nothing that can be asked parts them. */
  readonly codes: readonly string[];
}

/** Several headings are called so; several subheadings are, or differ in what nobody said; nothing in the name parts it from its siblings. */
const headingOpenMax = 0.6;
const subheadingOpenMax = 0.65;
const unpartedMax = 0.8;

/** What parts subheadings in the trade, where the name must say it. */
const telling = ['material', 'make', 'wearer', 'state'];
const nothing: LeftOpen = { headingMax: 1, subheadingMax: 1, codes: [] };
/** Signs that name no goods. */
const emptySigns = new Set('其他的及和或用制品、，；（）以上下含');

/** Whether something in the name speaks for the one and not for the other. */
function isParted(name: string, one: OpenLeaf, other: OpenLeaf, said: ReadonlyMap<string, string>): boolean {
  if ([...said].some(([id, value]) => one.attributes.get(id) === value && other.attributes.get(id) !== value)) return true;
  return Array.from(one.zh).some((sign) => !emptySigns.has(sign) && !other.zh.includes(sign) && name.includes(sign));
}

/**
 * Which codes have a title that ends in a name: 衬衫 is what 男衬衫 and 女衬衫 are called, and of each what their
 * subheadings are; whoever says no more has told none of them.
 */
export class TitleEnds {
  readonly #codesOf = new Map<string, string[]>();

  constructor(entries: readonly TariffEntry[]) {
    for (const { code, zh } of entries) {
      if (code.length === 2 || zh.startsWith('其他')) continue;
      const ends = new Set(zh.split(/[、，；及和或（）]/).flatMap((piece) => Array.from(piece, (_, at) => piece.slice(at))));
      for (const end of ends) this.#codesOf.set(end, [...(this.#codesOf.get(end) ?? []), code]);
    }
  }

  /**
   * What is left open by a name that leads to a leaf.
   *
   * @param name as it was read, in Chinese; English is never so sure
   * @param called the everyday name that was found in it; empty without one
   * @param said attributes that the name or an answer tells
   * @param siblings the leaves of its heading
   */
  leftOpen(name: string, called: string, leaf: OpenLeaf, siblings: readonly OpenLeaf[], said: ReadonlyMap<string, string>): LeftOpen {
    if (leaf.code.length < 6) return nothing;
    const codes = called === '' ? [] : (this.#codesOf.get(called) ?? []);
    const headings = new Set(codes.filter((code) => code.length === 4));
    const isHeadingOpen = headings.size > 1 && headings.has(leaf.heading) && !telling.some((id) => said.has(id));
    const others = siblings.filter(({ code }) => code !== leaf.code);
    const isUnsaid = telling.some((id) => {
      const own = leaf.attributes.get(id);
      return own !== undefined && !said.has(id) && others.some((other) => other.attributes.get(id) !== own);
    });
    const isUnparted = others.some((other) => !isParted(name, leaf, other, said));
    if (!isHeadingOpen && !isUnsaid && !isUnparted) return nothing;
    const isAsked = isHeadingOpen || isUnsaid;
    return {
      headingMax: isHeadingOpen ? headingOpenMax : 1,
      subheadingMax: isAsked ? subheadingOpenMax : unpartedMax,
      codes: isAsked ? [...new Set([...siblings.map(({ code }) => code), ...codes.filter((code) => code.length === 6)])] : [],
    };
  }
}
