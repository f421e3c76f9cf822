import type { PageRoute } from '../../platform/page-route';
import { noticeWords } from './texts/zh-CN';

/** Where the desk writes; the server shows it to nobody else. Others read in the header's dialog. */
export const noticeRoutes: readonly PageRoute[] = [
  {
    path: '/ops/notices',
    title: noticeWords.source.editor.pageTitle,
    access: { roles: ['desk'] },
    hasFooter: false,
    load: async () => (await import('./pages/notices-page')).NoticesPage,
  },
];
