import type { ComponentType } from 'react';
import type { PageRoute } from '../../platform/page-route';
import { marketTitles as titles } from './texts/titles.zh-CN';

/** Who sees the room: R-6-11. */
const access = { experiences: ['assistant'], onlyCompany: true } as const;

const page = (name: keyof typeof titles, load: () => Promise<ComponentType>): PageRoute => ({
  path: `/assistant/${name}`,
  title: titles[name],
  access,
  hasFooter: false,
  load,
});

/** R-2.2-26, R-2.2-31 … -41: the books of the room and its members; they stand in its side menu and not in the site's. */
export const marketAssistantRoutes: readonly PageRoute[] = [
  page('applicant', async () => (await import('./pages/book-pages')).ApplicantPage),
  page('consignee', async () => (await import('./pages/book-pages')).ConsigneePage),
  page('merchant', async () => (await import('./pages/book-pages')).MerchantPage),
  page('passport', async () => (await import('./pages/book-pages')).PassportPage),
  page('supplier', async () => (await import('./pages/book-pages')).SupplierPage),
  page('customsGoods', async () => (await import('./pages/book-pages')).CustomsGoodsPage),
  page('shipAgent', async () => (await import('./pages/book-pages')).ShipAgentPage),
  page('goodDict', async () => (await import('./pages/book-pages')).GoodDictPage),
  page('goodDictTable', async () => (await import('./pages/goods-table-page')).GoodsTablePage),
  page('goodDictOld', async () => (await import('./pages/old-goods-page')).OldGoodsPage),
  page('gNameToCodeTs', async () => (await import('./pages/book-pages')).CodesPage),
  page('userManage', async () => (await import('./pages/members-page')).MembersPage),
];
