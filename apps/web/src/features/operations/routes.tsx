import type { PageRoute } from '../../platform/page-route';
import { operationsTexts } from './texts';

/** The operator's desk; it has no place in the menu, and the server shows it to administrators alone. */
export const operationsRoutes: readonly PageRoute[] = [
  {
    path: '/ops',
    title: operationsTexts.source.pageTitle,
    hasFooter: false,
    offeredTo: { roles: ['admin'] },
    load: async () => (await import('./pages/ops-page')).OpsPage,
  },
];
