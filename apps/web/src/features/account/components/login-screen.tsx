import { productFullName } from '@mastlight/domain/vocabulary/product-name';
import { Logo, NightSea } from '@mastlight/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { siteFacts } from '../../../platform/brand';
import { languages, useLanguage } from '../../../platform/language';
import { setLanguage, useTexts } from '../../../platform/catalogue';
import { showAccountDialog, useLogin } from '../login-store';
import { closeRegistration } from '../sign-in';
import { accountTexts } from '../texts/zh-CN';
import { ForgotPassword } from './forgot-password';
import { PhoneView } from './phone-view';
import { RegisterForm } from './register-form';
import { ScanPane } from './scan-pane';
import './login-screen.css';

/** Esc and the quiet button at the corner: one step back, out of the screen from its first step. */
function stepBack(): void {
  const { dialog } = useLogin.getState();
  if (dialog === 'register') void closeRegistration();
  else showAccountDialog(dialog === 'forgot' ? 'login' : 'none');
}

/** The night sea with one card on it: QR login, phone login, registration or the forgotten password. */
export function LoginScreen() {
  const say = useTexts(accountTexts);
  const language = useLanguage((state) => state.language);
  const { dialog, view, reason } = useLogin();
  const dialogRef = useRef<HTMLDialogElement>(null);
  const cardRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = dialogRef.current;
    if (!element) return;
    element.showModal();
    // Left to itself, the platform would put the focus on the way out.
    cardRef.current?.focus({ preventScroll: true });
    function handleCancel(event: Event): void {
      event.preventDefault();
      stepBack();
    }
    element.addEventListener('cancel', handleCancel);
    return () => {
      element.removeEventListener('cancel', handleCancel);
      element.close();
    };
  }, []);

  let card: ReactNode;
  if (dialog === 'register') card = <RegisterForm />;
  else if (dialog === 'forgot') card = <ForgotPassword />;
  else card = view === 'qr' ? <ScanPane /> : <PhoneView />;

  return (
    <dialog ref={dialogRef} className="login-screen" lang={language} aria-labelledby="login-title">
      <NightSea mastX={0.29} mast={125} />
      <div className="login-brand">
        <Logo name={productFullName} size={40} ground="night" />
      </div>
      <div className="login-languages" role="group" aria-label={say('language')}>
        {languages.map((value) => (
          <button key={value} type="button" lang={value} aria-pressed={value === language} onClick={() => void setLanguage(value)}>
            {say(`languages.${value}`)}
          </button>
        ))}
      </div>
      <button type="button" className="login-later" onClick={stepBack}>
        {dialog === 'login' ? say('later') : say('close')}
      </button>
      <div className="login-line">
        <p>{say('tagline')}</p>
        <p className="login-line-latin ml-mono" lang="en">
          Every box in sight.
        </p>
      </div>
      <div className="login-card" ref={cardRef} tabIndex={-1}>
        {dialog === 'login' && reason !== '' && (
          <p className="login-reason" role="alert">
            {reason}
          </p>
        )}
        {card}
      </div>
      <footer className="login-foot">
        <span>{say('ports')}</span>
        <span>
          {say('hotline', { number: siteFacts.hotline })}
          <span className="login-foot-filing">{siteFacts.icpFiling}</span>
        </span>
      </footer>
    </dialog>
  );
}
