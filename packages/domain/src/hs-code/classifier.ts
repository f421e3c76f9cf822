import { groupBy } from '../vocabulary/group-by';
import type { HsAnswer, HsCandidate, HsReason, HsTitle } from './answer';
import { readAttributes } from './attributes';
import { headingConfidence, subheadingConfidence } from './confidence';
import { TitleEnds } from './left-open';
import { LexicalLevel } from './lexical-level';
import { makeLeaves, residual, type Leaf } from './leaves';
import { NameIndex } from './name-index';
import { best, bestUnder, strongest } from './name-strengths';
import { chooseQuestion, isKnownAnswer } from './question';
import { readGoodsName, type GoodsName } from './read-goods-name';
import { rewriteWords, simplify } from './rewrites';
import { applyRules } from './rules';
import { contradicts, scoreAttributes, scoreSize } from './score-leaf';
import { readSizes } from './sizes';
import { normalise, splitTokens, stemWord, type Tokens } from './split-tokens';
import { tariffEntries } from './tariff-entries';
import type { TariffEntry } from './tariff-table';
import { weights } from './weights';

const rewriteWeight = 0.6;
const headWeight = 0.6;
const bestCount = 10;
const headingCount = 3;
const rankedCount = 60;
const similarCount = 20;
/** What an everyday name of a subheading still counts where the name states what its title is not. */
const contradictedShare = 0.2;
/** And what the fit of its own words counts then. */
const contradictedFit = 0.5;
/** A document that fits less is no candidate by its words alone. */
const leastFit = 0.02;
const reasonCount = 4;

export interface ClassifierExtra {
  /** A company's own names: they win. */
  readonly synonyms?: readonly { readonly name: string; readonly code: string }[];
  /** Lines of an imported tariff, 8 to 10 digits. */
  readonly lines?: readonly { readonly code: string; readonly name: string }[];
}

export interface Classifier {
  /**
   * Proposes codes for a goods name. Never fails: a name that tells nothing has no candidates and confidence 0.
   *
   * @param answered answers to earlier questions, by their attribute; a value nobody knows counts as not told but is not asked again.
   */
  classify(name: string, answered?: Readonly<Record<string, string>>): HsAnswer;
  /** Other names for the same goods, or longer names that hold the keyword; twenty at most. */
  similar(keyword: string): readonly string[];
  /** The title of a chapter, heading or subheading in our words; null where we have none. */
  title(code: string): HsTitle | null;
}

/** Names that say no goods: whatever comes first is a guess. */
const saysNothing =
  /^[\s\d.,]*(?:零?配件|零件|部件|附件|产品|货物|样品|商品|杂货|普货|礼品|用品|parts?|spare parts?|goods|general cargo|samples?|products?|accessor(?:y|ies)|gifts?)[\s\d.,]*$/;
const nothingSaidCap = 0.2;
const noAnswer: HsAnswer = { candidates: [], headings: [], confidence4: 0, confidence6: 0, question: null };

/** Builds the index, about half a second; keep what it gives. Codes and lines that are no codes are left out. */
export function buildClassifier(extra: ClassifierExtra = {}): Classifier {
  const own = (extra.synonyms ?? []).flatMap(({ name, code }) =>
    /^\d{4}(?:\d{2}){0,3}$/.test(code) ? [{ name, code: code.slice(0, 6) }] : [],
  );
  const lines = (extra.lines ?? []).filter(({ code }) => /^\d{8}(?:\d{2})?$/.test(code));
  return new IndexedClassifier(tariffEntries(), own, lines);
}

class IndexedClassifier implements Classifier {
  readonly #entries: ReadonlyMap<string, TariffEntry>;
  readonly #leaves: readonly Leaf[];
  readonly #leavesOf = new Map<string, number[]>();
  readonly #level8: { readonly level: LexicalLevel; readonly leafOf: readonly number[] } | null;
  readonly #level6: LexicalLevel;
  readonly #level4: { readonly level: LexicalLevel; readonly codes: readonly string[] };
  readonly #level2: { readonly level: LexicalLevel; readonly codes: readonly string[] };
  readonly #names = new NameIndex();
  readonly #ownNames = new NameIndex();
  readonly #titleEnds: TitleEnds;

  constructor(
    entries: readonly TariffEntry[],
    own: readonly { name: string; code: string }[],
    lines: readonly { code: string; name: string }[],
  ) {
    this.#entries = new Map(entries.map((entry) => [entry.code, entry]));
    this.#titleEnds = new TitleEnds(entries);
    const lineNames = new Map<string, string[]>();
    for (const { code, name } of lines) lineNames.set(code.slice(0, 6), [...(lineNames.get(code.slice(0, 6)) ?? []), name]);
    this.#leaves = makeLeaves(entries, [...lineNames.keys(), ...own.map(({ code }) => code)], lineNames);
    for (const [at, { heading }] of this.#leaves.entries()) this.#leavesOf.set(heading, [...(this.#leavesOf.get(heading) ?? []), at]);

    const cache = new Map<string, Tokens>();
    const titleOf = (code: string, weight: number) => {
      const entry = this.#entries.get(code);
      return entry === undefined ? [] : [{ text: `${entry.zh} ${entry.en}`, weight }];
    };
    const fieldsOf = (code: string, weight: number, nameWeight: number) => {
      const entry = this.#entries.get(code);
      if (entry === undefined) return [];
      return [...titleOf(code, weight), ...entry.names.map((text) => ({ text, weight: nameWeight }))];
    };
    this.#level6 = new LexicalLevel(
      this.#leaves.map(({ code, heading }) => [
        ...fieldsOf(code, 2, 3),
        ...(code === heading ? [] : titleOf(heading, 0.5)),
        ...(lineNames.get(code) ?? []).map((text) => ({ text, weight: 1.5 })),
      ]),
      cache,
    );
    const children = groupBy(entries, ({ code }) => (code.length === 6 ? code.slice(0, 4) : code.slice(0, 2)));
    const headings = [...this.#leavesOf.keys()];
    this.#level4 = {
      codes: headings,
      level: new LexicalLevel(
        headings.map((code) => [
          ...fieldsOf(code, 2, 4),
          ...(children.get(code) ?? []).flatMap((child) => fieldsOf(child.code, 1, 1.5)),
          ...(this.#leavesOf.get(code) ?? []).flatMap((leaf) =>
            (lineNames.get(this.#leaves[leaf]!.code) ?? []).map((text) => ({ text, weight: 0.5 })),
          ),
        ]),
        cache,
      ),
    };
    const chapters = [...new Set(headings.map((code) => code.slice(0, 2)))];
    this.#level2 = {
      codes: chapters,
      level: new LexicalLevel(
        chapters.map((code) => [
          ...fieldsOf(code, 2, 2),
          ...headings.filter((heading) => heading.startsWith(code)).flatMap((heading) => fieldsOf(heading, 1, 1)),
        ]),
        cache,
      ),
    };
    const leafAt = new Map(this.#leaves.map(({ code }, at) => [code, at]));
    this.#level8 =
      lines.length === 0
        ? null
        : {
            level: new LexicalLevel(lines.map(({ name }) => [{ text: name, weight: 1 }])),
            leafOf: lines.map(({ code }) => leafAt.get(code.slice(0, 6))!),
          };
    for (const { code, zh, names } of entries) {
      if (code.length === 2) continue;
      for (const name of names) this.#names.add(name, code);
      if (!residual.test(zh) && !zh.includes('、') && zh.length < 8) this.#names.add(zh, code);
    }
    for (const { name, code } of own) this.#ownNames.add(name, code);
  }

  title(code: string): HsTitle | null {
    const entry = this.#entries.get(code);
    return entry === undefined ? null : { code, zh: entry.zh, en: entry.en };
  }

  similar(keyword: string): readonly string[] {
    return this.#names.similar(simplify(keyword.slice(0, 100)), similarCount);
  }

  classify(name: string, answered: Readonly<Record<string, string>> = {}): HsAnswer {
    const read = readGoodsName(simplify(name.slice(0, 600)));
    const whole = read.parts.map(({ text }) => text).join(' ');
    const query: Query = { read, whole, tokens: queryTokens(read, whole), said: readAttributes(whole), answered };
    const scored = this.#score(query);
    return scored.length === 0 ? noAnswer : this.#answer(query, scored);
  }

  #score({ read, tokens, said, answered }: Query): Scored[] {
    const scores6 = this.#level6.score(tokens);
    const scores4 = byCode(this.#level4.codes, this.#level4.level.score(tokens));
    const scores2 = byCode(this.#level2.codes, this.#level2.level.score(tokens));
    const scores8 = new Float64Array(this.#leaves.length);
    if (this.#level8 !== null) {
      for (const [line, score] of this.#level8.level.score(tokens).entries()) {
        const leaf = this.#level8.leafOf[line]!;
        if (score > scores8[leaf]!) scores8[leaf] = score;
      }
    }
    const names = strongest(read, this.#names);
    const own = strongest(read, this.#ownNames);
    const rules = applyRules(read.text);
    const sizes = readSizes(read.text);
    const places = new Set<number>();
    for (let at = 0; at < this.#leaves.length; at++) if (scores6[at]! > leastFit || scores8[at]! > leastFit) places.add(at);
    for (const code of [...names.keys(), ...own.keys(), ...rules.flatMap(({ codes }) => codes)])
      for (const at of this.#leavesUnder(code)) places.add(at);

    const scored: Scored[] = [];
    for (const at of places) {
      const leaf = this.#leaves[at]!;
      const reasons: HsReason[] = [];
      const name6 = best(names.get(leaf.code), leaf.code === leaf.heading ? undefined : null);
      const name4 = best(names.get(leaf.heading), bestUnder(names, leaf.heading));
      const ownName = own.get(leaf.code) ?? own.get(leaf.heading);
      const attributeScore = scoreAttributes(leaf, said, answered, reasons);
      const sizeScore = scoreSize(leaf, sizes);
      // A stated material, power or size wins over the line that its name is usually found under.
      const ownShare = sizeScore < 0 || contradicts(leaf, said) ? contradictedShare : 1;
      let score = attributeScore + sizeScore;
      score += weights.level8 * scores8[at]! + weights.level6 * scores6[at]! * Math.max(ownShare, contradictedFit);
      score += weights.level4 * (scores4.get(leaf.heading) ?? 0) + weights.level2 * (scores2.get(leaf.heading.slice(0, 2)) ?? 0);
      if (name4 !== null) score += weights.name4 * name4.strength;
      if (name6 !== null) score += weights.name6 * name6.strength * ownShare;
      const named = name6 ?? names.get(leaf.heading);
      if (named !== undefined) reasons.push({ kind: 'synonym', word: named.name });
      if (ownName !== undefined) {
        score += weights.own * ownName.strength;
        reasons.unshift({ kind: 'own', word: ownName.name });
      }
      for (const rule of rules) {
        if (!rule.codes.some((code) => leaf.code.startsWith(code))) continue;
        score += weights.rule * rule.strength;
        reasons.push({ kind: 'rule', word: rule.word });
      }
      if (leaf.isUsual) score += weights.usual;
      if (leaf.isResidual) score += weights.residual;
      const entry = this.#entries.get(leaf.code);
      if (entry !== undefined && read.head !== '') {
        if (
          read.isEnglish
            ? normalise(entry.en)
                .split(/\W+/)
                .some((word) => stemWord(word) === stemWord(read.head))
            : entry.zh.includes(read.head.slice(-2))
        )
          score += weights.head;
      }
      scored.push({
        leaf,
        score,
        reasons,
        nameStrength: Math.max(name4?.strength ?? 0, name6?.strength ?? 0, (ownName?.strength ?? 0) * 2),
        lexical: Math.max(scores6[at]!, scores8[at]!),
      });
    }
    return scored.sort((one, other) => other.score - one.score || (one.leaf.code < other.leaf.code ? -1 : 1)).slice(0, rankedCount);
  }

  #leavesUnder(code: string): number[] {
    if (code.length === 4) return this.#leavesOf.get(code) ?? [];
    if (code.length === 6)
      return (this.#leavesOf.get(code.slice(0, 4)) ?? []).filter(
        (at) => this.#leaves[at]!.code === code || this.#leaves[at]!.code === code.slice(0, 4),
      );
    return [...this.#leavesOf].flatMap(([heading, places]) => (heading.startsWith(code) ? places : []));
  }

  #answer({ read, whole, tokens, said, answered }: Query, scored: readonly Scored[]): HsAnswer {
    const top = scored[0]!.score;
    const powers = scored.map(({ score }) => Math.exp(Math.max(-30, score - top)));
    const sum = powers.reduce((total, power) => total + power, 0);
    const shares = powers.map((power) => power / sum);
    const headingShares = new Map<string, number>();
    for (const [at, { leaf }] of scored.entries()) headingShares.set(leaf.heading, (headingShares.get(leaf.heading) ?? 0) + shares[at]!);
    const candidates = scored.slice(0, bestCount).map((each, at) => this.#candidate(each, shares[at]!, tokens));

    const bestOf = new Map<string, Scored>();
    for (const each of scored) if (!bestOf.has(each.leaf.heading)) bestOf.set(each.leaf.heading, each);
    const order = [...bestOf.keys()].slice(0, headingCount);
    const headings = order.map((heading) => {
      const each = bestOf.get(heading)!;
      const { zh } = this.#entries.get(heading) ?? each.leaf;
      return { ...this.#candidate(each, headingShares.get(heading)!, tokens), hsCode: heading, name: zh };
    });

    const first = scored[0]!;
    let known = 0;
    let all = 0;
    for (const [token, weight] of tokens) {
      all += weight;
      if (this.#level6.knows(token)) known += weight;
    }
    const inHeading = scored.flatMap(({ leaf }, at) =>
      leaf.heading === first.leaf.heading ? [shares[at]! / headingShares.get(first.leaf.heading)!] : [],
    );
    const evidence = {
      nameStrength: first.nameStrength,
      lexical: first.lexical,
      known: known / Math.max(1e-9, all),
      isEnglish: read.isEnglish,
    };
    // Whoever does not know has told nothing, though he is not asked again.
    const told = new Map([...said, ...Object.entries(answered).filter(([id, answer]) => isKnownAnswer(id, answer))]);
    const siblings = (this.#leavesOf.get(first.leaf.heading) ?? []).map((at) => this.#leaves[at]!);
    const wordOf = (kind: HsReason['kind']): string | undefined => first.reasons.find((reason) => reason.kind === kind)?.word;
    const isOwn = wordOf('own') !== undefined;
    const open = isOwn || read.isEnglish ? null : this.#titleEnds.leftOpen(whole, wordOf('synonym') ?? '', first.leaf, siblings, told);
    const confidence4 = Math.min(
      open?.headingMax ?? 1,
      saysNothing.test(read.text) ? nothingSaidCap : 1,
      headingConfidence({ ...evidence, share: headings[0]!.share, nextShare: headings[1]?.share ?? 0 }),
    );
    const confidence6 =
      first.leaf.code.length === 4
        ? 0
        : Math.min(
            open?.subheadingMax ?? 1,
            subheadingConfidence(confidence4, { ...evidence, share: inHeading[0]!, nextShare: inHeading[1] ?? 0 }),
          );
    // What the name leaves open is asked evenly: that one line is the usual one answers nothing.
    const asked =
      open !== null && open.codes.length > 0
        ? this.#leaves
            .filter(({ code }) => open.codes.includes(code))
            .map(({ code, attributes: titled }) => ({ code, share: 1, attributes: titled }))
        : scored.slice(0, bestCount).map(({ leaf }, at) => ({ code: leaf.code, share: shares[at]!, attributes: leaf.attributes }));
    return {
      candidates,
      headings,
      confidence4,
      confidence6,
      question: chooseQuestion(asked, new Set([...said.keys(), ...Object.keys(answered)])),
    };
  }

  #candidate({ leaf, reasons }: Scored, share: number, tokens: Tokens): HsCandidate {
    const reason = [...reasons];
    if (reason.length < reasonCount) for (const word of matchedWords(leaf.zh, tokens).slice(0, 2)) reason.push({ kind: 'matched', word });
    if (leaf.isResidual) {
      const sibling = (this.#leavesOf.get(leaf.heading) ?? [])
        .map((at) => this.#leaves[at]!)
        .find(({ isUsual, code }) => isUsual && code !== leaf.code);
      if (sibling !== undefined) reason.push({ kind: 'excluded', word: sibling.zh, code: sibling.code });
    }
    if (reason.length === 0 && leaf.isUsual) reason.push({ kind: 'usual', word: leaf.zh });
    return { hsCode: leaf.code, heading: leaf.heading, name: leaf.zh, share, reason: reason.slice(0, reasonCount) };
  }
}

/** A name as it is asked about: its parts, and what they and the answers so far say. */
interface Query {
  readonly read: GoodsName;
  /** Its parts in one text. */
  readonly whole: string;
  readonly tokens: Tokens;
  readonly said: ReadonlyMap<string, string>;
  readonly answered: Readonly<Record<string, string>>;
}

interface Scored {
  readonly leaf: Leaf;
  readonly score: number;
  readonly reasons: readonly HsReason[];
  readonly nameStrength: number;
  readonly lexical: number;
}

/** The tokens of a name: its parts by their weight, the head noun again, the tariff's words for everyday ones. */
function queryTokens(read: GoodsName, whole: string): Tokens {
  const tokens: Tokens = new Map();
  for (const { text, weight } of read.parts) splitTokens(text, weight, tokens);
  splitTokens(read.head, headWeight, tokens);
  splitTokens(rewriteWords(whole), rewriteWeight, tokens);
  return tokens;
}

function byCode(codes: readonly string[], scores: Float64Array): Map<string, number> {
  return new Map(codes.map((code, at) => [code, scores[at]!]));
}

/** Pairs of signs of a title that the name has as well, joined where they touch. */
function matchedWords(title: string, tokens: Tokens): string[] {
  const words: string[] = [];
  for (const run of title.match(/\p{Script=Han}+/gu) ?? []) {
    let word = '';
    for (let at = 0; at + 1 < run.length; at++) {
      if (tokens.has(run.slice(at, at + 2))) word = word === '' ? run.slice(at, at + 2) : word + run[at + 1]!;
      else if (word !== '') {
        words.push(word);
        word = '';
      }
    }
    if (word !== '') words.push(word);
  }
  return words;
}
