import type { PageRoute } from '../../platform/page-route';
import { readBayPlanSearch } from './search';
import { bayPlanTitles as titles } from './texts/titles.zh-CN';

/** The picture of a ship (R-2.1-12); it comes as a chunk of its own. */
export const bayPlanRoutes: readonly PageRoute[] = [
  {
    path: '/boxquery',
    title: titles.pageTitle,
    menu: { place: 6, icon: 'box', tip: titles.tip },
    hasTicker: true,
    load: async () => (await import('./pages/bay-plan-page')).BayPlanPage,
    readSearch: readBayPlanSearch,
  },
];
