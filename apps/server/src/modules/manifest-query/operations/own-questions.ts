import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { cameOf } from '@mastlight/domain/manifest-query/came';
import { ownBoxesMax, remindersMax } from '@mastlight/domain/manifest-query/limits';
import { isLikeBox } from '@mastlight/domain/manifest-query/read-asked';
import { manifestQueryRefusals as refusals } from '@mastlight/domain/manifest-query/refusals';
import type { ManifestMode } from '@mastlight/domain/manifest-query/stage';
import { isContainerNo } from '@mastlight/domain/vocabulary/container-no';
import { inTransaction, type OwnerScope } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import { addJob } from '../../../platform/queue/queue';
import { lookJob } from '../look-job';
import type { Parts } from '../parts';
import { findAwaited, findSaid } from '../queries/find-awaited';
import { hasReminder } from '../queries/own-questions';
import { deleteAsked, deleteReminders, holdWaits, insertReminder, markHeard, saveCtns } from '../store';
import { numberOf } from './ask-manifests';
import { tellWaiting } from './tell-waiting';

/** Forgets one question, or with 0 all of them (R-7.4-33). */
export async function forgetAsked({ platform: { database } }: Parts, own: OwnerScope, id: number): Promise<void> {
  await inTransaction(database, own, (tx) => deleteAsked(tx, own.ownerKey, id === 0 ? null : id));
}

/**
 * Names the boxes of a bill for the person who asks (R-7.4-34): arrivals that were reported box by box are found by them.
 * Those that were named before are no longer; an empty text names none.
 *
 * @throws BusinessError 400 for what is no box.
 */
export async function updateCtns(
  { platform: { database, clock } }: Parts,
  own: OwnerScope,
  { blno, ctns }: { readonly blno: string; readonly ctns: string },
): Promise<{ ctns: string[] }> {
  const billNo = numberOf('sea', blno);
  if (billNo === '') throw refuse(refusals.nothingAsked, {}, { field: 'blno' });
  const named = [
    ...new Set(
      ctns
        .normalize('NFKC')
        .toUpperCase()
        .split(/[^A-Z0-9]+/)
        .filter(Boolean),
    ),
  ];
  if (named.length > ownBoxesMax || !named.every(isContainerNo)) throw refuse(refusals.ctnsWrong, {}, { field: 'ctns' });
  await inTransaction(database, own, async (tx) => {
    await saveCtns(tx, { ownerKey: own.ownerKey, mode: 'sea' }, billNo, named, clock.nowMs());
    // Where the bill is waited for, what is said of these boxes may be what is waited for.
    const awaited = await findAwaited(tx, [billNo], []);
    if (awaited.length > 0) await addJob(tx, lookJob, { billNos: awaited });
  });
  return { ctns: named };
}

/**
 * Waits for a bill, or no longer. Who begins to wait is told as one that looks the bill up: it is a look of the day where he does
 * not follow it (ADR 0011). What came since it was looked for is told at once: what messages say of the bill in this
 * transaction, what is told of its boxes alone or by the port's rows by a job of it.
 *
 * @param session of the identity that is told
 * @throws BusinessError 400 for the number of a box, or when too many are waited for; 429 when the day's looks are used up.
 */
export async function remind(
  { platform, tracking, follow }: Parts,
  own: OwnerScope,
  session: Session,
  { mode, blno, on }: { readonly mode: ManifestMode; readonly blno: string; readonly on: boolean },
): Promise<void> {
  const billNo = numberOf(mode, blno);
  if (billNo === '') throw refuse(refusals.nothingAsked, {}, { field: 'blno' });
  if (on && mode === 'sea' && isLikeBox(billNo)) throw refuse(refusals.likeBox, {}, { field: 'blno' });
  const ofPerson = { ownerKey: own.ownerKey, mode };
  if (on && !(await hasReminder(platform.database, ofPerson, billNo))) {
    const followed = mode === 'air' ? [] : await follow.findFollowed(session.ownerKey, 'bill', [billNo]);
    await tracking.countOthers(session, followed.length > 0 ? 0 : 1);
  }
  await inTransaction(platform.database, own, async (tx) => {
    if (!on) return deleteReminders(tx, ofPerson, [billNo], false);
    // His own place too: two wishes at once are counted one after the other.
    await holdWaits(tx, 'alone', [billNo, own.ownerKey]);
    const nowMs = platform.clock.nowMs();
    const isKept = await insertReminder(tx, { ...ofPerson, toldTo: session.ownerKey, billNo, max: remindersMax }, nowMs);
    if (!isKept) throw refuse(refusals.tooManyReminders, {});
    const said = await findSaid(tx, mode, billNo);
    if (said.length > 0) {
      const ended = await markHeard(tx, [{ mode, billNo }], nowMs, own.ownerKey);
      await tellWaiting(platform, tx, ended, () => cameOf(said));
    } else if (mode === 'sea') await addJob(tx, lookJob, { billNos: [billNo] });
  });
}
