import type { PageRoute } from '../../platform/page-route';
import { openApiTitles } from './texts/titles.zh-CN';

/** A company's keys; reached from its colleagues (R-2.3-31). */
export const openApiRoutes: readonly PageRoute[] = [
  { path: '/user/openApi', title: openApiTitles.page, load: async () => (await import('./pages/open-api-page')).OpenApiPage },
];
