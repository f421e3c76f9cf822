import { Button } from '@mastlight/ui';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { askForLogin, ProfilePanel, showAccountDialog } from '../../features/account';
import { useTexts } from '../../platform/catalogue';
import { Panel } from '../../platform/panel';
import { useSession } from '../../platform/session';
import { DisplayChoices } from '../shell/display-choices';
import { InviteCode } from '../shell/invite-code';
import { LogoutConfirmation } from '../shell/logout-confirmation';
import '../shell/user-panel.css';
import { shellTexts } from '../texts/zh-CN';

/** Who is signed in and for whom, and the way out; the phone's 我的 (R-2.3-17). */
export function UserInfoPage() {
  const say = useTexts(shellTexts);
  const { token, username, company, inviteCode } = useSession();
  const router = useRouter();
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <>
      <h1 className="page-title">{say('basicInformation')}</h1>
      {token ? (
        <>
          <Panel
            title={company?.name ?? username ?? '-'}
            note={say(company ? (company.role === 'Management' ? 'management' : 'employee') : 'personalIdentity')}
            actions={
              <>
                <Button onClick={() => showAccountDialog('identity')}>{say('switchIdentity')}</Button>
                <Button icon="clock" onClick={() => void router.navigate({ to: '/history' })}>
                  {say('pastSubscriptions')}
                </Button>
                <Button icon="logout" onClick={() => setIsLeaving(true)}>
                  {say('logout')}
                </Button>
              </>
            }
          >
            <div className="panel-pad">{inviteCode && <InviteCode code={inviteCode} />}</div>
          </Panel>
          <ProfilePanel />
        </>
      ) : (
        <Panel title={say('userCenter')}>
          <div className="panel-pad">
            <p>{say('logInFirst')}</p>
            <div>
              <Button variant="primary" onClick={() => askForLogin()}>
                {say('login')}
              </Button>
            </div>
          </div>
        </Panel>
      )}
      <Panel title={say('display')}>
        <div className="panel-pad panel-form">
          <DisplayChoices />
        </div>
      </Panel>
      {isLeaving && <LogoutConfirmation onClose={() => setIsLeaving(false)} />}
    </>
  );
}
