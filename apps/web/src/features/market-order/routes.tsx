import type { PageRoute } from '../../platform/page-route';
import { marketOrderTitles as titles } from './texts/titles.zh-CN';

/** Who sees the room: R-6-11. */
const access = { experiences: ['assistant'], onlyCompany: true } as const;

/** R-2.2-27 … -30, -42, -43: orders stand on the first page of the room of market procurement. */
export const marketOrderRoutes: readonly PageRoute[] = [
  {
    path: '/assistant',
    title: titles.room,
    menu: { place: 10, icon: 'clipboard' },
    access,
    hasFooter: false,
    load: async () => (await import('./pages/orders-page')).OrdersPage,
  },
  {
    path: '/assistant/edit',
    title: titles.edit,
    access,
    hasFooter: false,
    load: async () => (await import('./pages/edit-page')).EditPage,
  },
  {
    path: '/assistant/checkOrder',
    title: titles.check,
    access,
    hasFooter: false,
    load: async () => (await import('./pages/check-page')).CheckPage,
  },
  {
    path: '/assistant/customsDate',
    title: titles.customs,
    access,
    hasFooter: false,
    load: async () => (await import('./pages/customs-page')).CustomsPage,
  },
  {
    path: '/assistant/template',
    title: titles.template,
    access,
    hasFooter: false,
    load: async () => (await import('./pages/templates-page')).TemplatesPage,
  },
  {
    path: '/assistant/templateEdit',
    title: titles.templateEdit,
    access,
    hasFooter: false,
    load: async () => (await import('./pages/template-page')).TemplatePage,
  },
];
