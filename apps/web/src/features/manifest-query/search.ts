/** The address of the manifest query: what is asked, and which bill is looked at; a link asks the same. */

export type ManifestSearch = { readonly mode: 'sea' | 'air'; readonly blnos: string; readonly bill: string };

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** Reads the query of the address; whatever it does not know is left out. */
export function readManifestSearch(search: Readonly<Record<string, unknown>>): ManifestSearch {
  return { mode: search['mode'] === 'air' ? 'air' : 'sea', blnos: text(search['blnos']), bill: text(search['bill']) };
}
