import type { DeclaredPage, SideMenuGroup } from '../../platform/page-route';
import type { SessionState } from '../../platform/session';
import { findEntry } from '../access';

/** R-2.3-30: groups of the side menu, in their order. */
export const sideMenuGroups: readonly SideMenuGroup[] = ['person', 'finance', 'company', 'client'];

/** A page that stands in the side menu. */
export type SideMenuEntry = DeclaredPage & Required<Pick<DeclaredPage, 'sideMenu'>>;

/** The groups with the entries that the identity of now sees; a group without any is left out (R-2.3-22, R-6-15, R-6-16). */
export function sideMenuFor(
  pages: readonly DeclaredPage[],
  session: SessionState,
): readonly { readonly group: SideMenuGroup; readonly entries: readonly SideMenuEntry[] }[] {
  const entries = pages
    .filter((page): page is SideMenuEntry => page.sideMenu !== undefined && findEntry(page.access, session) === 'open')
    .sort((a, b) => a.sideMenu.place - b.sideMenu.place);
  return sideMenuGroups
    .map((group) => ({ group, entries: entries.filter(({ sideMenu }) => sideMenu.group === group) }))
    .filter((group) => group.entries.length > 0);
}
