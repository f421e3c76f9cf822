import { productName } from '@mastlight/domain/vocabulary/product-name';
import type { DeclaredPage } from '../../platform/page-route';
import type { SessionState } from '../../platform/session';
import { findEntry } from '../access';
import { said } from '../../platform/said';

/** A page that the command bar offers. */
export type OfferedPage = Pick<DeclaredPage, 'path' | 'title'>;

/** Pages that are told by something else than their address, and those that say what went wrong. */
const notOffered = new Set(['/404', '/401', '/detail', '/invite']);

/**
 * The pages that somebody may go to and whose title or address has what was typed, in the order of the menus. Pages
 * that open from a chat or that need a parameter are left out.
 */
export function offerPages(pages: readonly DeclaredPage[], session: SessionState, typed: string): readonly OfferedPage[] {
  const text = typed.trim().toLowerCase();
  const found = pages.filter(
    ({ path, title, access, frame }) =>
      frame !== 'bare' &&
      !notOffered.has(path) &&
      !path.includes('$') &&
      title !== productName &&
      findEntry(access, session) === 'open' &&
      (text === '' || said(title).toLowerCase().includes(text) || path.toLowerCase().includes(text)),
  );
  return found.map(({ path, title }) => ({ path, title: said(title) }));
}

/** Whether what was typed may be a bill, a box or a ship: two signs or more. */
export const isSearchable = (typed: string): boolean => Array.from(typed.trim()).length >= 2;
