/** What an address of a ship says; all texts, empty where it says nothing. */
export interface ShipSearch {
  /** A name, or the number of a ship's station. */
  readonly vessel: string;
  readonly voyage: string;
  readonly imo: string;
  /** What was looked for. */
  readonly keyword: string;
}

/** A number in an address is read as a text. */
const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '');

/** Reads an address; what is missing is empty. */
export function readShipSearch(search: Readonly<Record<string, unknown>>): ShipSearch {
  const { vessel, voyage, imo, keyword } = search;
  return { vessel: text(vessel), voyage: text(voyage), imo: text(imo), keyword: text(keyword) };
}
