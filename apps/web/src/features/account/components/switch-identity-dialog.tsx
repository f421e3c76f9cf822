import { Button, Dialog, Tag } from '@mastlight/ui';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { accountType, useSession } from '../../../platform/session';
import { useTexts } from '../../../platform/catalogue';
import { showAccountDialog } from '../login-store';
import { accountTexts } from '../texts';
import './switch-identity-dialog.css';

const close = () => showAccountDialog('none');

/** For whom the user works now (R-2.6, title 当前身份). Company identities join here with their capability. */
export function SwitchIdentityDialog() {
  const say = useTexts(accountTexts);
  const session = useSession();
  // There is nothing to choose as yet, and what is pasted after signing in is for the list behind: the dialog is gone before the page hears of it.
  useEffect(() => {
    const makeWay = (): void => flushSync(close);
    document.addEventListener('paste', makeWay, true);
    return () => document.removeEventListener('paste', makeWay, true);
  }, []);
  const isPersonal = accountType(session) === 'PERSONAL';
  return (
    <Dialog
      title={say('identity.title')}
      width={392}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{say('close')}</Button>
          <Button variant="primary" autoFocus onClick={close}>
            {say('confirm')}
          </Button>
        </>
      }
    >
      <fieldset className="identity-list">
        <legend className="ml-visually-hidden">{say('identity.title')}</legend>
        <label className="identity-option">
          <input type="radio" name="identity" value="personal" checked={isPersonal} readOnly />
          <span className="identity-name">
            {say('identity.personal')}
            <small>{session.username ?? say('identity.personalNote')}</small>
          </span>
          {isPersonal && <Tag tone="done">{say('identity.current')}</Tag>}
        </label>
      </fieldset>
    </Dialog>
  );
}
