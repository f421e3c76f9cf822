import type { PageRoute } from '../../platform/page-route';
import { openApiTitles } from './texts/titles.zh-CN';

/** A company's keys, reached from its colleagues (R-2.3-31), and a person's calendar of cut-offs, from what he is told of. */
export const openApiRoutes: readonly PageRoute[] = [
  {
    path: '/user/openApi',
    title: openApiTitles.page,
    partOf: 'company',
    load: async () => (await import('./pages/open-api-page')).OpenApiPage,
  },
  {
    path: '/user/calendar',
    title: openApiTitles.calendar,
    partOf: 'person',
    load: async () => (await import('./pages/calendar-page')).CalendarPage,
  },
];
