import { Button, Lamp, PasswordField, showToast, TextField } from '@mastlight/ui';
import { checkNewPassword, checkPasswordAgain, checkPhone, checkSmsCode } from '@mastlight/domain/account/check-fields';
import { accountTexts } from '@mastlight/domain/account/messages';
import { useState, type FormEvent } from 'react';
import { CallError } from '../../../platform/http-client';
import { accountApi } from '../api';
import { showLoginView } from '../login-store';
import { captions, useSay } from '../texts';
import { useCheckedForm, type FieldRules } from '../use-checked-form';
import { CardHead } from './card-head';
import { SmsCodeField } from './sms-code-field';

const empty = { phone: '', code: '', password: '', again: '' };

/** R-5.2-03 … -09. */
const rules: FieldRules<typeof empty> = {
  phone: (form) => checkPhone(form.phone),
  code: (form) => checkSmsCode(form.code),
  password: (form) => checkNewPassword(form.password),
  again: (form) => checkPasswordAgain(form.again, form.password),
};

/** The forgotten password in three steps (R-2.6-07, -08, R-4.4): phone and code, the new password, done. */
export function ForgotPassword() {
  const say = useSay();
  const [step, setStep] = useState<0 | 1 | 2>(0);
  const [isSending, setIsSending] = useState(false);
  const { form, errors, set, check, refuse } = useCheckedForm(empty, rules);
  const errorOf = (name: keyof typeof empty) => {
    const error = errors[name];
    return error ? say(error) : undefined;
  };

  async function goOn(event: FormEvent): Promise<void> {
    event.preventDefault();
    const isInOrder = step === 0 ? check('phone', 'code') : check('password', 'again');
    if (!isInOrder || isSending) return;
    setIsSending(true);
    try {
      if (step === 0) {
        await accountApi.checkCode(form.phone, form.code);
        setStep(1);
      } else {
        await accountApi.resetPassword(form.phone, form.password);
        showToast({ tone: 'done', text: accountTexts.passwordChanged });
        setStep(2);
      }
    } catch (error) {
      if (error instanceof CallError) {
        refuse(step === 0 ? { code: error.fields['code'] ?? error.message } : { password: error.message });
      }
    } finally {
      setIsSending(false);
    }
  }

  return (
    <>
      <CardHead
        title={captions.forgotTitle}
        hint=""
        aside={
          <button type="button" className="login-toggle" onClick={() => showLoginView('phone')}>
            {captions.back}
          </button>
        }
      />
      <ol className="login-steps">
        {captions.forgotSteps.map((label, index) => (
          <li key={label} aria-current={index === step ? 'step' : undefined} data-done={index < step || undefined}>
            <Lamp kind={index < step || step === 2 ? 'done' : index === step ? 'running' : 'unlit'} r={7} />
            {label}
          </li>
        ))}
      </ol>
      <form className="login-form login-fields" noValidate onSubmit={(event) => void goOn(event)}>
        {step === 0 && (
          <>
            <TextField
              label={captions.phone}
              isRequired
              isMono
              name="phone"
              type="tel"
              inputMode="numeric"
              autoComplete="username"
              autoFocus
              maxLength={20}
              value={form.phone}
              onChange={(value) => set('phone', value)}
              onBlur={() => form.phone && check('phone')}
              error={errorOf('phone')}
            />
            <SmsCodeField
              phone={form.phone}
              value={form.code}
              error={errors.code ?? null}
              onChange={(value) => set('code', value)}
              onBadPhone={() => check('phone')}
              send={accountApi.sendResetCode}
            />
          </>
        )}
        {step === 1 && (
          <>
            <PasswordField
              label={captions.newPassword}
              isRequired
              name="password"
              autoComplete="new-password"
              autoFocus
              value={form.password}
              onChange={(value) => set('password', value)}
              onBlur={() => form.password && check('password')}
              hint={captions.passwordHint}
              error={errorOf('password')}
            />
            <PasswordField
              label={captions.passwordAgain}
              isRequired
              name="again"
              autoComplete="new-password"
              value={form.again}
              onChange={(value) => set('again', value)}
              onBlur={() => form.again && check('again')}
              error={errorOf('again')}
            />
          </>
        )}
        {step === 2 ? (
          <>
            <p className="login-form-done">{captions.changed}</p>
            <Button variant="primary" size={40} autoFocus onClick={() => showLoginView('phone')}>
              {captions.goLogIn}
            </Button>
          </>
        ) : (
          <Button type="submit" variant="primary" size={40} isLoading={isSending}>
            {step === 0 ? captions.next : captions.submitPassword}
          </Button>
        )}
      </form>
    </>
  );
}
