import type { PageRoute } from '../../platform/page-route';
import { dispatchTitles } from './texts/titles.zh-CN';

/** What was laid aside, for who runs the site; the server shows it to him alone. */
export const dispatchRoutes: readonly PageRoute[] = [
  {
    path: '/ops/dispatch',
    title: dispatchTitles.pageTitle,
    hasFooter: false,
    access: { roles: ['desk'] },
    load: async () => (await import('./pages/dead-page')).DeadPage,
  },
];
