import { Button } from '@mastlight/ui';
import { maskPhone } from '@mastlight/domain/vocabulary/phone';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { askForLogin, showAccountDialog } from '../../features/account';
import { useTexts } from '../../platform/catalogue';
import { useSession } from '../../platform/session';
import { DisplayChoices } from '../shell/display-choices';
import { InviteCode } from '../shell/invite-code';
import { LogoutConfirmation } from '../shell/logout-confirmation';
import '../shell/user-panel.css';
import { shellTexts } from '../texts';
import './app-page.css';

/** Who is signed in, how the site looks, and the way out; the phone's 我的. */
export function UserInfoPage() {
  const say = useTexts(shellTexts);
  const { token, username, userphone, inviteCode } = useSession();
  const router = useRouter();
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <section className="app-page app-page-narrow">
      <h1 className="page-title">{say('userCenter')}</h1>
      {token ? (
        <div className="ml-card app-page-card">
          <strong className="app-page-name">{username ?? '-'}</strong>
          {userphone && <span className="ml-mono">{maskPhone(userphone)}</span>}
          {inviteCode && <InviteCode code={inviteCode} />}
          <div className="app-page-actions">
            <Button onClick={() => showAccountDialog('identity')}>{say('switchIdentity')}</Button>
            <Button icon="clock" onClick={() => void router.navigate({ to: '/history' })}>
              {say('pastSubscriptions')}
            </Button>
            <Button icon="logout" onClick={() => setIsLeaving(true)}>
              {say('logout')}
            </Button>
          </div>
        </div>
      ) : (
        <div className="ml-card app-page-card">
          <p>{say('logInFirst')}</p>
          <div className="app-page-actions">
            <Button variant="primary" onClick={askForLogin}>
              {say('login')}
            </Button>
          </div>
        </div>
      )}
      <div className="ml-card app-page-card">
        <DisplayChoices />
      </div>
      {isLeaving && <LogoutConfirmation onClose={() => setIsLeaving(false)} />}
    </section>
  );
}
