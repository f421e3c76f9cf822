/** Telephone numbers that a Chinese business form takes (R-5.4-02, -03): mobiles, landlines, service numbers, and abroad by +. */
import { isPhone } from './phone';

/** Signs of a number with brackets, spaces and an extension. */
export const telephoneLengthMax = 30;

/** R-5.4-03: 0 and an area code of 2 or 3 digits, a dash or none, 7 or 8 digits. Without an extension. */
export function isLandline(text: string): boolean {
  return /^0[0-9]{2,3}-?[0-9]{7,8}$/.test(text);
}

/** 400 and 800, which companies are registered with. */
const isServiceNumber = (text: string): boolean => /^[48]00-?[0-9]{3}-?[0-9]{4}$/.test(text);

/** By country code, as E.164 bounds it. */
const isAbroad = (text: string): boolean => /^\+(?!86)[1-9][0-9]{6,14}$/.test(text.replaceAll('-', ''));

/**
 * Whether somebody can be called by what is written: one number, with the spaces and the bracketed area code that people
 * set, +86 in front or not, and an extension of up to six digits behind a number that has a switchboard.
 */
export function isTelephone(text: string): boolean {
  if (text.length > telephoneLengthMax) return false;
  const bare = text.replace(/^\((0[0-9]{2,3})\) ?/, '$1-').replaceAll(' ', '');
  if (isAbroad(bare)) return true;
  const [, plus = '', rest = ''] = /^(\+86-?)?(.*)$/s.exec(bare)!;
  // Behind +86 the zero of an area code is left out; that of a mobile was never there.
  const number = plus !== '' && /^(?:10|[2-9])/.test(rest) ? `0${rest}` : rest;
  if (isPhone(number)) return true;
  const main = number.replace(/(?<=[0-9]{4})-[0-9]{1,6}$/, '');
  return [number, main].some((one) => isLandline(one) || isServiceNumber(one));
}
