import type { PageRoute } from '../../platform/page-route';
import { membershipTitles } from './texts/titles.zh-CN';

/** R-2.3-23: levels of members, in the user centre. */
export const membershipRoutes: readonly PageRoute[] = [
  {
    path: '/user/vip',
    title: membershipTitles.page,
    sideMenu: { group: 'person', place: 4, icon: 'star' },
    load: async () => (await import('./pages/membership-page')).MembershipPage,
  },
];
