import type { Session } from '../../platform/http/session';

/** Whether a view that somebody sees is his to change: his own, and of a company's those he made; Management changes all of them. */
export function mayChange({ userId, permissions }: Session, view: { readonly user_id: number }): boolean {
  return permissions.includes('company.operate') && (view.user_id === userId || permissions.includes('company.manage'));
}
