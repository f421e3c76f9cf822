import { lazy } from 'react';
import { LazyPart } from '../../../platform/lazy-part';
import { loadChunk } from '../../../platform/load-chunk';
import { useLogin } from '../login-store';

// None of these is on the first screen of somebody signed in, so each comes when it is needed.
const loadLoginScreen = async () => ({ default: (await import('./login-screen')).LoginScreen });
const LoginScreen = lazy(() => loadChunk(loadLoginScreen));
const ServiceAgreement = lazy(() => loadChunk(async () => ({ default: (await import('./service-agreement')).ServiceAgreement })));

/** Begins to load the login screen, for a first visit on which it is sure to be needed. */
export function preloadLogin(): void {
  // Should it fail, the dialog itself says so when it is shown.
  loadLoginScreen().catch(() => undefined);
}

/** The account's dialogs; mount it once. What is open is told by the door's functions; the choice of identity is drawn by `company`. */
export function AccountDialogs() {
  const { dialog, isAgreementOpen } = useLogin();
  return (
    <>
      {(dialog === 'login' || dialog === 'register' || dialog === 'forgot') && (
        <LazyPart>
          <LoginScreen />
        </LazyPart>
      )}
      {isAgreementOpen && (
        <LazyPart>
          <ServiceAgreement onClose={() => useLogin.setState({ isAgreementOpen: false })} />
        </LazyPart>
      )}
    </>
  );
}
