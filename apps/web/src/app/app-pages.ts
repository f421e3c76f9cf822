import type { PageRoute } from '../platform/page-route';

/** Pages that mix capabilities or belong to none. */
export const appPages: readonly PageRoute[] = [
  { path: '/404', title: '没有这个页面', load: async () => (await import('./pages/not-found')).NotFoundPage },
  { path: '/401', title: '没有权限', load: async () => (await import('./pages/no-access')).NoAccessPage },
  {
    path: '/user/userinfo',
    title: '基本信息',
    sideMenu: { group: 'person', place: 1, icon: 'user' },
    load: async () => (await import('./pages/user-info')).UserInfoPage,
  },
  {
    path: '/user/acset',
    title: '账户设置',
    sideMenu: { group: 'person', place: 2, icon: 'settings' },
    load: async () => (await import('./pages/account-settings')).AccountSettingsPage,
  },
];
