import { accountRoutes } from '../features/account';
import { billSubscriptionRoutes } from '../features/bill-subscription';
import type { PageRoute } from '../platform/page-route';
import { plannedPages } from './planned-pages';

/** Pages that mix capabilities or belong to none. */
const appPages: readonly PageRoute[] = [
  { path: '/404', title: '没有这个页面', load: async () => (await import('./pages/not-found')).NotFoundPage },
  { path: '/401', title: '没有权限', load: async () => (await import('./pages/no-access')).NoAccessPage },
  { path: '/user/userinfo', title: '个人中心', load: async () => (await import('./pages/user-info')).UserInfoPage },
];

/** The features' pages. A new capability is one import and one line here. */
const featurePages: readonly PageRoute[] = [...accountRoutes, ...billSubscriptionRoutes];

const developmentPages: readonly PageRoute[] = import.meta.env.DEV
  ? [
      { path: '/dev/ui', title: '部件', frame: 'bare', load: async () => (await import('./pages/part-gallery')).PartGalleryPage },
      {
        path: '/dev/ui/form',
        title: 'sheet',
        frame: 'bare',
        load: async () => (await import('./pages/sheet-trial/sheet-trial')).SheetTrialPage,
      },
    ]
  : [];

/** Every page, once: the first declaration of a path wins. */
export const pages: readonly PageRoute[] = [...appPages, ...featurePages, ...developmentPages, ...plannedPages].filter(
  (page, index, all) => all.findIndex((other) => other.path === page.path) === index,
);
