import type { PageRoute } from '../../platform/page-route';
import { clientBillsPath } from './client-link';
import { billSearch, clientSearch, deletedSearch } from './list-search';
import { billTexts } from './texts/zh-CN';
import { billNoOf } from './detail-address';

const { pageTitle, menuTip, detailTitle, historyTitle, clientsTitle, clientBillsTitle, sharedTitle } = billTexts.source;

/** Pages of bill subscriptions; each comes as a chunk of its own. */
export const billSubscriptionRoutes: readonly PageRoute[] = [
  {
    path: '/logistics',
    title: pageTitle,
    menu: { place: 1, icon: 'gateIn', tip: menuTip, alsoAt: '/gateQuery' },
    hasTicker: true,
    load: async () => (await import('./pages/logistics-page')).LogisticsPage,
    readSearch: billSearch.clean,
    startData: async () => (await import('./pages/logistics-page')).startLogistics,
  },
  {
    path: '/detail',
    title: detailTitle,
    load: async () => (await import('./pages/detail-page')).DetailPage,
    // Whoever has six of them open finds the one.
    tabName: (query) => billNoOf(new URLSearchParams(query)) || null,
  },
  {
    path: '/history',
    title: historyTitle,
    load: async () => (await import('./pages/history-page')).HistoryPage,
    readSearch: deletedSearch.clean,
  },
  {
    path: '/user/client',
    title: clientsTitle,
    sideMenu: { group: 'client', place: 1, icon: 'users' },
    load: async () => (await import('./pages/clients-page')).ClientsPage,
    readSearch: clientSearch.clean,
  },
  {
    path: clientBillsPath,
    title: clientBillsTitle,
    frame: 'bare',
    load: async () => (await import('./pages/client-bills-page')).ClientBillsPage,
  },
  { path: '/detail/share', title: sharedTitle, frame: 'bare', load: async () => (await import('./pages/shared-bill-page')).SharedBillPage },
];
