import type { ComponentType } from 'react';
import type { PageRoute } from '../../platform/page-route';
import { marketTitles as titles } from './texts/titles.zh-CN';

/** Who sees the room: R-6-11. */
const access = { experiences: ['assistant'], onlyCompany: true } as const;

const book = (name: keyof typeof titles, load: () => Promise<ComponentType>): PageRoute => ({
  path: `/assistant/${name}`,
  title: titles[name],
  access,
  hasFooter: false,
  load,
});

/** R-2.2-31 … -37: the books of the room; they stand in its side menu and not in the site's. */
export const marketAssistantRoutes: readonly PageRoute[] = [
  book('applicant', async () => (await import('./pages/book-pages')).ApplicantPage),
  book('consignee', async () => (await import('./pages/book-pages')).ConsigneePage),
  book('merchant', async () => (await import('./pages/book-pages')).MerchantPage),
  book('passport', async () => (await import('./pages/book-pages')).PassportPage),
  book('supplier', async () => (await import('./pages/book-pages')).SupplierPage),
  book('customsGoods', async () => (await import('./pages/book-pages')).CustomsGoodsPage),
  book('shipAgent', async () => (await import('./pages/book-pages')).ShipAgentPage),
];
