import '@mastlight/ui/tokens.css';
import '@mastlight/ui/fonts.css';
import '@mastlight/ui/base.css';
import { createRoot } from 'react-dom/client';
import { guardFirstNavigation } from './app/guard';
import { Providers } from './app/providers';
import { createAppRouter, isBarePath, preloadPage } from './app/router';
import { setTheme, useTheme } from './app/theme';
import { startLive } from './platform/live';
import { loadTexts } from './platform/catalogue';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the app');

setTheme(useTheme.getState().theme);
startLive();
// The account and the first page's chunk are on their way at the same time.
preloadPage(location.pathname);
const guarded = guardFirstNavigation(isBarePath(location.pathname));
const router = createAppRouter();
await Promise.all([guarded, loadTexts()]);
createRoot(root).render(<Providers router={router} />);

// The list of the Chinese face's ranges is large; it comes after the first paint and only matters without a system face.
requestIdleCallback(() => void import('./app/load-fonts'));
