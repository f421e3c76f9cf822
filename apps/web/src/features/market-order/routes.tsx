import type { PageRoute } from '../../platform/page-route';
import { marketOrderTitles } from './texts/titles.zh-CN';

/** Pages of market-order; each comes as a chunk of its own. A place in the menu, ticker and footer are said here too. */
export const marketOrderRoutes: readonly PageRoute[] = [
  {
    path: '/marketOrder',
    title: marketOrderTitles.pageTitle,
    load: async () => (await import('./pages/market-order-page')).MarketOrderPage,
  },
];
