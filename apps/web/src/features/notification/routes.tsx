import type { PageRoute } from '../../platform/page-route';
import { notificationTitles as titles } from './texts/titles.zh-CN';

/** What happened, and where else it is told; both are reached from the bell (R-2.3-31). */
export const notificationRoutes: readonly PageRoute[] = [
  {
    path: '/user/messages',
    title: titles.messages,
    partOf: 'person',
    load: async () => (await import('./pages/messages-page')).MessagesPage,
    readSearch: ({ event, unread }) => ({
      ...(typeof event === 'string' && { event }),
      ...(unread === true && { unread }),
    }),
  },
  {
    path: '/user/notify',
    title: titles.settings,
    partOf: 'person',
    load: async () => (await import('./pages/settings-page')).SettingsPage,
  },
];
