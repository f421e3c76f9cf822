import type { PageRoute } from '../../platform/page-route';
import { vgmSearch } from './list-search';
import { vgmTitles as titles } from './texts/titles.zh-CN';

const noFooter = { hasFooter: false } as const;

/** Pages of VGM sending (R-2.1-16, R-2.2-18 … -25); each comes as a chunk of its own. */
export const vgmRoutes: readonly PageRoute[] = [
  {
    path: '/VGM',
    title: titles.pageTitle,
    menu: { place: 9, icon: 'vgm', tip: titles.tip },
    load: async () => (await import('./pages/overview-page')).OverviewPage,
    ...noFooter,
  },
  {
    path: '/VGM/all',
    title: titles.all,
    load: async () => (await import('./pages/list-pages')).AllPage,
    readSearch: vgmSearch.clean,
    ...noFooter,
  },
  {
    path: '/VGM/wait',
    title: titles.wait,
    load: async () => (await import('./pages/list-pages')).WaitPage,
    readSearch: vgmSearch.clean,
    ...noFooter,
  },
  {
    path: '/VGM/already',
    title: titles.already,
    load: async () => (await import('./pages/list-pages')).AlreadyPage,
    readSearch: vgmSearch.clean,
    ...noFooter,
  },
  { path: '/VGM/new', title: titles.create, load: async () => (await import('./pages/editor-page')).CreateVGM, ...noFooter },
  { path: '/VGM/uandd', title: titles.records, load: async () => (await import('./pages/records-page')).RecordsPage, ...noFooter },
  {
    path: '/VGM/guide/agreement',
    title: titles.agreement,
    load: async () => (await import('./pages/guide-pages')).AgreementPage,
    ...noFooter,
  },
  { path: '/VGM/guide/book', title: titles.book, load: async () => (await import('./pages/guide-pages')).BookPage, ...noFooter },
];
