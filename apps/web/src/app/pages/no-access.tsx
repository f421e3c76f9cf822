import { Button } from '@mastlight/ui';
import { useRouter } from '@tanstack/react-router';
import { askForLogin, showAccountDialog } from '../../features/account';
import { useText } from '../../platform/language';
import { useSession } from '../../platform/session';
import { captions, shellTexts } from '../texts';
import './app-page.css';

/** R-2.3-02: why the page is closed, how it opens, and the switch of identity. */
export function NoAccessPage() {
  const text = useText();
  const router = useRouter();
  const isSignedIn = useSession((state) => state.token !== null);
  return (
    <section className="app-page">
      <p className="app-page-code ml-mono">401</p>
      <h1>{captions.noAccessTitle}</h1>
      <p>{captions.noAccessText}</p>
      <div className="app-page-search">
        <Button variant="primary" onClick={() => (isSignedIn ? showAccountDialog('identity') : askForLogin())}>
          {isSignedIn ? text(shellTexts.switchIdentity) : captions.login}
        </Button>
        <Button onClick={() => void router.navigate({ to: '/logistics' })}>{captions.backToTracking}</Button>
      </div>
    </section>
  );
}
