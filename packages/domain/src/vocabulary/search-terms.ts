/** How the one search box of the bill list reads what was typed or pasted into it. */
import { foldFullWidth } from './bill-no';

/** A page of pasted numbers; more than any list needs at once. */
const termsMax = 500;

/** Terms that are sought anywhere in all that is known of a row; of more, the numbers are looked up as whole words. */
export const manyTerms = 50;

/** More free words than are sought among many terms. */
export const tooManyWords = `一次最多查 ${manyTerms} 个船名或词，号码可以更多，请分几次查`;

/** Terms that repeat themselves: each sign of each row would be compared with them again and again. */
export const repeatedWords = '查的词一直重复同样的字，请写短一点';

/** Whether a term is a number as bills, boxes and bookings have, and no name. */
export const isNumberTerm = (term: string): boolean =>
  term.length >= 7 && /^[A-Z0-9]*$/.test(term) && (term.match(/\d/g)?.length ?? 0) >= 5;

/** One spelling for comparing: half-width, upper case, letters and digits only. Wildcards of SQL cannot survive it. */
export function searchKey(text: string): string {
  return foldFullWidth(text)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * The terms of a keyword: a row is found when one of them occurs in its bill
 * number, container numbers, vessel or voyage. Lines, commas and the like part
 * terms; a space parts numbers (`MEDU1234567 COSU1234567`) but not a name
 * (`MSC ANNA`). A name and its voyage are one term (`MSC.ANNA / 087W`): its
 * parts stay parted by `/`, and all of them must occur, in their order. A name
 * that ends in what may be a voyage (`HAI MING 379W`) is looked for both ways.
 *
 * @returns null when there is nothing to search for; an empty list when there
 * is, but nothing that could occur anywhere (`%`): then no row is found.
 */
export function readSearchTerms(keyword: string): string[] | null {
  const folded = foldFullWidth(keyword).trim();
  if (folded === '') return null;
  const terms = new Set<string>();
  for (const piece of folded.split(/[\t\r\n,;，；、|]+/)) {
    for (const typed of typedTerms(piece)) {
      const term = typed.split('/').map(searchKey).filter(Boolean).join('/');
      if (term !== '') terms.add(term);
      const call = callOf(typed);
      if (call !== null) terms.add(call);
    }
  }
  return [...terms].slice(0, termsMax);
}

/** The call of a ship and its voyage with nothing but a blank between them, `HAI MING 379W`; null for whatever else. */
function callOf(typed: string): string | null {
  const words = typed.trim().split(/\s+/);
  const voyage = /^(?:V\.?)?(\d{2,5}[A-Z]{0,2})$/i.exec(words.pop()!);
  const name = searchKey(words.filter((word) => !/^V\.?$/i.test(word)).join(''));
  return voyage === null || typed.includes('/') || !/^\p{L}{2}/u.test(name) ? null : `${name}/${searchKey(voyage[1]!)}`;
}

/** What of a piece stands for itself: each word when all are numbers or calls, else each name up to its voyage. */
function typedTerms(piece: string): readonly string[] {
  const parts = piece.trim().split('/');
  const tight = parts.map((part) => part.trim()).join('/');
  const words = tight.split(/\s+/).filter(Boolean);
  const standAlone = words.every((word) => word.includes('/') || (/\d/.test(word) && word.length >= 7));
  return standAlone ? words : (tight.match(/[^/]+(?:\/\S*)?/g) ?? []);
}

/**
 * How often a sign of a text may be compared with a term before it is known whether the term stands there: once or twice of a word,
 * sixty times of sixty equal signs and another. By the prefix function: of each beginning its length by its period.
 */
function comparedPerSign(term: string): number {
  const borders = new Uint16Array(term.length);
  let most = 1;
  for (let at = 1; at < term.length; at++) {
    let border = borders[at - 1]!;
    while (border > 0 && term[border] !== term[at]) border = borders[border - 1]!;
    if (term[border] === term[at]) border++;
    borders[at] = border;
    most = Math.max(most, (at + 1) / (at + 1 - border));
  }
  return most;
}

/** How often a sign of a row is compared for all terms that are sought in it; numbers among many are looked up. */
export function comparingOf(terms: readonly string[]): number {
  const compared = terms.length > manyTerms ? terms.filter((term) => !isNumberTerm(term)) : terms;
  // COSCO and ANNA repeat themselves as words do.
  return compared.reduce((sum, term) => sum + Math.max(0, comparedPerSign(term) - 2), 0);
}

/** Terms with which a sign would be compared more often are nobody's. */
const comparingMax = 80;

/** Whether terms cost what their length does. */
export const isSought = (terms: readonly string[]): boolean => comparingOf(terms) <= comparingMax;

/** The text of a row that terms are looked up in. */
export function searchText(parts: readonly (string | null)[]): string {
  return parts
    .map((part) => searchKey(part ?? ''))
    .filter(Boolean)
    .join(' ');
}
