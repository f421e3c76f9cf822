/** The keyword of a list call, and what a search costs. */
import * as z from 'zod/mini';
import { comparingOf, isNumberTerm, readSearchTerms } from './search-terms';

/** A longer one is dear: its terms are compared with every row of the list. In signs. */
const dearKeyword = 200;
/** So are more terms, however short. */
const dearTerms = 10;
/** So are more words that are no number: each is sought in all that was written freely. */
const dearWords = 3;

/** So are words that repeat themselves: each sign of a row is compared with them so many times. */
const dearComparing = 10;

/** The keyword of a list, as `readSearchTerms` reads it: a page of numbers, or a few names and words. */
export const searchKeyword = z.string().check(z.maxLength(4000, '查询内容太长'));

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
