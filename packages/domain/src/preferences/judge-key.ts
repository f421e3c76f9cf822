/** Who may do what with a dictionary key (T7, R-7.3-04 to -07). */

import { nearHoursKey } from '../contract-kit/near-hours';

/** Experience flags of all users; everybody reads the own entry alone. */
export const experienceKey = 'web_mastlight_experience_users';

/** Seen release notes of one user (R-7.3-04). */
export function notesKnownKey(userId: string): string {
  return `update_notes_know_${userId}`;
}

/**
 * - `own`: a setting of this very user, read and written.
 * - `experiences`: read in part, written by the desk.
 * - `foreign`: a setting of somebody else; neither.
 * - `system`: read only.
 */
export type KeyKind = 'own' | 'experiences' | 'foreign' | 'system';

/** What stands under a key, whoever it belongs to: who may read it is another question. */
export function kindOfForm(key: string): 'columns' | 'notes' | 'hours' | 'experiences' | 'system' {
  if (key.startsWith('update_notes_know_')) return 'notes';
  if (key.startsWith('col_')) return 'columns';
  if (key.startsWith('near_hours_')) return 'hours';
  return /^web_[a-z0-9]+_experience_users$/.test(key) ? 'experiences' : 'system';
}

/** Decides by the key alone; `userId` comes from the session. */
export function judgeKey(key: string, userId: string): KeyKind {
  const kind = kindOfForm(key);
  if (kind === 'notes') return key === notesKnownKey(userId) ? 'own' : 'foreign';
  if (kind === 'hours') return key === nearHoursKey(userId) ? 'own' : 'foreign';
  // The last part names the owner; `endsWith` alone would let user 5 into the keys of user 15.
  if (kind === 'columns') return /^col_.+_([^_]+)$/.exec(key)?.[1] === userId ? 'own' : 'foreign';
  return kind;
}
