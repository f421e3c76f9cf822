/**
 * Rules of the registration, login and reset forms. Each gives
 * the text to show, or null when the field is in order; the browser shows it
 * and the server refuses with the same words (R-5.5-05).
 */
import { isPhone, phoneLength } from '../vocabulary/phone';
import { isCommonPassword } from './common-passwords';
import { passwordLengthMax, passwordLengthMin, smsCodeLength, userNameLengthMax } from './limits';
import { fieldTexts } from './messages';
import { readUserName } from './user-name';

/** R-5.1-01 to -03, R-5.2-03 to -05. */
export function checkPhone(text: string): string | null {
  if (text === '') return fieldTexts.phoneEmpty;
  if (Array.from(text).length !== phoneLength) return fieldTexts.phoneLength;
  return isPhone(text) ? null : fieldTexts.phoneFormat;
}

/** R-5.1-04, -05. */
export function checkSmsCode(text: string): string | null {
  if (text === '') return fieldTexts.codeEmpty;
  return new RegExp(`^[0-9]{${smsCodeLength}}$`).test(text) ? null : fieldTexts.codeFormat;
}

/** R-5.1-06, -07: optional, at most 20 code points, nothing invisible. */
export function checkUserName(text: string): string | null {
  const name = readUserName(text);
  if (name === null) return fieldTexts.userNameCharacters;
  return Array.from(name).length > userNameLengthMax ? fieldTexts.userNameLength : null;
}

/** R-5.1-09 to -11. */
export function checkPassword(text: string): string | null {
  return text === '' ? fieldTexts.passwordEmpty : checkPasswordShape(text);
}

/** R-5.2-06 to -08: as at registration, except for the words about an empty field. */
export function checkNewPassword(text: string): string | null {
  return text === '' ? fieldTexts.passwordAgain : checkPasswordShape(text);
}

function checkPasswordShape(text: string): string | null {
  const { length } = Array.from(text.normalize('NFC'));
  if (length < passwordLengthMin || length > passwordLengthMax) return fieldTexts.passwordLength;
  if (!/[A-Z]/.test(text) || !/[a-z]/.test(text) || !/[0-9]/.test(text)) return fieldTexts.passwordComposition;
  return isCommonPassword(text) ? fieldTexts.passwordCommon : null;
}

/** R-5.1-12, -13, R-5.2-09. */
export function checkPasswordAgain(again: string, password: string): string | null {
  if (again === '') return fieldTexts.passwordAgain;
  return again === password ? null : fieldTexts.passwordsDiffer;
}

/** R-5.1-14. */
export function checkAgreement(isTicked: boolean): string | null {
  return isTicked ? null : fieldTexts.agreementNotTicked;
}

/** R-5.2-01, R-8-16. */
export function checkLogin(account: string, password: string): string | null {
  return account.trim() === '' || password === '' ? fieldTexts.loginEmpty : null;
}
