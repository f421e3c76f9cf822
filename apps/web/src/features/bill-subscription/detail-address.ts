/** The bill that the address of a detail names (R-2.3-06); empty where it names none. */
export const billNoOf = (query: URLSearchParams): string => (query.get('blno') ?? '').trim().toUpperCase().slice(0, 64);

/** What stands for now where an address names an instant: an address holds nothing that is empty. */
export const nowOfAddress = 'now';

/** The instant to which the address of a detail looks back, as it is written; empty: to now; null: it does not look back. */
export function instantOf(query: URLSearchParams): string | null {
  const at = query.get('at');
  return at === null ? null : at === nowOfAddress ? '' : at.slice(0, 40);
}
