import { Button } from '@mastlight/ui';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { askForLogin, showAccountDialog } from '../../features/account';
import { useTexts } from '../../platform/catalogue';
import { useSession } from '../../platform/session';
import { retryAs } from '../guard';
import { shellTexts } from '../texts/zh-CN';
import './app-page.css';

/** R-2.3-02: why the page is closed, how it opens, and the switch of identity; whoever comes to see it is led back to it. */
export function NoAccessPage() {
  const say = useTexts(shellTexts);
  const router = useRouter();
  const session = useSession();
  const isSignedIn = session.token !== null;
  const from = useRouterState({ select: ({ location }) => new URLSearchParams(location.searchStr).get('from') ?? '' });
  const as = retryAs(from, session);
  useEffect(() => {
    if (as !== null) void router.navigate({ href: from, replace: true });
  }, [as, from, router]);
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
