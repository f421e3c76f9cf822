import type { PageRoute } from '../../platform/page-route';
import { readManifestSearch } from './search';
import { manifestQueryTitles as titles } from './texts/titles.zh-CN';

/** The page of the manifest query (R-2.1-13); it comes as a chunk of its own. */
export const manifestQueryRoutes: readonly PageRoute[] = [
  {
    path: '/manifestQuery',
    title: titles.pageTitle,
    menu: { place: 7, icon: 'search', tip: titles.tip },
    hasTicker: true,
    load: async () => (await import('./pages/manifest-query-page')).ManifestQueryPage,
    readSearch: readManifestSearch,
  },
];
