import type { DeclaredPage } from '../platform/page-route';
import { plannedWords as words } from './texts/planned-pages.zh-CN';

type PlannedPath = keyof typeof words;

/** A page by its words, and where else it shows. */
function plan(path: PlannedPath, shown: Omit<DeclaredPage, 'path' | 'title' | 'plan'> = {}): DeclaredPage {
  const { title, plan: text } = words[path];
  return { path, title, plan: text, ...shown };
}

/** Of market procurement; who sees its room sees them (R-6-11). */
const marketPages = ['/assistant/template', '/assistant/templateEdit'] as const;

/**
 * Pages whose module is under construction: they keep their address and say
 * what they will do. A capability that is built declares the page, its place
 * in the menu included, in its own `routes.tsx`, and its line here goes.
 */
export const plannedPages: readonly DeclaredPage[] = marketPages.map((path) =>
  plan(path, { access: { experiences: ['assistant'], onlyCompany: true }, hasFooter: false }),
);
