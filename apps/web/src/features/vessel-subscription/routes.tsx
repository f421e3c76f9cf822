import type { PageRoute } from '../../platform/page-route';
import { vesselSearch } from './list-search';
import { vesselTitles } from './texts/titles.zh-CN';

/** The page of vessel subscriptions; it comes as a chunk of its own. */
export const vesselSubscriptionRoutes: readonly PageRoute[] = [
  {
    path: '/shipSubscrib',
    title: vesselTitles.pageTitle,
    menu: { place: 2, icon: 'calendar', alsoAt: '/shipQuery' },
    hasTicker: true,
    load: async () => (await import('./page')).VesselsPage,
    readSearch: vesselSearch.clean,
    startData: async () => (await import('./page')).startVessels,
  },
];
