import { preferenceRefusals as refusals } from '@mastlight/domain/preferences/refusals';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { judgeKey } from '@mastlight/domain/preferences/judge-key';
import type { Session } from '../../../platform/http/session';
import { personOwner, systemOwner, type PreferencesParts } from '../parts';
import { findValue } from '../queries/find-value';

/**
 * Reads a dictionary entry. Of the experience flags everybody, admins too,
 * sees the own entry alone: the keys are phones of all users (T7).
 *
 * @returns null when nothing is saved.
 * @throws BusinessError 403 for a setting of somebody else, whether it exists or not.
 */
export async function readSetting(parts: PreferencesParts, session: Session, dictKey: string): Promise<string | null> {
  const kind = judgeKey(dictKey, String(session.userId));
  if (kind === 'foreign') throw refuse(refusals.keyNotYours, {});
  if (kind === 'own') {
    const ownerKey = personOwner(session.userId);
    return findValue(parts.database, { ownerKey }, ownerKey, dictKey);
  }
  const value = await findValue(parts.database, 'system', systemOwner, dictKey);
  if (kind === 'system' || value === null) return value;
  return keepOwnEntry(value, await parts.findPhone(session.userId));
}

function keepOwnEntry(value: string, phone: string | null): string {
  try {
    const all: unknown = JSON.parse(value);
    const hasOwn = phone !== null && typeof all === 'object' && all !== null && Object.hasOwn(all, phone);
    return JSON.stringify(hasOwn ? { [phone]: (all as Record<string, unknown>)[phone] } : {});
  } catch {
    return '{}';
  }
}
