import { Button, Dialog, Tag } from '@mastlight/ui';
import { accountType, useSession } from '../../../platform/session';
import { showAccountDialog } from '../login-store';
import { captions, useSay } from '../texts';
import './switch-identity-dialog.css';

const close = () => showAccountDialog('none');

/** For whom the user works now (R-2.6, title 当前身份). Company identities join here with their capability. */
export function SwitchIdentityDialog() {
  const say = useSay();
  const session = useSession();
  const isPersonal = accountType(session) === 'PERSONAL';
  return (
    <Dialog
      title={captions.identityTitle}
      width={392}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{captions.close}</Button>
          <Button variant="primary" autoFocus onClick={close}>
            {say(captions.confirm)}
          </Button>
        </>
      }
    >
      <fieldset className="identity-list">
        <legend className="ml-visually-hidden">{captions.identityTitle}</legend>
        <label className="identity-option">
          <input type="radio" name="identity" value="personal" checked={isPersonal} readOnly />
          <span className="identity-name">
            {captions.personal}
            <small>{session.username ?? captions.personalNote}</small>
          </span>
          {isPersonal && <Tag tone="done">{captions.current}</Tag>}
        </label>
      </fieldset>
    </Dialog>
  );
}
