/** How the one search box of the bill list reads what was typed or pasted into it. */
import { foldFullWidth } from './bill-no';

/** A page of pasted numbers; more than any list needs at once. */
const termsMax = 500;

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
 * (`MSC ANNA`).
 *
 * @returns null when there is nothing to search for; an empty list when there
 * is, but nothing that could occur anywhere (`%`): then no row is found.
 */
export function readSearchTerms(keyword: string): string[] | null {
  const folded = foldFullWidth(keyword).trim();
  if (folded === '') return null;
  const terms = new Set<string>();
  for (const piece of folded.split(/[\t\r\n,;，；、|]+/)) {
    const words = piece.split(/\s+/).filter(Boolean);
    const areNumbers = words.length > 1 && words.every((word) => /\d/.test(word) && word.length >= 7);
    for (const word of areNumbers ? words : [piece]) {
      const term = searchKey(word);
      if (term !== '') terms.add(term);
    }
  }
  return [...terms].slice(0, termsMax);
}

/** The text of a row that terms are looked up in. */
export function searchText(parts: readonly (string | null)[]): string {
  return parts
    .map((part) => searchKey(part ?? ''))
    .filter(Boolean)
    .join(' ');
}
