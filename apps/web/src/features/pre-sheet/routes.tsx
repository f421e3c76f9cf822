import type { PageRoute } from '../../platform/page-route';
import { preSheetTitles } from './texts/titles.zh-CN';

/** Pages of pre-sheet; each comes as a chunk of its own. A place in the menu, ticker and footer are said here too. */
export const preSheetRoutes: readonly PageRoute[] = [
  { path: '/preSheet', title: preSheetTitles.pageTitle, load: async () => (await import('./pages/pre-sheet-page')).PreSheetPage },
];
