import type { AnalysisLine } from './api';

/** How lines are narrowed. */
export const lineGroups = ['open', 'ready', 'accepted', 'all'] as const;
export type LineGroup = (typeof lineGroups)[number];

/** Whether a line is of a group; what is to be checked waits for somebody just as what is asked. */
export function isOf(group: LineGroup, { state }: Pick<AnalysisLine, 'state'>): boolean {
  if (group === 'all') return true;
  return group === 'open' ? state === 'ask' || state === 'check' : state === group;
}

/** The next line behind `from` that nobody has accepted, else the first of them; null when all are. */
export function nextOpen(rows: readonly AnalysisLine[], from: number): number | null {
  const open = rows.filter(({ state }) => state !== 'accepted');
  return (open.find(({ line }) => line > from) ?? open[0])?.line ?? null;
}
