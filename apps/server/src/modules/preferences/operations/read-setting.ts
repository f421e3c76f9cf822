import { preferenceRefusals as refusals } from '@mastlight/domain/preferences/refusals';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { experienceFlags } from '@mastlight/domain/preferences/entry-forms';
import { judgeKey } from '@mastlight/domain/preferences/judge-key';
import { ownerOfPerson, type Session } from '../../../platform/http/session';
import { systemOwner, type PreferencesParts } from '../parts';
import { findValue } from '../queries/find-value';

/**
 * Reads a dictionary entry. Of the experience flags everybody, the desk too,
 * sees the own entry alone: the keys are phones of all users (T7).
 *
 * @returns null when nothing is saved.
 * @throws BusinessError 403 for a setting of somebody else, whether it exists or not.
 */
export async function readSetting(parts: PreferencesParts, session: Session, dictKey: string): Promise<string | null> {
  const kind = judgeKey(dictKey, String(session.userId));
  if (kind === 'foreign') throw refuse(refusals.keyNotYours, {});
  if (kind === 'own') {
    const ownerKey = ownerOfPerson(session.userId);
    return findValue(parts.database, { ownerKey }, ownerKey, dictKey);
  }
  const value = await findValue(parts.database, 'system', systemOwner, dictKey);
  if (kind === 'system' || value === null) return value;
  return keepOwnEntry(value, await parts.findPhone(session.userId));
}

/** What an older build saved and nobody can read now opens no page. */
function keepOwnEntry(value: string, phone: string | null): string {
  const flags = phone === null ? undefined : new Map(Object.entries(experienceFlags.read(value) ?? {})).get(phone);
  return experienceFlags.write(phone === null || flags === undefined ? {} : { [phone]: flags });
}
