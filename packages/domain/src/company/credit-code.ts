/** Unified social credit codes (统一社会信用代码, GB 32100-2015): 18 characters without I, O, S, V, Z; the last one checks the others. */
const characters = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28] as const;
const pattern = /^[0-9A-HJ-NPQRTUWXY]{2}[0-9]{6}[0-9A-HJ-NPQRTUWXY]{10}$/;

/** Whether `text` is a credit code with its right check character. */
export function isCreditCode(text: string): boolean {
  return pattern.test(text) && checkCharacterOf(text) === text[17];
}

/** The check character of the first 17: 31 less the weighted sum modulo 31, and 0 for 31. */
export function checkCharacterOf(text: string): string {
  const sum = weights.reduce((total, weight, place) => total + weight * characters.indexOf(text[place]!), 0);
  return characters[(31 - (sum % 31)) % 31]!;
}
