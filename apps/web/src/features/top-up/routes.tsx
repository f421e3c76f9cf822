import type { PageRoute } from '../../platform/page-route';
import { topUpTitles } from './texts/titles.zh-CN';

/** R-2.3-26, -27. */
export const topUpRoutes: readonly PageRoute[] = [
  {
    path: '/pay/charge',
    title: topUpTitles.charge,
    sideMenu: { group: 'finance', place: 1, icon: 'plus' },
    load: async () => (await import('./pages/charge-page')).ChargePage,
  },
  {
    path: '/pay/chargeHistory',
    title: topUpTitles.history,
    sideMenu: { group: 'finance', place: 2, icon: 'download' },
    load: async () => (await import('./pages/history-page')).HistoryPage,
  },
];
