import type { PageRoute } from '../platform/page-route';
import { shellTexts } from './texts/zh-CN';
import { homeTitle } from './texts/home-title.zh-CN';

const titles = shellTexts.source;

/** Pages that mix capabilities or belong to none. */
export const appPages: readonly PageRoute[] = [
  { path: '/home', title: homeTitle, load: async () => (await import('./pages/home-page')).HomePage },
  { path: '/404', title: titles.notFoundTitle, load: async () => (await import('./pages/not-found')).NotFoundPage },
  { path: '/401', title: titles.noAccess, load: async () => (await import('./pages/no-access')).NoAccessPage },
  {
    path: '/user/userinfo',
    title: titles.basicInformation,
    sideMenu: { group: 'person', place: 1, icon: 'user' },
    load: async () => (await import('./pages/user-info')).UserInfoPage,
  },
  {
    path: '/user/acset',
    title: titles.accountSettings,
    sideMenu: { group: 'person', place: 2, icon: 'settings' },
    load: async () => (await import('./pages/account-settings')).AccountSettingsPage,
  },
];
