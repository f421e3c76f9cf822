import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { shManifestRefusals as refusals } from '@mastlight/domain/sh-manifest/refusals';
import { act, type ManifestAct } from '@mastlight/domain/sh-manifest/status';
import { shManifestRowsTopic } from '@mastlight/domain/sh-manifest/topics';
import type { Session } from '../../../platform/http/session';
import { changeRows } from '../../../platform/list/change-rows';
import type { Parts } from '../parts';
import { deleteFilings, holdFilings, moveFilings } from '../store/filings';

/**
 * Puts drafts into the bin, takes them out again, or deletes them for good: all that were named, or none (R-4.10-32).
 *
 * @throws BusinessError 404 when none of them is the owner's; 400 when the status of one does not let it.
 */
export function moveManifests(
  { platform }: Parts,
  session: Session,
  ids: readonly number[],
  what: Extract<ManifestAct, 'delete' | 'restore' | 'purge'>,
): Promise<void> {
  const { ownerKey, userId } = session;
  return changeRows(platform.database, shManifestRowsTopic, session, async (tx) => {
    const held = await holdFilings(tx, ownerKey, ids);
    if (held.length === 0) throw new BusinessError(404);
    const heldIds = held.map(({ id }) => id);
    const outcomes = held.map(({ status }) => act(status, what));
    for (const outcome of outcomes) if ('refusal' in outcome) throw refuse(refusals.notNow, { why: outcome.refusal });
    const writing = { ownerKey, userId, nowMs: platform.clock.nowMs() };
    if (what === 'purge') await deleteFilings(tx, ownerKey, heldIds);
    else await moveFilings(tx, writing, heldIds, what === 'delete' ? -2 : 0);
    return heldIds;
  });
}
