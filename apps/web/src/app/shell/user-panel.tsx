import { Popover } from '@mastlight/ui';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { showAccountDialog } from '../../features/account';
import { useTexts } from '../../platform/catalogue';
import { isAdmin, isDesk, useSession } from '../../platform/session';
import { shellTexts } from '../texts/zh-CN';
import { DisplayChoices } from './display-choices';
import { InviteCode } from './invite-code';
import { LogoutConfirmation } from './logout-confirmation';
import './user-panel.css';

/** Pages that the menu leads to after the workbench (R-2.5-10), with the words of their entries (R-2.5-12, -13, -15, -16). */
const pages = [
  ['/user/userinfo', 'userCenter'],
  ['/pay/charge', 'myFinance'],
  ['/user/ent-company', 'certification'],
  ['/user/client', 'clientCompany'],
] as const;

/** The user's menu: name, company and invite code, where to go, how it looks, and the way out (R-2.5-12 … -21). */
export function UserPanel({ anchor, onClose }: { readonly anchor: HTMLElement; readonly onClose: () => void }) {
  const say = useTexts(shellTexts);
  const router = useRouter();
  const session = useSession();
  const { username, inviteCode, company } = session;
  const [isLeaving, setIsLeaving] = useState(false);

  if (isLeaving) return <LogoutConfirmation onClose={onClose} />;

  function choose(act: () => void): () => void {
    return () => {
      onClose();
      act();
    };
  }
  const entry = (label: string, act: () => void) => (
    <button key={label} type="button" className="ml-menu-item" onClick={choose(act)}>
      {label}
    </button>
  );
  return (
    <Popover anchor={anchor} align="end" label={say('userMenu')} onClose={onClose}>
      <div className="user-panel">
        <div className="user-panel-head">
          <strong>{username ?? '-'}</strong>
          {company ? (
            <span className="user-panel-company">
              {company.name} · {say(company.role === 'Management' ? 'management' : 'employee')}
            </span>
          ) : (
            <span className="user-panel-company">{say(`roleLabels.${isAdmin(session) ? 'admin' : 'user'}`)}</span>
          )}
          {inviteCode && <InviteCode code={inviteCode} />}
        </div>
        {entry(say('home'), () => void router.navigate({ to: '/home' }))}
        {pages.slice(0, 2).map(([path, word]) => entry(say(word), () => void router.navigate({ to: path })))}
        {entry(say('switchIdentity'), () => showAccountDialog('identity'))}
        {pages.slice(2).map(([path, word]) => entry(say(word), () => void router.navigate({ to: path })))}
        {isDesk(session) && entry(say('operations'), () => void router.navigate({ to: '/ops' }))}
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
