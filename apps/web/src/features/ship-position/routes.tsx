import type { PageRoute } from '../../platform/page-route';
import { shipPositionTitles } from './texts/titles.zh-CN';

/** Pages of ship-position; each comes as a chunk of its own. A place in the menu, ticker and footer are said here too. */
export const shipPositionRoutes: readonly PageRoute[] = [
  {
    path: '/shipPosition',
    title: shipPositionTitles.pageTitle,
    load: async () => (await import('./pages/ship-position-page')).ShipPositionPage,
  },
];
