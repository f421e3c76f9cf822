import type { Session } from '../../../platform/http/session';

/** Whose spending somebody sees of his identity (R-6-20): everybody's who may pay (null), else his own. */
export function seenActor({ permissions, userId }: Pick<Session, 'permissions' | 'userId'>): number | null {
  return permissions.includes('company.finance') ? null : userId;
}
