import type { DeclaredPage } from '../platform/page-route';
import { useSession } from '../platform/session';
import { findEntry } from './access';
import { featurePages } from './feature-pages';

/** A page that has a place in the menu. */
export type MenuEntry = DeclaredPage & Required<Pick<DeclaredPage, 'menu'>>;

const pages: readonly DeclaredPage[] = featurePages;

/** The menu in the order of the specification's table (R-2.1-07 … -20), as the pages declare it. */
export const menu: readonly MenuEntry[] = pages
  .filter((page): page is MenuEntry => page.menu !== undefined)
  .sort((a, b) => a.menu.place - b.menu.place);

/** The entries that the identity of now sees (R-2.4-02, R-6-11); a hook. */
export function useMenu(): readonly MenuEntry[] {
  const session = useSession();
  return menu.filter(({ access }) => findEntry(access, session) === 'open');
}

/** R-2.1-20: the entry that a path belongs to; child paths light their parent. */
export function findActiveEntry(path: string): MenuEntry | undefined {
  return menu.find((entry) => isAtOrBelow(path, entry.path) || (entry.menu.alsoAt !== undefined && path.startsWith(entry.menu.alsoAt)));
}

/** The page right above a path, such as `/ops` above `/ops/money`; undefined where there is none. */
export function findPageAbove(path: string): DeclaredPage | undefined {
  return pages.filter((page) => path.startsWith(`${page.path}/`)).toSorted((a, b) => b.path.length - a.path.length)[0];
}

/** R-2.5-05, -06: the ticker runs on the very paths that ask for it. */
export function hasTicker(path: string): boolean {
  return pages.some((page) => page.path === path && page.hasTicker);
}

/** R-2.5-11: pages that need the whole height have no footer, nor have those below them. */
export function hasFooter(path: string): boolean {
  return !pages.some((page) => page.hasFooter === false && isAtOrBelow(path, page.path));
}

function isAtOrBelow(path: string, owner: string): boolean {
  return path === owner || path.startsWith(`${owner}/`);
}
