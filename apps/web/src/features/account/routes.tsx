import type { PageRoute } from '../../platform/page-route';
import { captions } from './texts';

/** Pages of the account (R-2.3-07). */
export const accountRoutes: readonly PageRoute[] = [
  {
    path: '/wxlogin',
    title: captions.confirmTitle,
    frame: 'bare',
    load: async () => (await import('./pages/scan-confirmation')).ScanConfirmationPage,
  },
];
