import type { PageRoute } from '../../platform/page-route';
import { truckTitles } from './texts/titles.zh-CN';

/** Pages of truck; each comes as a chunk of its own. A place in the menu, ticker and footer are said here too. */
export const truckRoutes: readonly PageRoute[] = [
  { path: '/truck', title: truckTitles.pageTitle, load: async () => (await import('./pages/truck-page')).TruckPage },
];
