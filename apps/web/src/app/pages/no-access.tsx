import { Button } from '@mastlight/ui';
import { useRouter } from '@tanstack/react-router';
import { askForLogin, showAccountDialog } from '../../features/account';
import { useTexts } from '../../platform/catalogue';
import { useSession } from '../../platform/session';
import { shellTexts } from '../texts';
import './app-page.css';

/** R-2.3-02: why the page is closed, how it opens, and the switch of identity. */
export function NoAccessPage() {
  const say = useTexts(shellTexts);
  const router = useRouter();
  const isSignedIn = useSession((state) => state.token !== null);
  return (
    <section className="app-page">
      <p className="app-page-code ml-mono">401</p>
      <h1 className="page-title">{say('noAccessTitle')}</h1>
      <p>{say('noAccessText')}</p>
      <div className="app-page-search">
        <Button variant="primary" onClick={() => (isSignedIn ? showAccountDialog('identity') : askForLogin())}>
          {isSignedIn ? say('switchIdentity') : say('login')}
        </Button>
        <Button onClick={() => void router.navigate({ to: '/logistics' })}>{say('backToTracking')}</Button>
      </div>
    </section>
  );
}
