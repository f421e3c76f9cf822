import { isNumberTerm, isSought, manyTerms, repeatedWords, tooManyWords } from '@mastlight/domain/vocabulary/search-terms';
import { refusalOf } from '../http/read-request';

/** So many terms are compared one by one as fast as all at once. */
const comparedEach = 3;
/** The automaton of a pass is built anew for each row: with so many letters it costs as much as comparing each. */
const onePassMax = 400;

/** Texts of a row that a keyword is sought in, as SQL. */
export interface Searched {
  /** Numbers with blanks between them, as `numbersSql` spells them: of bills, boxes, bookings. */
  readonly numbers: readonly string[];
  /** Whatever else, as `wordsSql` spells it: ships, names, remarks. What is long is spelled when it is written (`own_words`). */
  readonly words: readonly string[];
}

/**
 * Whether one of the terms of a keyword (`readSearchTerms`) occurs in a row.
 *
 * A few terms are sought anywhere in all texts. Of many, the numbers are looked up as whole words among those of the row, a
 * bill's without the letters of its carrier too, and free words alone are sought in what is written freely: else a pasted
 * page would cost terms × rows × text.
 *
 * @param param names a value among those of the statement.
 * @throws BusinessError 400 when of many terms more are free words than are sought, or some repeat themselves without end.
 */
export function foundSql(terms: readonly string[], param: (value: unknown) => string, { numbers, words }: Searched): string {
  requireSought(terms);
  const isMany = terms.length > manyTerms;
  const known = isMany ? terms.filter(isNumberTerm) : [];
  const free = isMany ? terms.filter((term) => !isNumberTerm(term)) : terms;
  if (isMany && free.length > manyTerms) throw refusalOf({ keyword: tooManyWords });
  const conditions: string[] = [];
  if (known.length > 0) conditions.push(hasWordSql(numbers, `${param(known)}::text[]`));
  // What stands in one piece is sought in one pass, however many they are; of what has parts each is another way to begin.
  const whole = free.filter((term) => !term.includes('/'));
  const letters = whole.reduce((sum, { length }) => sum + length, 0);
  const isOnePass = whole.length > comparedEach && letters <= onePassMax;
  const compared = isOnePass ? free.filter((term) => term.includes('/')) : free;
  const texts = [...numbers, ...words];
  if (isOnePass) {
    const any = `${param(whole.map((term) => term.replaceAll(/[.^$*+?()[\]{}|\\]/g, String.raw`\$&`)).join('|'))}::text`;
    conditions.push(...texts.map((text) => `${text} ~ ${any}`));
  }
  if (compared.length > 0) {
    const patterns = `${param(searchPatterns(compared))}::text[]`;
    conditions.push(...texts.map((text) => `${text} like any(${patterns})`));
  }
  return conditions.length === 0 ? 'false' : `(${conditions.join(' or ')})`;
}

/** Whether a word of `texts` is one of `wanted`, or is but for four letters before it; looked up, not compared one by one. */
function hasWordSql(texts: readonly string[], wanted: string): string {
  return `exists (select from unnest(string_to_array(concat_ws(' ', ${texts.join(', ')}), ' ')) as word
    where word in (select unnest(${wanted})) or substr(word, 5) in (select unnest(${wanted})))`;
}

/** @throws BusinessError 400 for terms that cost more than their length. */
function requireSought(terms: readonly string[]): void {
  if (!isSought(terms)) throw refusalOf({ keyword: repeatedWords });
}

/**
 * What `like any` takes for the terms of a keyword: the parts of a term occur one after the other. No terms find nothing.
 *
 * @throws BusinessError 400 for terms that cost more than their length
 */
export function searchPatterns(terms: readonly string[]): string[] {
  requireSought(terms);
  return terms.map((term) => `%${term.replaceAll('/', '%')}%`);
}

/** A column of free words, spelled for comparing as `searchKey` spells terms: capitals, without signs and blanks. */
export function wordsSql(column: string): string {
  return `upper(regexp_replace(coalesce(${column}, ''), '[[:punct:][:space:]，。：；、（）【】“”！？·]', '', 'g'))`;
}

/** A column of numbers with blanks between them, each spelled for comparing. */
export function numbersSql(column: string): string {
  return `upper(regexp_replace(coalesce(${column}, ''), '[[:punct:]]', '', 'g'))`;
}
