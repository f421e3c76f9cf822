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

const book = (
  name: 'applicant' | 'consignee' | 'merchant' | 'passport' | 'supplier' | 'customsGoods' | 'shipAgent' | 'goodDict' | 'gNameToCodeTs',
) => page(name, async () => (await import('./pages/book-pages')).bookPages[name]);

/** R-2.2-26, R-2.2-31 … -41: the books of the room and its members; they stand in its side menu and not in the site's. */
export const marketAssistantRoutes: readonly PageRoute[] = [
  book('applicant'),
  book('consignee'),
  book('merchant'),
  book('passport'),
  book('supplier'),
  book('customsGoods'),
  book('shipAgent'),
  book('goodDict'),
  page('goodDictTable', async () => (await import('./pages/goods-table-page')).GoodsTablePage),
  page('goodDictOld', async () => (await import('./pages/old-goods-page')).OldGoodsPage),
  book('gNameToCodeTs'),
  page('userManage', async () => (await import('./pages/members-page')).MembersPage),
];
