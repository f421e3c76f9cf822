import type { PageRoute } from '../../platform/page-route';
import { queryAddress } from './address';
import { gateSearch, shipSearch } from './list-search';
import { portQueryTitles } from './texts/titles.zh-CN';

const { gatesTitle, shipsTitle } = portQueryTitles;

/** The two queries, reached from the lists and from the history: the specification's menu has no entry of theirs. */
export const portQueryRoutes: readonly PageRoute[] = [
  {
    path: queryAddress('gates'),
    title: gatesTitle,
    load: async () => (await import('./pages/gate-query-page')).GateQueryPage,
    readSearch: gateSearch.clean,
  },
  {
    path: queryAddress('ships'),
    title: shipsTitle,
    load: async () => (await import('./pages/ship-query-page')).ShipQueryPage,
    readSearch: shipSearch.clean,
  },
];
