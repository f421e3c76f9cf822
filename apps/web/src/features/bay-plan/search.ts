/** The address of the picture: which ship, the signature of a link, and the instant of a replay; empty: now. */
export type BayPlanSearch = { readonly vessel: string; readonly voyage: string; readonly sign: string; readonly at: string };

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** Reads the query of the address; what is missing is empty. */
export function readBayPlanSearch(search: Readonly<Record<string, unknown>>): BayPlanSearch {
  return { vessel: text(search['vessel']), voyage: text(search['voyage']), sign: text(search['sign']), at: text(search['at']) };
}

/** Whether an address may be a link that is read without a login (R-2.4-07, -09); whether it is one the server says. */
export function isSignedLink(path: string, query: string): boolean {
  const { vessel, voyage, sign } = readBayPlanSearch(Object.fromEntries(new URLSearchParams(query)));
  return path === '/boxquery' && vessel.trim() !== '' && voyage.trim() !== '' && sign !== '';
}
