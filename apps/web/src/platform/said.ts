/**
 * What the domain and the server say in Chinese, in the language of now: titles of columns and pages, words of the
 * ports, sentences, refusals without a name. Chinese is said as it is; for English a book of phrases is read (ADR 0019),
 * which comes with the English texts and to nobody else.
 */
import type { Phrase, Read } from '@mastlight/domain/vocabulary/read-english';
import { useLanguage } from './language';

const book: Phrase[] = [];
let read: Read = (text) => text;

/** Brings phrases into the book; what others brought stays. */
export async function bringPhrases(load: () => Promise<readonly Phrase[]>): Promise<void> {
  const [phrases, { makeReading }] = await Promise.all([load(), import('@mastlight/domain/vocabulary/read-english')]);
  book.push(...phrases);
  read = makeReading(book);
}

/** A text of the domain or the server in the language of now; what users and ports wrote themselves is not given to it. */
export function said<Text extends string | null | undefined>(text: Text): Text;
export function said(text: string | null | undefined): string | null | undefined {
  return text && useLanguage.getState().language === 'en-US' ? read(text) : text;
}

/** The same for a component that says nothing else, and so would not follow the switch. */
export function useSaid(): typeof said {
  useLanguage((state) => state.language);
  return said;
}
