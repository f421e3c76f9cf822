import { Popover } from '@mastlight/ui';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { showAccountDialog } from '../../features/account';
import { useTexts } from '../../platform/catalogue';
import { useSession } from '../../platform/session';
import { shellTexts } from '../texts';
import { DisplayChoices } from './display-choices';
import { InviteCode } from './invite-code';
import { LogoutConfirmation } from './logout-confirmation';
import './user-panel.css';

/** The user's menu: name and invite code, where to go, how it looks, and the way out (R-2.5-12 … -21). */
export function UserPanel({ anchor, onClose }: { readonly anchor: HTMLElement; readonly onClose: () => void }) {
  const say = useTexts(shellTexts);
  const router = useRouter();
  const { username, inviteCode, roles } = useSession();
  const [isLeaving, setIsLeaving] = useState(false);

  if (isLeaving) return <LogoutConfirmation onClose={onClose} />;
  return (
    <Popover anchor={anchor} align="end" label={say('userMenu')} onClose={onClose}>
      <div className="user-panel">
        <div className="user-panel-head">
          <strong>{username ?? '-'}</strong>
          {inviteCode && <InviteCode code={inviteCode} />}
        </div>
        <button
          type="button"
          className="ml-menu-item"
          onClick={() => {
            onClose();
            void router.navigate({ to: '/user/userinfo' });
          }}
        >
          {say('userCenter')}
        </button>
        {roles.includes('admin') && (
          <button
            type="button"
            className="ml-menu-item"
            onClick={() => {
              onClose();
              void router.navigate({ to: '/ops' });
            }}
          >
            {say('operations')}
          </button>
        )}
        <button
          type="button"
          className="ml-menu-item"
          onClick={() => {
            onClose();
            showAccountDialog('identity');
          }}
        >
          {say('switchIdentity')}
        </button>
        <div className="user-panel-display">
          <DisplayChoices />
        </div>
        <button type="button" className="ml-menu-item" onClick={() => setIsLeaving(true)}>
          {say('logout')}
        </button>
      </div>
    </Popover>
  );
}
