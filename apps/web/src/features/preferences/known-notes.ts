import { preferences } from '@mastlight/domain/preferences/contract';
import { notesKnown } from '@mastlight/domain/preferences/entry-forms';
import { notesKnownKey } from '@mastlight/domain/preferences/judge-key';
import { callEndpoint } from '../../platform/http-client';

/** Release notes by id: `'true'` once somebody has acknowledged one (R-3.1-09). */
type KnownNotes = Readonly<Record<string, 'true' | 'false'>>;

/**
 * The release notes that a user has acknowledged (R-7.3-04); none where nothing is kept that can be read.
 *
 * @throws CallError where the answer does not come.
 */
export async function loadKnownNotes(userId: string): Promise<KnownNotes> {
  const { dictValue } = await callEndpoint(preferences.findEntry, { dictKey: notesKnownKey(userId) });
  return notesKnown.read(dictValue ?? '') ?? {};
}

/** The save that is under way: each reads what the one before has kept, so that none takes back another's note. */
let saving: Promise<unknown> = Promise.resolve();

/**
 * Acknowledges release notes and saves the whole map (R-4.6-02), with what another tab has acknowledged meanwhile.
 *
 * @returns the map as it is kept now.
 * @throws CallError where it was not saved.
 */
export function acknowledgeNotes(userId: string, ids: readonly (number | string)[]): Promise<KnownNotes> {
  const save = saving.then(async () => {
    const known: KnownNotes = { ...(await loadKnownNotes(userId)), ...Object.fromEntries(ids.map((id) => [id, 'true' as const])) };
    await callEndpoint(preferences.setEntry, { dictKey: notesKnownKey(userId), dictValue: notesKnown.write(known) });
    return known;
  });
  saving = save.catch(() => {});
  return save;
}
