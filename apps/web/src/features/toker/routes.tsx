import type { PageRoute } from '../../platform/page-route';
import { tokerTitles } from './texts/titles.zh-CN';

/** Pages of finding customers (R-2.1-10, R-2.3-04); each comes as a chunk of its own. */
export const tokerRoutes: readonly PageRoute[] = [
  {
    path: '/toker',
    title: tokerTitles.pageTitle,
    menu: { place: 4, icon: 'users', tip: tokerTitles.menuTip, alsoAt: '/tokerDetail' },
    load: async () => (await import('./pages/toker-page')).TokerPage,
  },
  {
    path: '/tokerDetail',
    title: tokerTitles.detailTitle,
    load: async () => (await import('./pages/toker-detail-page')).TokerDetailPage,
  },
];
