import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { ownBoxesMax, remindersMax } from '@mastlight/domain/manifest-query/limits';
import { manifestQueryRefusals as refusals } from '@mastlight/domain/manifest-query/refusals';
import type { ManifestMode } from '@mastlight/domain/manifest-query/stage';
import { isContainerNo } from '@mastlight/domain/vocabulary/container-no';
import { inTransaction, type OwnerScope } from '../../../platform/db/transaction';
import type { Parts } from '../parts';
import { deleteAsked, deleteReminders, insertReminder, saveCtns } from '../store';
import { numberOf } from './ask-manifests';

/** Forgets one question, or with 0 all of them (R-7.4-33). */
export async function forgetAsked({ platform: { database } }: Parts, own: OwnerScope, id: number): Promise<void> {
  await inTransaction(database, own, (tx) => deleteAsked(tx, own.ownerKey, id === 0 ? null : id));
}

/**
 * Names the boxes of a bill for the person who asks (R-7.4-34): arrivals that were reported box by box are found by them.
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
  if (named.length === 0 || named.length > ownBoxesMax || !named.every(isContainerNo))
    throw refuse(refusals.ctnsWrong, {}, { field: 'ctns' });
  await inTransaction(database, own, (tx) => saveCtns(tx, { ownerKey: own.ownerKey, mode: 'sea' }, billNo, named, clock.nowMs()));
  return { ctns: named };
}

/**
 * Waits for a bill, or no longer.
 *
 * @param toldTo owner key of the identity whose pages are told
 * @throws BusinessError 400 when too many are waited for.
 */
export async function remind(
  { platform: { database, clock } }: Parts,
  own: OwnerScope & { readonly toldTo: string },
  { mode, blno, on }: { readonly mode: ManifestMode; readonly blno: string; readonly on: boolean },
): Promise<void> {
  const billNo = numberOf(mode, blno);
  if (billNo === '') throw refuse(refusals.nothingAsked, {}, { field: 'blno' });
  const ofPerson = { ownerKey: own.ownerKey, mode };
  const isKept = await inTransaction(database, own, async (tx) => {
    if (on) return insertReminder(tx, { ...ofPerson, toldTo: own.toldTo, billNo, max: remindersMax }, clock.nowMs());
    await deleteReminders(tx, ofPerson, [billNo], false);
    return true;
  });
  if (!isKept) throw refuse(refusals.tooManyReminders, {});
}
