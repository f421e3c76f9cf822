import type { PageRoute } from '../../platform/page-route';
import { noticeWords } from './texts';

/** Pages of notice; each comes as a chunk of its own. A place in the menu, ticker and footer are said here too. */
export const noticeRoutes: readonly PageRoute[] = [
  { path: '/notice', title: noticeWords.source.pageTitle, load: async () => (await import('./pages/notice-page')).NoticePage },
];
