/** What JSON carries of a written event; null and empty lists are left out. */
export type WrittenValue = string | number | boolean | null | readonly WrittenObject[] | WrittenObject;

export interface WrittenObject {
  readonly [name: string]: WrittenValue;
}

/** `values` without what is not told; null when nothing is. */
export function told(values: WrittenObject): WrittenObject | null {
  const entries = Object.entries(values).filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0));
  return entries.length === 0 ? null : Object.fromEntries(entries);
}
