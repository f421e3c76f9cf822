import type { PageRoute } from '../../platform/page-route';
import { mailedTitle } from './texts/mailed-titles.zh-CN';

/** Lists that a person has sent to him by mail, reached from the list and from what he is told of. */
export const exportTaskRoutes: readonly PageRoute[] = [
  {
    path: '/user/mailedLists',
    title: mailedTitle,
    partOf: 'person',
    load: async () => (await import('./pages/mailed-lists-page')).MailedListsPage,
  },
];
