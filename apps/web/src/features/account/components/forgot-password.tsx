import { Button, Lamp, showToast } from '@mastlight/ui';
import { useState } from 'react';
import { FormTextField } from '../../../platform/form/form-field';
import { useContractForm } from '../../../platform/form/use-contract-form';
import { CallError } from '../../../platform/http-client';
import { useTexts } from '../../../platform/catalogue';
import { accountApi } from '../api';
import { newPasswordSchema, verifySchema } from '../form-schemas';
import { showLoginView } from '../login-store';
import { accountTexts } from '../texts/zh-CN';
import { CardHead } from './card-head';
import { SmsCodeField } from './sms-code-field';

/** The forgotten password in three steps (R-2.6-07, -08, R-4.4): phone and code, the new password, done. */
export function ForgotPassword() {
  const say = useTexts(accountTexts);
  /** Verified by its code; the second step changes this phone's password. */
  const [phone, setPhone] = useState<string | null>(null);
  const [isChanged, setIsChanged] = useState(false);
  const step = isChanged ? 2 : phone === null ? 0 : 1;

  return (
    <>
      <CardHead
        title={say('forgot.title')}
        hint=""
        aside={
          <button type="button" className="login-toggle" onClick={() => showLoginView('phone')}>
            {say('forgot.back')}
          </button>
        }
      />
      <ol className="login-steps">
        {[say('forgot.verify'), say('forgot.fill'), say('forgot.done')].map((label, index) => (
          <li key={label} aria-current={index === step ? 'step' : undefined} data-done={index < step || undefined}>
            <Lamp kind={index < step || step === 2 ? 'done' : index === step ? 'running' : 'unlit'} r={7} />
            {label}
          </li>
        ))}
      </ol>
      {phone === null && <VerifyStep onVerified={setPhone} />}
      {phone !== null && !isChanged && <PasswordStep phone={phone} onChanged={() => setIsChanged(true)} />}
      {isChanged && (
        <div className="login-form login-fields">
          <p className="login-form-done">{say('forgot.changed')}</p>
          <Button variant="primary" size={40} autoFocus onClick={() => showLoginView('phone')}>
            {say('forgot.goLogIn')}
          </Button>
        </div>
      )}
    </>
  );
}

/** R-4.4-01: whose phone it is, shown by the code that was sent to it. */
function VerifyStep({ onVerified }: { readonly onVerified: (phone: string) => void }) {
  const say = useTexts(accountTexts);
  const form = useContractForm({
    schema: verifySchema,
    empty: { phone: '', noteCode: '' },
    texts: accountTexts,
    send: async ({ phone, noteCode }) => {
      try {
        await accountApi.checkCode(phone, noteCode);
        onVerified(phone);
      } catch (error) {
        if (error instanceof CallError)
          form.refuseWith({ message: error.fields['code'] ?? error.message, refusal: error.refusal }, 'noteCode');
      }
    },
  });
  return (
    <form className="login-form login-fields" {...form.formProps}>
      <FormTextField
        form={form}
        name="phone"
        label={say('phone')}
        isRequired
        isMono
        type="tel"
        inputMode="numeric"
        autoComplete="username"
        autoFocus
        maxLength={20}
      />
      <SmsCodeField form={form} phoneName="phone" send={accountApi.sendResetCode} />
      <Button type="submit" variant="primary" size={40} isLoading={form.isSending}>
        {say('forgot.next')}
      </Button>
    </form>
  );
}

/** R-4.4-02: the new password, twice. */
function PasswordStep({ phone, onChanged }: { readonly phone: string; readonly onChanged: () => void }) {
  const say = useTexts(accountTexts);
  const form = useContractForm({
    schema: newPasswordSchema,
    empty: { password: '', again: '' },
    texts: accountTexts,
    send: async ({ password }) => {
      try {
        await accountApi.resetPassword(phone, password);
        showToast({ tone: 'done', text: say('forgot.succeeded') });
        onChanged();
      } catch (error) {
        if (error instanceof CallError) form.refuseWith(error, 'password');
      }
    },
  });
  return (
    <form className="login-form login-fields" {...form.formProps}>
      <FormTextField
        form={form}
        name="password"
        isPassword
        label={say('forgot.newPassword')}
        isRequired
        autoComplete="new-password"
        autoFocus
        hint={say('register.passwordHint')}
      />
      <FormTextField form={form} name="again" isPassword label={say('register.passwordAgain')} isRequired autoComplete="new-password" />
      <Button type="submit" variant="primary" size={40} isLoading={form.isSending}>
        {say('forgot.submit')}
      </Button>
    </form>
  );
}
