import type { PageRoute } from '../../platform/page-route';
import { truckTitles as titles } from './texts/titles.zh-CN';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Trucks on a chart (R-2.1-09), and one of them from a chat (R-2.3-09). */
export const truckRoutes: readonly PageRoute[] = [
  {
    path: '/truckSubscribe',
    title: titles.pageTitle,
    menu: { place: 3, icon: 'truck', tip: titles.tip },
    hasFooter: false,
    load: async () => (await import('./pages/trucks-page')).TrucksPage,
    readSearch: (search) => ({ carNo: text(search['carNo']) }),
  },
  {
    path: '/wxtruckmap',
    title: titles.shared,
    frame: 'bare',
    load: async () => (await import('./pages/shared-truck-page')).SharedTruckPage,
    readSearch: (search) => ({ token: text(search['token']) }),
  },
];
