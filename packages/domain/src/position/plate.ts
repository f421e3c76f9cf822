/** Number plates as people type and terminals send them. */

const provinces = '京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼';
/** Province, office, five signs, or six of a vehicle of new energy; I and O are on no plate. A trailer ends in 挂, a lorry that
 * crosses to Hong Kong or Macau in 港 or 澳, what the police drive in 警. */
const platePattern = new RegExp(`^[${provinces}][A-HJ-NP-Z](?:[A-HJ-NP-Z0-9]{5,6}|[A-HJ-NP-Z0-9]{4}[挂学港澳警])$`, 'u');

/** Provinces in the order of a plate keypad. */
export const plateProvinces: readonly string[] = Array.from(provinces);

/** A plate in one spelling: upper case, narrow, without spaces, dots, hyphens and what nobody sees; null when it is none. */
export function readPlate(text: string): string | null {
  const plate = text
    .normalize('NFKC')
    // Of these letters alone: the capital of others is two, or another.
    .replaceAll(/[a-z]/g, (letter) => letter.toUpperCase())
    .replaceAll(/[\s\p{C}·•・‧∙.-]/gu, '');
  return platePattern.test(plate) ? plate : null;
}
