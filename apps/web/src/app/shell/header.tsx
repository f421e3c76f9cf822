import { productFullName } from '@mastlight/domain/vocabulary/product-name';
import { Logo } from '@mastlight/ui';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useShownDialog } from '../../features/account';
import { HeaderWallet } from '../../features/billing';
import { ExportTray } from '../../features/export-task';
import { ManifestReminders } from '../../features/manifest-query';
import { MessageBell } from '../../features/notification';
import { ReleaseNotes } from '../../features/notice';
import { useTexts } from '../../platform/catalogue';
import { MobileHeadOutlet } from '../../platform/mobile-head';
import { shellTexts } from '../texts/zh-CN';
import { MainMenu } from './main-menu';
import { ModuleDrawerButton } from './module-drawer';
import { SecondLine } from './second-line';
import { useTitle } from './use-title';
import { UserCorner } from './user-corner';
import './header.css';

/** R-2.5-10. */
const homePath = '/logistics';

/** The night header: 47 px with logo, menu and user, the cable under it, 28 px with ticker or breadcrumb (R-2.5-03). */
export function Header({ path }: { readonly path: string }) {
  const router = useRouter();
  const say = useTexts(shellTexts);
  const title = useTitle();
  const isAccountDialogOpen = useShownDialog() !== 'none';

  /** R-2.5-08, -09: home, or afresh when already there. */
  function goHome(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (path === homePath) location.reload();
    else void router.navigate({ to: homePath });
  }

  return (
    <header className="header">
      <div className="header-bar">
        <a className="header-logo" href={homePath} onClick={goHome}>
          <Logo name={productFullName} size={30} ground="night" />
        </a>
        <p className="header-title" aria-hidden>
          {title}
        </p>
        <ModuleDrawerButton path={path} />
        <MainMenu path={path} />
        <MobileHeadOutlet place="tools" className="header-tools" />
        <ReleaseNotes isHeldBack={isAccountDialogOpen} />
        <ExportTray />
        <ManifestReminders />
        <MessageBell label={say('tabs.messages')} />
        <HeaderWallet />
        <UserCorner />
      </div>
      <MobileHeadOutlet place="below" className="header-below" />
      <SecondLine path={path} title={title} />
    </header>
  );
}
