import type { ComponentType } from 'react';
import type { PageRoute } from '../../platform/page-route';
import { marketTitles as titles } from './texts/titles.zh-CN';

/** Who sees the room: R-6-11. */
const access = { experiences: ['assistant'], onlyCompany: true } as const;

const book = (name: Exclude<keyof typeof titles, 'room'>, load: () => Promise<ComponentType>): PageRoute => ({
  path: `/assistant/${name}`,
  title: titles[name],
  access,
  hasFooter: false,
  load,
});

/** R-2.1-17, R-2.2-31 … -37: the room and its books; those stand in its side menu and not in the site's. */
export const marketAssistantRoutes: readonly PageRoute[] = [
  {
    path: '/assistant',
    title: titles.room,
    menu: { place: 10, icon: 'clipboard' },
    access,
    hasFooter: false,
    load: async () => (await import('./pages/overview-page')).OverviewPage,
  },
  book('applicant', async () => (await import('./pages/book-pages')).ApplicantPage),
  book('consignee', async () => (await import('./pages/book-pages')).ConsigneePage),
  book('merchant', async () => (await import('./pages/book-pages')).MerchantPage),
  book('passport', async () => (await import('./pages/book-pages')).PassportPage),
  book('supplier', async () => (await import('./pages/book-pages')).SupplierPage),
  book('customsGoods', async () => (await import('./pages/book-pages')).CustomsGoodsPage),
  book('shipAgent', async () => (await import('./pages/book-pages')).ShipAgentPage),
];
