/**
 * Rules of the registration, login and reset forms. Each gives
 * the id of what to say (`fieldTexts`), or null when the field is in order; the
 * browser says it in its language and the server in Chinese (R-5.5-05).
 */
import { isEmail } from '../vocabulary/email';
import { isPhone, phoneLength } from '../vocabulary/phone';
import { isCommonPassword } from './common-passwords';
import { deletionWords, passwordLengthMax, passwordLengthMin, smsCodeLength, userNameLengthMax } from './limits';
import type { FieldRefusal } from './messages';
import { isSpokenFor, readUserName } from './user-name';

/** R-5.1-01 to -03, R-5.2-03 to -05. */
export function checkPhone(text: string): FieldRefusal | null {
  if (text === '') return 'phoneEmpty';
  if (Array.from(text).length !== phoneLength) return 'phoneLength';
  return isPhone(text) ? null : 'phoneFormat';
}

/** R-5.1-04, -05. */
export function checkSmsCode(text: string): FieldRefusal | null {
  if (text === '') return 'codeEmpty';
  return new RegExp(`^[0-9]{${smsCodeLength}}$`).test(text) ? null : 'codeFormat';
}

/** R-5.1-06, -07: optional, at most 20 code points, nothing invisible, no name of the platform's. */
export function checkUserName(text: string): FieldRefusal | null {
  const name = readUserName(text);
  if (name === null) return 'userNameCharacters';
  if (isSpokenFor(name)) return 'userNameSpokenFor';
  return Array.from(name).length > userNameLengthMax ? 'userNameLength' : null;
}

/** R-7.2-05: a name that somebody gives himself, which is not empty. */
export function checkOwnName(text: string): FieldRefusal | null {
  return readUserName(text) === '' ? 'userNameEmpty' : checkUserName(text);
}

/** R-7.2-06: five digits or more, or nothing. */
export function checkQq(text: string): FieldRefusal | null {
  return text === '' || /^[1-9][0-9]{4,11}$/.test(text) ? null : 'qqFormat';
}

/** R-7.2-06: one address of at most 100 characters, or nothing; whether it exists only a message can tell. */
export function checkEmail(text: string): FieldRefusal | null {
  return text === '' || (text.length <= 100 && isEmail(text)) ? null : 'emailFormat';
}

/** R-5.1-09 to -11. */
export function checkPassword(text: string): FieldRefusal | null {
  return text === '' ? 'passwordEmpty' : checkPasswordShape(text);
}

/** R-5.2-06 to -08: as at registration, except for the words about an empty field. */
export function checkNewPassword(text: string): FieldRefusal | null {
  return text === '' ? 'passwordAgain' : checkPasswordShape(text);
}

function checkPasswordShape(text: string): FieldRefusal | null {
  const { length } = Array.from(text.normalize('NFC'));
  if (length < passwordLengthMin || length > passwordLengthMax) return 'passwordLength';
  if (!/[A-Z]/.test(text) || !/[a-z]/.test(text) || !/[0-9]/.test(text)) return 'passwordComposition';
  return isCommonPassword(text) ? 'passwordCommon' : null;
}

/** R-5.1-12, -13, R-5.2-09. */
export function checkPasswordAgain(again: string, password: string): FieldRefusal | null {
  if (again === '') return 'passwordAgain';
  return again === password ? null : 'passwordsDiffer';
}

/** R-5.1-14. */
export function checkAgreement(isTicked: boolean): FieldRefusal | null {
  return isTicked ? null : 'agreementNotTicked';
}

/** R-5.2-01, R-8-16. */
export function checkLogin(account: string, password: string): FieldRefusal | null {
  return account.trim() === '' || password === '' ? 'loginEmpty' : null;
}

/** Whether somebody has typed that he wants his account deleted: the words, or his own phone (S-16). */
export function checkDeletion(typed: string, phone: string): boolean {
  const text = typed.trim();
  return text === deletionWords || text === phone;
}
