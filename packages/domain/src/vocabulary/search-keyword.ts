/** The keyword of a list call, and what a search costs. */
import * as z from 'zod/mini';
import { comparedPerSign, isNumberTerm, manyTerms, readSearchTerms } from './search-terms';

/** A longer one is dear: its terms are compared with every row of the list. In signs. */
const dearKeyword = 200;
/** So are more terms, however short. */
const dearTerms = 10;
/** So are more words that are no number: each is sought in all that was written freely. */
const dearWords = 3;

/** So are words that repeat themselves: each sign of a row is compared with them so many times. */
const dearComparing = 10;
/** Words that a sign would be compared with more often are nobody's. */
const comparingMax = 80;

/** How often a sign of a row is compared for all words that are sought in it; numbers among many are looked up. */
function comparingOf(terms: readonly string[]): number {
  const compared = terms.length > manyTerms ? terms.filter((term) => !isNumberTerm(term)) : terms;
  // COSCO and ANNA repeat themselves as words do.
  return compared.reduce((sum, term) => sum + Math.max(0, comparedPerSign(term) - 2), 0);
}

/** Of any keyword whose words are compared with every row: that it costs what its length does. */
export const notRepeating = z.refine<string>(
  (keyword) => comparingOf(readSearchTerms(keyword) ?? []) <= comparingMax,
  '查的词一直重复同样的字，请写短一点',
);

/** The keyword of a list, as `readSearchTerms` reads it: a page of numbers, or a few names and words. */
export const searchKeyword = z.string().check(z.maxLength(4000, '查询内容太长'), notRepeating);

/** Whether a request asks for so much by its keyword that it shares a turn with other dear calls. */
export function isDearSearch(request: object): boolean {
  const { keyword, filters } = request as { readonly keyword?: unknown; readonly filters?: unknown };
  if (typeof keyword === 'string') {
    if (keyword.length > dearKeyword) return true;
    const terms = readSearchTerms(keyword) ?? [];
    if (comparingOf(terms) > dearComparing || terms.length > dearTerms || terms.filter((term) => !isNumberTerm(term)).length > dearWords)
      return true;
  }
  return typeof filters === 'object' && filters !== null && isDearSearch(filters);
}
