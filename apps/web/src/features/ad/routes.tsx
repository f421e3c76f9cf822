import type { PageRoute } from '../../platform/page-route';
import { adTitles as titles } from './texts/titles.zh-CN';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const readKey = (search: Readonly<Record<string, unknown>>) => ({ key: text(search['key']) });
const forAdmins = { roles: ['admin'] } as const;

/** The directory of suppliers (R-2.1-19), one of them (R-2.3-14), and the administration of ads (R-2.3-11 … -13). */
export const adRoutes: readonly PageRoute[] = [
  {
    path: '/advertisement',
    title: titles.directory,
    menu: { place: 12, icon: 'book', alsoAt: '/advDetail' },
    load: async () => (await import('./pages/directory-page')).DirectoryPage,
  },
  { path: '/advDetail', title: titles.detail, load: async () => (await import('./pages/detail-page')).DetailPage, readSearch: readKey },
  { path: '/advManage', title: titles.manage, access: forAdmins, load: async () => (await import('./pages/manage-page')).ManagePage },
  { path: '/advAddManage', title: titles.add, access: forAdmins, load: async () => (await import('./pages/edit-page')).AddPage },
  {
    path: '/advUpdateManage',
    title: titles.update,
    access: forAdmins,
    load: async () => (await import('./pages/edit-page')).UpdatePage,
    readSearch: readKey,
  },
];
