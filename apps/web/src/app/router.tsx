import { createRootRoute, createRoute, createRouter, redirect, type AnyRoute } from '@tanstack/react-router';
import { productName } from '@mastlight/domain/vocabulary/product-name';
import { useLanguage } from '../platform/language';
import type { PageRoute } from '../platform/page-route';
import { said } from '../platform/said';
import { useSession } from '../platform/session';
import { takePathAfterSwitch } from '../features/company';
import { findEntry } from './access';
import { appPages } from './app-pages';
import { featurePages } from './feature-pages';
import { guardLaterNavigation, whenKnown, noteRefused } from './guard';
import { lazyPage } from './lazy-page';
import './page-english';
import { plainSearch } from './plain-search';
import { announceNavigation } from './router-events';
import { PageFrame } from './shell/page-frame';
import { PageProblem } from './shell/page-problem';
import { Shell } from './shell/shell';
import { titleOf, type TitledMatch } from './title-of';

/** R-2.5-10: the target of the root. */
const homePath = '/logistics';

const developmentPages: readonly PageRoute[] = import.meta.env.DEV
  ? [{ path: '/dev/ui', title: 'parts', frame: 'bare', load: async () => (await import('./pages/part-gallery')).PartGalleryPage }]
  : [];

/** Every page, once: the first declaration of a path wins. */
const pages = [...appPages, ...featurePages, ...developmentPages].filter(
  (page, index, all) => all.findIndex((other) => other.path === page.path) === index,
);

const components = new Map(pages.map((page) => [page.path, lazyPage(page.load)]));

/** Begins to load the page of an address, and for somebody signed in its first data: neither waits for the guard. */
export function startPage(address: string, query: string): void {
  const path = address === '/' ? homePath : address;
  void components.get(path)?.preload();
  const startData = pages.find((page) => page.path === path)?.startData;
  if (!startData || useSession.getState().token === null) return;
  // What failed shows when the page asks for itself.
  startData().then(
    (start) => start(query),
    () => undefined,
  );
}

const rootRoute = createRootRoute({ component: PageFrame });
const shellRoute = createRoute({ getParentRoute: () => rootRoute, id: 'shell', component: Shell });
const userCentreRoute = createRoute({
  getParentRoute: () => shellRoute,
  id: 'user-centre',
  component: lazyPage(async () => (await import('./user-centre/user-centre')).UserCentre),
});

/** What stands around a page. */
function frameOf(page: PageRoute): AnyRoute {
  if (page.frame === 'bare') return rootRoute;
  return page.sideMenu ? userCentreRoute : shellRoute;
}

/** Leads away from a page that the identity of now does not see (R-2.3-15, R-4.3-11). */
async function checkEntry({ path, access }: PageRoute, address: string): Promise<void> {
  await whenKnown();
  const entry = findEntry(access, useSession.getState());
  if (entry === 'open') return;
  // Who was here in another identity has not come for this page.
  if (takePathAfterSwitch()?.startsWith(path)) throw redirect({ to: homePath, replace: true });
  if (entry === 'hidden') throw redirect({ to: '/404', replace: true });
  // It is found again once whoever is here may see it: half a form may stand there.
  noteRefused(address);
  throw redirect({ to: '/401', search: { from: address } as never, replace: true });
}

function mountPage(page: PageRoute): AnyRoute {
  return createRoute({
    getParentRoute: () => frameOf(page),
    path: page.path,
    component: components.get(page.path),
    ...(page.access
      ? { beforeLoad: ({ location }: { readonly location: { readonly href: string } }) => checkEntry(page, location.href) }
      : {}),
    staticData: { title: page.title, ...(page.frame ? { frame: page.frame } : {}) },
    ...(page.readSearch ? { validateSearch: page.readSearch } : {}),
  });
}

/** R-0-09: the other address of a page leads to it and keeps what it asks for. */
function leadThere({ path, alsoFrom }: PageRoute): AnyRoute[] {
  if (alsoFrom === undefined) return [];
  return [
    createRoute({
      getParentRoute: () => rootRoute,
      path: alsoFrom,
      beforeLoad: ({ location }) => {
        throw redirect({ href: `${path}${location.searchStr}${location.hash ? `#${location.hash}` : ''}`, replace: true });
      },
    }),
  ];
}

const pagesIn = (frame: AnyRoute): AnyRoute[] => pages.filter((page) => frameOf(page) === frame).map(mountPage);

const routeTree = rootRoute.addChildren([
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/',
    beforeLoad: () => {
      throw redirect({ to: homePath, replace: true });
    },
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '$',
    beforeLoad: () => {
      throw redirect({ to: '/404', replace: true });
    },
  }),
  shellRoute.addChildren([userCentreRoute.addChildren(pagesIn(userCentreRoute)), ...pagesIn(shellRoute)]),
  ...pagesIn(rootRoute),
  ...pages.flatMap(leadThere),
]);

/** The router: history mode, pages loaded by route, hovered links preloaded. */
export function createAppRouter() {
  const router = createRouter({
    routeTree,
    defaultPreload: 'intent',
    defaultErrorComponent: PageProblem,
    parseSearch: plainSearch.parse,
    stringifySearch: plainSearch.stringify,
    // The router would scroll to the top on a changed filter as well; `onResolved` below does it where R-2.1-05 asks.
    scrollRestoration: () => false,
  });
  let isFirst = true;
  const nameTab = (): void => {
    const { pathname, searchStr } = router.state.location;
    const name = pages.find(({ path }) => path === pathname)?.tabName?.(searchStr) ?? null;
    const title = said(titleOf(router.state.matches as readonly TitledMatch[]));
    document.title = `${name === null ? '' : `${name} · `}${title} - ${said(productName)}`;
  };
  useLanguage.subscribe(nameTab);
  router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
    const change = { from: fromLocation?.pathname ?? null, to: toLocation.pathname };
    if (!isFirst && change.from === change.to) return;
    announceNavigation(change);
    if (isFirst) return;
    guardLaterNavigation(change);
  });
  router.subscribe('onResolved', ({ pathChanged }) => {
    isFirst = false;
    nameTab();
    if (pathChanged) window.scrollTo(0, 0);
  });
  return router;
}

/** Whether a path is shown without the shell; the first navigation asks before the router runs. */
export function isBarePath(path: string): boolean {
  return pages.some((page) => page.frame === 'bare' && page.path === path);
}
