import { Button, Checkbox, FieldError, PasswordField, showToast, TextField } from '@mastlight/ui';
import {
  checkAgreement,
  checkPassword,
  checkPasswordAgain,
  checkPhone,
  checkSmsCode,
  checkUserName,
} from '@mastlight/domain/account/check-fields';
import { fieldTexts } from '@mastlight/domain/account/messages';
import { useState, type FormEvent } from 'react';
import { CallError } from '../../../platform/http-client';
import { accountApi } from '../api';
import { openServiceAgreement } from '../login-store';
import { register } from '../sign-in';
import { captions, useSay } from '../texts';
import { useCheckedForm, type FieldRules } from '../use-checked-form';
import { CardHead } from './card-head';
import { SmsCodeField } from './sms-code-field';

const empty = { userTel: '', noteCode: '', username: '', password: '', password2: '', state: false };
type RegisterFields = typeof empty;

/** R-5.1-01 … -14. */
const rules: FieldRules<RegisterFields> = {
  userTel: (form) => checkPhone(form.userTel),
  noteCode: (form) => checkSmsCode(form.noteCode),
  username: (form) => checkUserName(form.username),
  password: (form) => checkPassword(form.password),
  password2: (form) => checkPasswordAgain(form.password2, form.password),
  state: (form) => checkAgreement(form.state),
};

/** The register/bind form (R-2.6-06): the scan has told who it is, the phone makes the account. */
export function RegisterForm() {
  const say = useSay();
  const { form, errors, set, check, refuse } = useCheckedForm(empty, rules);
  const [isSending, setIsSending] = useState(false);
  const errorOf = (name: keyof RegisterFields) => {
    const error = errors[name];
    return error ? say(error) : undefined;
  };

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    // R-5.1-05, R-8-19: an empty code is said aloud as well.
    if (form.noteCode === '') showToast({ tone: 'warning', text: say(fieldTexts.codeEmpty) });
    if (!check('userTel', 'noteCode', 'username', 'password', 'password2', 'state') || isSending) return;
    setIsSending(true);
    try {
      await register({ phone: form.userTel, code: form.noteCode, name: form.username, password: form.password });
    } catch (error) {
      if (error instanceof CallError) {
        const { phone, code, name, pwd } = error.fields;
        refuse({ userTel: phone, noteCode: code, username: name, password: pwd });
      }
    } finally {
      setIsSending(false);
    }
  }

  return (
    <>
      <CardHead title={captions.registerTitle} hint={captions.registerHint} />
      <form className="login-form login-fields" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={captions.phone}
          isRequired
          isMono
          name="userTel"
          type="tel"
          inputMode="numeric"
          autoComplete="tel"
          autoFocus
          maxLength={20}
          value={form.userTel}
          onChange={(value) => set('userTel', value)}
          onBlur={() => form.userTel && check('userTel')}
          error={errorOf('userTel')}
        />
        <SmsCodeField
          phone={form.userTel}
          value={form.noteCode}
          error={errors.noteCode ?? null}
          onChange={(value) => set('noteCode', value)}
          onBadPhone={() => check('userTel')}
          send={accountApi.sendBindingCode}
        />
        <TextField
          label={captions.userName}
          name="username"
          autoComplete="nickname"
          value={form.username}
          onChange={(value) => set('username', value)}
          onBlur={() => check('username')}
          hint={captions.userNameHint}
          error={errorOf('username')}
        />
        <PasswordField
          label={captions.password}
          isRequired
          name="password"
          autoComplete="new-password"
          value={form.password}
          onChange={(value) => set('password', value)}
          onBlur={() => form.password && check('password')}
          hint={captions.passwordHint}
          error={errorOf('password')}
        />
        <PasswordField
          label={captions.passwordAgain}
          isRequired
          name="password2"
          autoComplete="new-password"
          value={form.password2}
          onChange={(value) => set('password2', value)}
          onBlur={() => form.password2 && check('password2')}
          error={errorOf('password2')}
        />
        <div className="login-agree">
          <Checkbox
            isChecked={form.state}
            name="state"
            aria-invalid={Boolean(errors.state)}
            aria-describedby={errors.state ? 'login-agree-error' : undefined}
            onChange={(isTicked) => set('state', isTicked)}
          >
            {captions.agree}
          </Checkbox>
          <button type="button" className="login-link" onClick={openServiceAgreement}>
            {captions.agreement}
          </button>
          {errors.state && <FieldError id="login-agree-error">{say(errors.state)}</FieldError>}
        </div>
        <Button type="submit" variant="primary" size={40} isLoading={isSending}>
          {captions.register}
        </Button>
      </form>
    </>
  );
}
