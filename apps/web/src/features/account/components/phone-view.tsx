import { Button, PasswordField, TextField } from '@mastlight/ui';
import { checkLogin } from '@mastlight/domain/account/check-fields';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { showAccountDialog, showLoginView } from '../login-store';
import { signInByPassword } from '../sign-in';
import { captions, useSay } from '../texts';
import { CardFoot } from './card-foot';
import { CardHead, QrGlyph } from './card-head';

/** Phone and password (R-2.6-02, R-5.2-01). What was typed stays when the server refuses. */
export function PhoneView() {
  const say = useSay();
  const [phone, setPhone] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isCapsOn, setIsCapsOn] = useState(false);
  const [isSending, setIsSending] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const refusal = checkLogin(phone, password);
    setError(refusal);
    if (refusal || isSending) return;
    setIsSending(true);
    try {
      await signInByPassword(phone.trim(), password);
    } catch (cause) {
      setError(cause instanceof Error ? cause.message : null);
    } finally {
      setIsSending(false);
    }
  }

  function watchCapsLock(event: KeyboardEvent): void {
    setIsCapsOn(event.getModifierState('CapsLock'));
  }

  return (
    <>
      <CardHead
        title={captions.phoneTitle}
        hint={captions.phoneHint}
        aside={
          <button type="button" className="login-toggle" onClick={() => showLoginView('qr')}>
            <QrGlyph />
            {captions.toScan}
          </button>
        }
      />
      <form className="login-form" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={captions.phone}
          size={40}
          isMono
          icon="phone"
          name="account"
          type="tel"
          inputMode="numeric"
          autoComplete="username"
          autoFocus
          maxLength={20}
          value={phone}
          onChange={setPhone}
        />
        <PasswordField
          label={captions.password}
          size={40}
          name="password"
          value={password}
          onChange={setPassword}
          hint={isCapsOn ? captions.capsLock : undefined}
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
        />
        <p className="login-form-error" role="alert">
          {error && say(error)}
        </p>
        <Button type="submit" variant="primary" size={40} isLoading={isSending}>
          {captions.logIn}
        </Button>
        <button type="button" className="login-link" onClick={() => showAccountDialog('forgot')}>
          {captions.forgot}
        </button>
      </form>
      <CardFoot />
    </>
  );
}
