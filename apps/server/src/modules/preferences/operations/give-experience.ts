import { experienceFlags } from '@mastlight/domain/preferences/entry-forms';
import type { Experience, ExperienceChange } from '@mastlight/domain/preferences/experiences';
import { experienceKey } from '@mastlight/domain/preferences/judge-key';
import { dictKeysPerUserMax } from '@mastlight/domain/preferences/limits';
import { inTransaction } from '../../../platform/db/transaction';
import type { Platform } from '../../../platform/module';
import { systemOwner } from '../parts';
import { holdEntry, saveEntry } from '../store';

/** Whom a room is opened to, or shut for. */
interface Given {
  /** Flags are kept by phones (R-7.3-05). */
  readonly phone: string;
  readonly userId: number;
  readonly experience: Experience;
  readonly isGiven: boolean;
}

/**
 * Opens a room to a registered person by its flag, or shuts it again (R-6-13); the flags of all others stay. Its row among
 * the security events is committed with it.
 */
export async function giveExperience(
  { database, clock, securityLog }: Pick<Platform, 'database' | 'clock' | 'securityLog'>,
  { phone, userId, experience, isGiven }: Given,
): Promise<ExperienceChange> {
  return inTransaction(database, 'system', async (tx) => {
    const all = new Map(Object.entries(experienceFlags.read((await holdEntry(tx, systemOwner, experienceKey)) ?? '') ?? {}));
    const flags = all.get(phone) ?? [];
    if (flags.includes(experience) === isGiven) return isGiven ? 'was' : 'wasNot';
    const kept = isGiven ? [...flags, experience] : flags.filter((flag) => flag !== experience);
    if (kept.length > 0) all.set(phone, kept);
    else all.delete(phone);
    const dictValue = experienceFlags.write(Object.fromEntries(all));
    await saveEntry(tx, { ownerKey: systemOwner, dictKey: experienceKey, dictValue, keysMax: dictKeysPerUserMax }, clock.nowMs());
    await securityLog.record(tx, { name: 'role-changed', userId, subject: `${experience} ${isGiven ? 'given' : 'taken'}` });
    return isGiven ? 'made' : 'removed';
  });
}
