import {
  checkAgreement,
  checkLogin,
  checkNewPassword,
  checkPassword,
  checkPasswordAgain,
  checkUserName,
} from '@mastlight/domain/account/check-fields';
import { account } from '@mastlight/domain/account/contract';
import { fieldTexts } from '@mastlight/domain/account/messages';
import { refuseField, textBy } from '@mastlight/domain/contract-kit/text-field';
import * as z from 'zod/mini';

// What is sent has the contract's own rules; what never leaves the browser as it is typed (passwords) has the domain's.
const wire = account.register.request.shape;

/** R-5.2-01: one refusal for both fields, said of the form. */
export const loginSchema = z.object({ account: z.string(), password: z.string() }).check((payload) => {
  const { account: phone, password } = payload.value;
  refuseField(payload, fieldTexts, checkLogin(phone, password));
});

/** R-5.1-01 … -14; the names are those of the page's inputs. */
export const registerSchema = z
  .object({
    userTel: wire.phone,
    noteCode: wire.code,
    username: textBy(fieldTexts, checkUserName),
    password: textBy(fieldTexts, checkPassword),
    password2: z.string(),
    state: z.boolean(),
  })
  .check((payload) => {
    const { password, password2, state } = payload.value;
    refuseField(payload, fieldTexts, checkPasswordAgain(password2, password), ['password2']);
    refuseField(payload, fieldTexts, checkAgreement(state), ['state']);
  });

/** R-5.2-03 … -05, R-4.4-01. */
export const verifySchema = z.object({ phone: wire.phone, noteCode: wire.code });

/** R-7.2-05, R-7.2-06: one form for what a person tells of himself. */
export const profileSchema = z.object({
  userName: account.changeName.request.shape.userName,
  qqNumber: account.changeContact.request.shape.qqNumber,
  email: account.changeContact.request.shape.email,
});

/** S-16: the server knows the phone; here both only have to be there. */
export const deleteAccountSchema = z.object({
  password: textBy(fieldTexts, (text) => (text === '' ? 'passwordEmpty' : null)),
  confirmation: textBy(fieldTexts, (text) => (text === '' ? 'deletionEmpty' : null)),
});

/** R-7.2-08: the old password only has to be there. */
export const changePasswordSchema = z
  .object({
    old: textBy(fieldTexts, (text) => (text === '' ? 'passwordEmpty' : null)),
    password: textBy(fieldTexts, checkNewPassword),
    again: z.string(),
  })
  .check((payload) => {
    const { password, again } = payload.value;
    refuseField(payload, fieldTexts, checkPasswordAgain(again, password), ['again']);
  });

/** R-5.2-06 … -09. */
export const newPasswordSchema = z.object({ password: textBy(fieldTexts, checkNewPassword), again: z.string() }).check((payload) => {
  const { password, again } = payload.value;
  refuseField(payload, fieldTexts, checkPasswordAgain(again, password), ['again']);
});
