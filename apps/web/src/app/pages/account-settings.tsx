import { Button } from '@mastlight/ui';
import { askForLogin, DevicesPanel, OwnDataPanels, PasswordPanel } from '../../features/account';
import { useTexts } from '../../platform/catalogue';
import { Panel } from '../../platform/panel';
import { loginState, useSession } from '../../platform/session';
import { DisplayChoices } from '../shell/display-choices';
import { shellTexts } from '../texts/zh-CN';

/** Password, devices, and how the site looks (R-2.3-18). */
export function AccountSettingsPage() {
  const say = useTexts(shellTexts);
  const isSignedIn = useSession(loginState);
  return (
    <>
      <h1 className="page-title">{say('accountSettings')}</h1>
      {isSignedIn ? (
        <>
          <PasswordPanel />
          <DevicesPanel />
        </>
      ) : (
        <Panel title={say('accountSettings')}>
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
      {isSignedIn && <OwnDataPanels />}
    </>
  );
}
