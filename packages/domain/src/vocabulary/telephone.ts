/** Telephone numbers that a Chinese business form takes (R-5.4-02, -03): mobiles, landlines, service numbers, and abroad by +. */
import { foldFullWidth } from './bill-no';
import { isPhone } from './phone';

/** Signs of a number with brackets, spaces and an extension. */
const telephoneLengthMax = 30;

/** What is said of one that nobody can call, wherever it is typed. */
export const telephoneText = '电话要能拨通：手机、带区号的座机、400，国外的以 + 开头';

/** R-5.4-03: 0 and an area code of 2 or 3 digits, a dash or none, 7 or 8 digits. Without an extension. */
export function isLandline(text: string): boolean {
  return /^0[0-9]{2,3}-?[0-9]{7,8}$/.test(text);
}

/** Digits of a number in China, without separators and extension. No area begins with two zeros. */
const isInland = (digits: string): boolean =>
  isPhone(digits) ||
  (isLandline(digits) && !digits.startsWith('00')) ||
  // 400 and 800, banks and services, railways and operators.
  /^(?:[48]00[0-9]{7}|95[0-9]{3,6}|1[0-9]{4})$/.test(digits);

/**
 * Whether somebody can be called by what is written: one number, in whichever way people set brackets, dashes and spaces,
 * +86, 0086 or 86 in front or not, and an extension of up to six digits behind 转, #, ext, a blank or a dash.
 */
export function isTelephone(text: string): boolean {
  if (text.length > telephoneLengthMax) return false;
  const plain = foldFullWidth(text)
    .trim()
    .toLowerCase()
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replace(/^\(\+/, '+(')
    .replace(/^00(?=[1-9])/, '+');
  if (!/^\+?[(]?[0-9]/.test(plain) || !/^[0-9+\-() .#转a-z]+$/.test(plain)) return false;
  // Each way to set it off; what is left is the number itself.
  const isSomeone = (number: string): boolean => {
    if (!/^\+?[0-9\-() .]*[0-9]$/.test(number)) return false;
    if (number.startsWith('+')) {
      const digits = number.replace('(0)', '').replaceAll(/[^0-9]/g, '');
      if (!digits.startsWith('86')) return /^[1-9][0-9]{6,14}$/.test(digits);
      const rest = digits.slice(2);
      return isInland(rest) || isInland(`0${rest}`);
    }
    const digits = number.replaceAll(/[^0-9]/g, '');
    return (
      isInland(digits) ||
      (digits.startsWith('86') && (isInland(digits.slice(2)) || (digits.length > 10 && isInland(`0${digits.slice(2)}`))))
    );
  };
  const [, main = plain] = /^(.{7,}?)\s*(?:转|#|ext\.?|-| )\s*[0-9]{1,6}$/.exec(plain) ?? [];
  return isSomeone(plain) || isSomeone(main);
}
