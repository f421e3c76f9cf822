/** What `like any` takes for the terms of a keyword (`readSearchTerms`): the parts of a term occur one after the other. No terms find nothing. */
export function searchPatterns(terms: readonly string[]): string[] {
  return terms.map((term) => `%${term.replaceAll('/', '%')}%`);
}

/** A column of free words, spelled for comparing as `searchKey` spells terms: capitals, without signs and blanks. */
export function wordsSql(column: string): string {
  return `upper(regexp_replace(coalesce(${column}, ''), '[[:punct:][:space:]，。：；、（）【】“”！？·]', '', 'g'))`;
}
