import type { PageRoute } from '../../platform/page-route';
import { overseasSearch } from './list-search';
import { overseasTitles as titles } from './texts/titles.zh-CN';

/** The page of overseas tracking (R-2.1-11); it comes as a chunk of its own. */
export const overseasRoutes: readonly PageRoute[] = [
  {
    path: '/abroad',
    title: titles.pageTitle,
    menu: { place: 5, icon: 'map', tip: titles.tip },
    hasTicker: true,
    load: async () => (await import('./page')).OverseasPage,
    readSearch: overseasSearch.clean,
    startData: async () => (await import('./page')).startOverseas,
  },
];
