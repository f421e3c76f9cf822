import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useIsIdle } from '../../platform/idle';
import { useSession } from '../../platform/session';
import { acknowledgeNotes } from '../preferences';
import { knownQuery, releasesQuery } from './api';

/** Which release notes the user has acknowledged. */
export interface KnownNotesOfUser {
  /** Null while that is not known, and for who is not signed in. */
  readonly isKnown: ((id: number) => boolean) | null;
  /** Those not acknowledged, in the order of the list. */
  readonly unseen: readonly number[];
  /** Acknowledges one; what was not saved is shown and stays unseen. */
  readonly acknowledge: (id: number) => Promise<void>;
}

/** Follows the list and the user's map of what he has acknowledged (R-4.6, R-7.3-04). */
export function useKnownNotes(): KnownNotesOfUser {
  const client = useQueryClient();
  const createTime = useSession((session) => session.createTime);
  const userId = useSession(({ token, userId: id }) => (token === null ? null : id));
  // News waits until the page itself is there.
  const enabled = useIsIdle() && userId !== null;
  const { data: notes = [] } = useQuery({ ...releasesQuery, enabled });
  // Where there is no note there is nothing to know of.
  const { data: known } = useQuery({ ...knownQuery(userId), enabled: enabled && notes.length > 0 });
  // What was told before somebody came is no news to him (V-15, ADR 0061); while it is not known when he came, nothing is.
  const older = new Set(createTime === null ? [] : notes.filter(({ subtitle }) => subtitle < createTime).map(({ id }) => id));
  const isKnown = known === undefined || createTime === null ? null : (id: number) => older.has(id) || known[id] === 'true';

  async function acknowledge(id: number): Promise<void> {
    if (userId === null || !isKnown || isKnown(id)) return;
    const { queryKey } = knownQuery(userId);
    // What is acknowledged stays so while an earlier answer comes in: whoever goes on fast is not led back.
    const add = (more: typeof known): void => void client.setQueryData<typeof known>(queryKey, (now) => ({ ...more, ...now }));
    add({ [id]: 'true' });
    try {
      add(await acknowledgeNotes(userId, [id]));
    } catch {
      // It has been shown; the note counts as it is kept.
      void client.invalidateQueries({ queryKey });
    }
  }

  return { isKnown, unseen: isKnown ? notes.map(({ id }) => id).filter((id) => !isKnown(id)) : [], acknowledge };
}
