/** A ship's IMO number; sources write it alone or behind `UN`. */

/** Seven digits, the last of which checks the others: the sum of the first six, each times 7 down to 2, ends in it. */
export function isImoNo(text: string): boolean {
  if (!/^[1-9]\d{6}$/.test(text)) return false;
  const sum = [7, 6, 5, 4, 3, 2].reduce((total, weight, at) => total + weight * Number(text[at]), 0);
  return sum % 10 === Number(text[6]);
}
