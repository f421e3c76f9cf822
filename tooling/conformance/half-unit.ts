/**
 * Half a unit of the last digit that a stated number has behind its point: who
 * states 21.9 says nothing of the digit after. 0 for whole numbers, which may
 * be codes, and for texts that are none.
 */
export function halfUnitOf(stated: string): number {
  const digits = /^-?\d+\.(\d+)$/.exec(stated.trim())?.[1];
  return digits === undefined ? 0 : 0.5 * 10 ** -digits.length;
}
