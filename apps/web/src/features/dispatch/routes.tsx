import type { PageRoute } from '../../platform/page-route';
import { dispatchTitles } from './texts/titles.zh-CN';

/** What was laid aside, for administrators; the server shows it to them alone. */
export const dispatchRoutes: readonly PageRoute[] = [
  {
    path: '/ops/dispatch',
    title: dispatchTitles.pageTitle,
    hasFooter: false,
    access: { roles: ['admin'] },
    load: async () => (await import('./pages/dead-page')).DeadPage,
  },
];
