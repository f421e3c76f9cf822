import type { PageAccess } from '../platform/page-route';
import { accountType, isAdmin, type SessionState } from '../platform/session';

/** `hidden` is not there for this person (/404); `closed` is there and shut for the identity of now (/401) (R-2.3-15). */
export type Entry = 'open' | 'hidden' | 'closed';

/**
 * Whether somebody may see a page (R-6-08 … -11): by one of its roles; a page without roles by one of its flags; where
 * it is a company's also by acting for one. For show alone: the server decides each call by itself (T4, T5).
 */
export function findEntry(access: PageAccess | undefined, session: SessionState): Entry {
  if (!access) return 'open';
  const { roles, experiences, onlyCompany = false } = access;
  if (roles && !roles.some((role) => (role === 'admin' ? isAdmin(session) : session.roles.includes(role)))) return 'hidden';
  if (!roles && experiences && !experiences.some((flag) => session.experiences.includes(flag))) return 'closed';
  if (onlyCompany && accountType(session) === 'PERSONAL') return 'closed';
  return 'open';
}
