import { Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useShownDialog } from '../../features/account';
import { Ads } from '../../features/ad';
import { CommandBarHost } from '../command-bar/command-bar-host';
import { hasFooter } from '../menu';
import { useTexts } from '../../platform/catalogue';
import { shellTexts } from '../texts/zh-CN';
import { Footer } from './footer';
import { Header } from './header';
import { TabBar } from './tab-bar';
import { ToolBar } from './tool-bar';
import './shell.css';

/** The frame of a page: night header with the menu, the page, footer, tool bar; on phones a tab bar. */
export function Shell() {
  const say = useTexts(shellTexts);
  const path = useRouterState({ select: (state) => state.location.pathname });
  const mainRef = useRef<HTMLElement>(null);
  const lastPath = useRef(path);
  const isAccountDialogOpen = useShownDialog() !== 'none';

  // After a navigation the focus starts at the new page, not at a link that is gone.
  useEffect(() => {
    if (lastPath.current === path) return;
    lastPath.current = path;
    mainRef.current?.focus({ preventScroll: true });
  }, [path]);

  return (
    <div className="shell">
      <a className="shell-skip" href="#main">
        {say('skipToContent')}
      </a>
      <Header path={path} />
      <main className="shell-main" id="main" ref={mainRef} tabIndex={-1}>
        <Ads path={path} isHeldBack={isAccountDialogOpen} />
        <Outlet />
      </main>
      {hasFooter(path) && <Footer />}
      <ToolBar />
      <TabBar path={path} />
      <CommandBarHost />
    </div>
  );
}
