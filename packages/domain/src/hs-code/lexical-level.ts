import { normalise, splitTokens, type Tokens } from './split-tokens';

/** One text of a document and how much it weighs in it. */
export interface Field {
  readonly text: string;
  readonly weight: number;
}

const saturation = 1.2;
const lengthShare = 0.45;

/**
 * The codes of one level of the tariff (2, 4, 6 or 8 digits) and how well a text fits each: BM25F (Robertson and
 * Zaragoza, 2009), weights computed once. A score is divided by the weight of the whole query, known or not, so
 * that scores of different queries compare; about 0 to 2.
 */
export class LexicalLevel {
  readonly #postings = new Map<string, { readonly docs: number[]; readonly weights: number[] }>();
  readonly #idf = new Map<string, number>();
  readonly #unknownIdf: number;

  readonly #size: number;

  /** @param cache tokens of texts seen before, shared by levels that hold the same texts. */
  constructor(documents: readonly (readonly Field[])[], cache: Map<string, Tokens> = new Map()) {
    this.#size = documents.length;
    const counts = documents.map((fields) => {
      const tokens: Tokens = new Map();
      for (const { text, weight } of fields) {
        for (const [token, count] of tokensOf(text, cache)) tokens.set(token, (tokens.get(token) ?? 0) + count * weight);
      }
      return tokens;
    });
    const lengths = counts.map((tokens) => [...tokens.values()].reduce((sum, count) => sum + Math.log2(1 + count), 0));
    const meanLength = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, documents.length);
    const having = new Map<string, number>();
    for (const tokens of counts) for (const token of tokens.keys()) having.set(token, (having.get(token) ?? 0) + 1);
    const idfOf = (count: number) => Math.log(1 + (documents.length - count + 0.5) / (count + 0.5));
    for (const [token, count] of having) this.#idf.set(token, idfOf(count));
    this.#unknownIdf = idfOf(0);
    for (const [doc, tokens] of counts.entries()) {
      const norm = saturation * (1 - lengthShare + (lengthShare * lengths[doc]!) / Math.max(1e-9, meanLength));
      for (const [token, count] of tokens) {
        const tf = Math.log2(1 + count);
        const weight = (this.#idf.get(token)! * tf * (saturation + 1)) / (tf + norm);
        const posting = this.#postings.get(token) ?? { docs: [], weights: [] };
        posting.docs.push(doc);
        posting.weights.push(weight);
        this.#postings.set(token, posting);
      }
    }
  }

  /** How well the tokens fit each document, by its place; 0 where none does. */
  score(tokens: Tokens): Float64Array {
    const scores = new Float64Array(this.#size);
    let mass = 0;
    for (const [token, times] of tokens) {
      mass += times * (this.#idf.get(token) ?? this.#unknownIdf);
      const posting = this.#postings.get(token);
      if (posting === undefined) continue;
      for (let at = 0; at < posting.docs.length; at++) scores[posting.docs[at]!]! += times * posting.weights[at]!;
    }
    if (mass > 0) for (let at = 0; at < scores.length; at++) scores[at]! /= mass;
    return scores;
  }

  /** Whether any document has the token. */
  knows(token: string): boolean {
    return this.#idf.has(token);
  }
}

function tokensOf(text: string, cache: Map<string, Tokens>): Tokens {
  let tokens = cache.get(text);
  if (tokens === undefined) {
    tokens = splitTokens(normalise(text));
    cache.set(text, tokens);
  }
  return tokens;
}
