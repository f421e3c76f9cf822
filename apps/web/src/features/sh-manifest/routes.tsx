import type { PageRoute } from '../../platform/page-route';
import { searches } from './list-search';
import { shManifestTitles as titles } from './texts/titles.zh-CN';

const page = (path: string, title: string, load: PageRoute['load'], rest: Partial<PageRoute> = {}): PageRoute => ({
  path,
  title,
  load,
  hasFooter: false,
  ...rest,
});

/**
 * R-0-09, R-X-05: the children have their addresses below /sh_manifest; the bare ones of the specification lead there.
 * The party books stand at addresses of their own and light the module's entry (R-2.2-14 to -17).
 */
export const shManifestRoutes: readonly PageRoute[] = [
  page('/sh_manifest', titles.module, async () => (await import('./pages/overview-page')).OverviewPage, {
    menu: { place: 8, icon: 'doc', tip: titles.menuTip, alsoAt: '/shanghai_sft_' },
  }),
  page('/sh_manifest/all', titles.all, async () => (await import('./pages/manifests-page')).AllPage, { readSearch: searches.all.clean }),
  page('/sh_manifest/new', titles.create, async () => (await import('./pages/create-manifest-page')).CreateManifestPage),
  page('/sh_manifest/wait', titles.wait, async () => (await import('./pages/manifests-page')).WaitPage, {
    readSearch: searches.wait.clean,
    alsoFrom: '/wait',
  }),
  page('/sh_manifest/already', titles.already, async () => (await import('./pages/records-page')).SentPage, {
    alsoFrom: '/already',
  }),
  page('/sh_manifest/counter', titles.counter, async () => (await import('./pages/records-page')).CounterPage, { alsoFrom: '/counter' }),
  page('/sh_manifest/uandd', titles.uandd, async () => (await import('./pages/records-page')).ChangesPage, { alsoFrom: '/uandd' }),
  page('/sh_manifest/detail/email', titles.email, async () => (await import('./pages/email-page')).EmailPage, {
    alsoFrom: '/detail/email',
  }),
  page('/sh_manifest/dustbin', titles.dustbin, async () => (await import('./pages/manifests-page')).DustbinPage, {
    readSearch: searches.dustbin.clean,
    alsoFrom: '/dustbin',
  }),
  page('/sh_manifest/guide/agreement', titles.agreement, async () => (await import('./pages/guide-page')).AgreementPage, {
    alsoFrom: '/guide/agreement',
  }),
  page('/sh_manifest/guide/book', titles.book, async () => (await import('./pages/guide-page')).BookPage, { alsoFrom: '/guide/book' }),
  page('/sh_manifest/guide/delete', titles.delete, async () => (await import('./pages/guide-page')).DeleteGuidePage, {
    alsoFrom: '/guide/delete',
  }),
  page('/sh_manifest/guide/business', titles.business, async () => (await import('./pages/guide-page')).BusinessPage, {
    alsoFrom: '/guide/business',
  }),
  page('/ops/contests', titles.contests, async () => (await import('./pages/contests-page')).ContestsPage, {
    access: { roles: ['desk'] },
  }),
  page('/shanghai_sft_revice', titles.revice, async () => (await import('./pages/parties-page')).ConsigneesPage),
  page('/shanghai_sft_send', titles.send, async () => (await import('./pages/parties-page')).ShippersPage),
  page('/shanghai_sft_notice', titles.notice, async () => (await import('./pages/parties-page')).NotifyPartiesPage),
  page('/shanghai_sft_rsn', titles.rsn, async () => (await import('./pages/parties-page')).CombinationsPage),
];
