import type { PageRoute } from '../../platform/page-route';
import { faultReportTitles } from './texts/titles.zh-CN';

/** What was reported, for who runs the site; the server shows it to him alone. */
export const faultReportRoutes: readonly PageRoute[] = [
  {
    path: '/ops/reports',
    title: faultReportTitles.pageTitle,
    hasFooter: false,
    access: { roles: ['desk'] },
    load: async () => (await import('./pages/reports-page')).ReportsPage,
  },
];
