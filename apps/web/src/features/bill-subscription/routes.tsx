import type { PageRoute } from '../../platform/page-route';
import { texts } from './texts';

/** Pages of bill subscriptions; each comes as a chunk of its own. */
export const billSubscriptionRoutes: readonly PageRoute[] = [
  {
    path: '/logistics',
    title: texts.pageTitle,
    menu: { place: 1, icon: 'gateIn', tip: texts.menuTip },
    hasTicker: true,
    load: async () => (await import('./pages/logistics-page')).LogisticsPage,
    startData: async () => (await import('./pages/logistics-page')).startLogistics,
  },
  { path: '/detail', title: texts.detailTitle, load: async () => (await import('./pages/detail-page')).DetailPage },
  { path: '/history', title: texts.historyTitle, load: async () => (await import('./pages/history-page')).HistoryPage },
];
