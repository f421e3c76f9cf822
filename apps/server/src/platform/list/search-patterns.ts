/** What `like any` takes for the terms of a keyword (`readSearchTerms`): the parts of a term occur one after the other. No terms find nothing. */
export function searchPatterns(terms: readonly string[]): string[] {
  return terms.map((term) => `%${term.replaceAll('/', '%')}%`);
}
