import { CatchBoundary, Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { showAccountDialog } from '../../features/account';
import { LazyNews } from '../../features/notice';
import { RecentTicker } from '../../features/recent-activity';
import { loginState, useSession } from '../../platform/session';
import { declaredPages } from '../declared-pages';
import { findPageAbove, hasTicker, menu } from '../menu';
import { useTexts } from '../../platform/catalogue';
import { useIdentityName } from '../identity-name';
import { useConnection } from '../../platform/connection';
import { ConnectionLine } from '../../platform/connection-line';
import { shellTexts } from '../texts/zh-CN';
import { said } from '../../platform/said';

/** For whom everything on the page is done, at every moment; a press leads to the choice. */
function CurrentIdentity() {
  const say = useTexts(shellTexts);
  const isCompany = useSession(({ cid }) => cid !== null);
  const name = useIdentityName();
  return (
    <button
      type="button"
      className="header-identity"
      data-company={isCompany || undefined}
      data-tip={say('switchIdentity')}
      onClick={() => showAccountDialog('identity')}
    >
      {say('currentIdentity', { name })}
    </button>
  );
}

/** Whether the window is scrolled to the very top (R-2.5-07). */
function useIsAtTop(): boolean {
  const [isAtTop, setIsAtTop] = useState(true);
  useEffect(() => {
    const follow = () => setIsAtTop(window.scrollY <= 0);
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return isAtTop;
}

/** The header's second line: a trouble with the connection before all, then a notice of the operator's (V-16), the ticker where somebody is signed in, else the breadcrumb. */
export function SecondLine({ path, title }: { readonly path: string; readonly title: string }) {
  const say = useTexts(shellTexts);
  const isAtTop = useIsAtTop();
  const isSignedIn = useSession(loginState);
  const hasTrouble = useConnection((state) => state.trouble !== null);
  const above = findPageAbove(path) ?? menu[0];
  const page = declaredPages.find((declared) => declared.path === path);
  const group = page?.sideMenu?.group ?? page?.partOf;
  if (hasTrouble) {
    return (
      <div className="header-line" data-trouble>
        <ConnectionLine />
      </div>
    );
  }
  return (
    <div className="header-line">
      <LazyNews />
      {hasTicker(path) && isAtTop && isSignedIn ? (
        // News of others is worth no page: where it breaks, its place stays empty.
        <CatchBoundary getResetKey={() => path} errorComponent={() => null}>
          <RecentTicker />
        </CatchBoundary>
      ) : (
        <nav aria-label={say('breadcrumb')}>
          <ol className="header-crumbs">
            {group ? (
              <li>{say(`sideMenu.groups.${group}`)}</li>
            ) : (
              above &&
              path !== above.path && (
                <li>
                  <Link to={above.path}>{said(above.title)}</Link>
                </li>
              )
            )}
            <li aria-current="page">{title}</li>
          </ol>
        </nav>
      )}
      {isSignedIn ? <CurrentIdentity /> : <span className="header-line-source">{say('recentSource')}</span>}
    </div>
  );
}
