import { Button } from '@mastlight/ui';
import { useState, type KeyboardEvent } from 'react';
import { FormRefusal, FormTextField } from '../../../platform/form/form-field';
import { useContractForm } from '../../../platform/form/use-contract-form';
import { CallError } from '../../../platform/http-client';
import { useTexts } from '../../../platform/catalogue';
import { loginSchema } from '../form-schemas';
import { showAccountDialog, showLoginView } from '../login-store';
import { signInByPassword } from '../sign-in';
import { accountTexts } from '../texts/zh-CN';
import { CardFoot } from './card-foot';
import { CardHead, QrGlyph } from './card-head';

/** Phone and password (R-2.6-02, R-5.2-01). What was typed stays when the server refuses. */
export function PhoneView() {
  const say = useTexts(accountTexts);
  const [isCapsOn, setIsCapsOn] = useState(false);
  const form = useContractForm({
    schema: loginSchema,
    empty: { account: '', password: '' },
    texts: accountTexts,
    send: async ({ account, password }) => {
      try {
        await signInByPassword(account.trim(), password);
      } catch (error) {
        if (error instanceof CallError) form.refuseWith(error);
      }
    },
  });

  function watchCapsLock(event: KeyboardEvent): void {
    setIsCapsOn(event.getModifierState('CapsLock'));
  }

  return (
    <>
      <CardHead
        title={say('logIn.title')}
        hint={say('logIn.hint')}
        aside={
          <button type="button" className="login-toggle" onClick={() => showLoginView('qr')}>
            <QrGlyph />
            {say('logIn.toScan')}
          </button>
        }
      />
      <form className="login-form" {...form.formProps}>
        <FormTextField
          form={form}
          name="account"
          label={say('phone')}
          size={40}
          isMono
          icon="phone"
          type="tel"
          inputMode="numeric"
          autoComplete="username"
          autoFocus
          maxLength={20}
        />
        <FormTextField
          form={form}
          name="password"
          isPassword
          label={say('password')}
          size={40}
          hint={isCapsOn ? say('logIn.capsLock') : undefined}
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
        />
        <FormRefusal form={form} className="login-form-error" />
        <Button type="submit" variant="primary" size={40} isLoading={form.isSending}>
          {say('logIn.submit')}
        </Button>
        <button type="button" className="login-link" onClick={() => showAccountDialog('forgot')}>
          {say('logIn.forgot')}
        </button>
      </form>
      <CardFoot />
    </>
  );
}
