import type { PageRoute } from '../../platform/page-route';
import { billingWords } from './texts/zh-CN';

const { titles } = billingWords.source;

/** The pages of money in the user centre (R-2.3-28). */
export const billingRoutes: readonly PageRoute[] = [
  {
    path: '/pay/accountRecord',
    title: titles.records,
    sideMenu: { group: 'finance', place: 3, icon: 'clipboard' },
    load: async () => (await import('./pages/records-page')).RecordsPage,
  },
];
