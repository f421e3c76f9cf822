import type { PageRoute } from '../../platform/page-route';
import { notificationTitles } from './texts/titles.zh-CN';

/** Pages of notification; each comes as a chunk of its own. A place in the menu, ticker and footer are said here too. */
export const notificationRoutes: readonly PageRoute[] = [
  {
    path: '/notification',
    title: notificationTitles.pageTitle,
    load: async () => (await import('./pages/notification-page')).NotificationPage,
  },
];
