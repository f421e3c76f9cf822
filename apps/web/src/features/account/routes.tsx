import type { PageRoute } from '../../platform/page-route';
import { accountTexts } from './texts/zh-CN';

/** Pages of the account (R-2.3-07). */
export const accountRoutes: readonly PageRoute[] = [
  {
    path: '/wxlogin',
    title: accountTexts.source.confirmation.title,
    frame: 'bare',
    load: async () => (await import('./pages/scan-confirmation')).ScanConfirmationPage,
  },
];
