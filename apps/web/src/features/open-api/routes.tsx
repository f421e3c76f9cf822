import type { PageRoute } from '../../platform/page-route';
import { openApiTitles } from './texts/titles.zh-CN';

/** Pages of open-api; each comes as a chunk of its own. A place in the menu, ticker and footer are said here too. */
export const openApiRoutes: readonly PageRoute[] = [
  { path: '/openApi', title: openApiTitles.pageTitle, load: async () => (await import('./pages/open-api-page')).OpenApiPage },
];
