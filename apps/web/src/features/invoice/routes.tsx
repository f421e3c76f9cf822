import type { PageRoute } from '../../platform/page-route';
import { invoiceTitles } from './texts/titles.zh-CN';

const { pageTitle, menuLabel } = invoiceTitles;

/** R-2.3-29: titled 发票管理, and 我的发票 in the side menu. */
export const invoiceRoutes: readonly PageRoute[] = [
  {
    path: '/pay/ticketList',
    title: pageTitle,
    sideMenu: { group: 'finance', place: 4, icon: 'doc', label: menuLabel },
    load: async () => (await import('./pages/invoice-page')).InvoicePage,
  },
];
