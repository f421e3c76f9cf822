import type { PageRoute } from '../../platform/page-route';
import { bookingSearch } from './list-search';
import { bookingTitles } from './texts/titles.zh-CN';

/** The page of booking subscriptions; it comes as a chunk of its own, below that of bills, whose menu entry it lights. */
export const bookingSubscriptionRoutes: readonly PageRoute[] = [
  {
    path: '/logistics/so',
    title: bookingTitles.pageTitle,
    load: async () => (await import('./page')).BookingsPage,
    readSearch: bookingSearch.clean,
    startData: async () => (await import('./page')).startBookings,
  },
];
