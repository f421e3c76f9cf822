import { Icon } from '@mastlight/ui';
import { lazy, useState } from 'react';
import { askForLogin } from '../../features/account';
import { useStoredPicture } from '../../features/file';
import { LazyPart } from '../../platform/lazy-part';
import { loadChunk } from '../../platform/load-chunk';
import { useSession } from '../../platform/session';
import { useTexts } from '../../platform/catalogue';
import { shellTexts } from '../texts/zh-CN';
import './user-corner.css';

const UserPanel = lazy(() => loadChunk(async () => ({ default: (await import('./user-panel')).UserPanel })));

/** The right end of the header: sign in, or the avatar with the user's menu behind it. */
export function UserCorner() {
  const say = useTexts(shellTexts);
  const { token, username, avatar } = useSession();
  const picture = useStoredPicture(avatar || null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!token) {
    return (
      <button type="button" className="user-login" onClick={() => askForLogin()}>
        {say('login')}
      </button>
    );
  }
  return (
    <>
      <button
        type="button"
        className="user-corner"
        aria-label={username ? `${say('userMenu')} ${username}` : say('userMenu')}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
      >
        {/* Drawn by the style sheet: a letter of the name is no part of the button's name. */}
        {picture === null ? (
          <span className="user-avatar" data-initial={username ? Array.from(username)[0] : undefined} aria-hidden>
            {!username && <Icon name="user" size={14} />}
          </span>
        ) : (
          <img className="user-avatar" src={picture} alt="" />
        )}
        <Icon name="chevronDown" size={14} />
      </button>
      {anchor && (
        <LazyPart>
          <UserPanel anchor={anchor} onClose={() => setAnchor(null)} />
        </LazyPart>
      )}
    </>
  );
}
