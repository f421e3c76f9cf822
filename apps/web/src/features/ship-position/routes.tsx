import type { PageRoute } from '../../platform/page-route';
import { readShipSearch } from './ship-search';
import { shipPositionTitles as titles } from './texts/titles.zh-CN';

/** Ships on a chart (R-2.3-05), and one of them from a chat (R-2.3-08); both are led to, from the schedule and from links. */
export const shipPositionRoutes: readonly PageRoute[] = [
  {
    path: '/shipmap',
    title: titles.pageTitle,
    hasFooter: false,
    load: async () => (await import('./pages/ship-map-page')).ShipMapPage,
    readSearch: (search) => ({ ...readShipSearch(search) }),
  },
  {
    path: '/wxshipmap',
    title: titles.pageTitle,
    frame: 'bare',
    load: async () => (await import('./pages/chat-ship-page')).ChatShipPage,
    readSearch: (search) => ({ ...readShipSearch(search) }),
  },
];
