/** The bill that the address of a detail names (R-2.3-06); empty where it names none. */
export const billNoOf = (query: URLSearchParams): string => (query.get('blno') ?? '').trim().toUpperCase().slice(0, 64);
