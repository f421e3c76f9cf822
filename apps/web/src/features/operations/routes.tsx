import type { PageRoute } from '../../platform/page-route';
import { operationsTitles } from './texts/titles.zh-CN';

/** The operator's desk and its books; they have no place in the menu, and the server shows it to who runs the site alone. */
export const operationsRoutes: readonly PageRoute[] = [
  {
    path: '/ops',
    title: operationsTitles.pageTitle,
    hasFooter: false,
    access: { roles: ['desk'] },
    load: async () => (await import('./pages/ops-page')).OpsPage,
  },
  {
    path: '/ops/money',
    title: operationsTitles.moneyTitle,
    hasFooter: false,
    access: { roles: ['desk'] },
    load: async () => (await import('./pages/money-page')).MoneyPage,
  },
  {
    path: '/ops/topups',
    title: operationsTitles.topUpsTitle,
    hasFooter: false,
    access: { roles: ['desk'] },
    load: async () => (await import('./pages/top-ups-page')).TopUpsPage,
  },
  {
    path: '/ops/invoices',
    title: operationsTitles.invoicesTitle,
    hasFooter: false,
    access: { roles: ['desk'] },
    load: async () => (await import('./pages/invoices-page')).InvoicesPage,
  },
];
