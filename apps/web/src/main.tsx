import '@mastlight/ui/fonts.css';
import { createRoot } from 'react-dom/client';
import { followOtherTabs } from './features/account';
import { isSignedLink } from './features/bay-plan';
import { ChooseChannels } from './features/notification';
import { guardFirstNavigation } from './app/guard';
import { Providers } from './app/providers';
import { watchChineseFace } from './app/load-chinese-face';
import { createAppRouter, isBarePath, startPage } from './app/router';
import { pasteWays } from './app/paste-ways';
import { setTheme, useTheme } from './app/theme';
import { provideChosenChannels } from './platform/chosen-channels';
import { startConnection } from './platform/connection';
import { startLive } from './platform/live';
import { loadTexts } from './platform/catalogue';
import { expireOwned } from './platform/owned-storage';
import { providePasteWays } from './platform/paste/paste-kinds';
import { askFailedAgain } from './platform/query-client';
import { sessionOwner } from './platform/session';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the app');

setTheme(useTheme.getState().theme);
expireOwned(sessionOwner(), Date.now());
followOtherTabs();
startConnection();
providePasteWays(pasteWays);
provideChosenChannels(ChooseChannels);
askFailedAgain();
startLive();
// The account, the first page's chunk and its first call are on their way at the same time.
startPage(location.pathname, location.search);
const router = createAppRouter();
// No await at the top of this module: pages share a chunk with it, and none of them would be evaluated before it ends.
void Promise.all([
  guardFirstNavigation(isBarePath(location.pathname) || isSignedLink(location.pathname, location.search)),
  loadTexts(),
]).then(() => {
  createRoot(root).render(<Providers router={router} />);
});
watchChineseFace();
