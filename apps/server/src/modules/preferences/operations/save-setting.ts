import { preferenceRefusals as refusals } from '@mastlight/domain/preferences/refusals';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { formOfEntry } from '@mastlight/domain/preferences/entry-forms';
import { judgeKey, kindOfForm } from '@mastlight/domain/preferences/judge-key';
import { dictKeysPerUserMax, dictValueBytesMax } from '@mastlight/domain/preferences/limits';
import { BusinessError, codeTexts } from '@mastlight/domain/contract-kit/envelope';
import { inTransaction } from '../../../platform/db/transaction';
import { ownerOfPerson, type Session } from '../../../platform/http/session';
import { systemOwner, type PreferencesParts } from '../parts';
import { saveEntry } from '../store';

/**
 * Saves a dictionary entry: an own setting by its owner, experience flags by
 * the desk, nothing else by anybody (T7, R-7.3-07).
 *
 * @throws BusinessError 403 for a key of somebody else or of the system, 400
 * for a value that is too long or has not the form that its key asks for.
 */
export async function saveSetting(
  parts: PreferencesParts,
  session: Session,
  entry: { readonly dictKey: string; readonly dictValue: string },
): Promise<void> {
  const { dictKey, dictValue } = entry;
  const kind = judgeKey(dictKey, String(session.userId));
  const isDeskWork = kind === 'experiences' && session.roles.includes('desk');
  if (kind === 'foreign') throw refuse(refusals.keyNotYours, {});
  if (kind !== 'own' && !isDeskWork) throw refuse(refusals.keyReadOnly, {});
  // Experience flags list every user who has one.
  const bytesMax = isDeskWork ? 64 * dictValueBytesMax : dictValueBytesMax;
  if (Buffer.byteLength(dictValue) > bytesMax) throw refuse(refusals.valueTooLong, {}, { field: 'dictValue' });
  if (dictValue.includes('\0')) throw new BusinessError(400, undefined, { fields: { dictValue: codeTexts[400]! } });
  if (formOfEntry(dictKey)?.canRead(dictValue) === false) {
    const refusal = kindOfForm(dictKey) === 'columns' ? refusals.columnsUnreadable : refusals.valueUnreadable;
    throw refuse(refusal, {}, { field: 'dictValue' });
  }
  const ownerKey = isDeskWork ? systemOwner : ownerOfPerson(session.userId);
  const isSaved = await inTransaction(parts.database, isDeskWork ? 'system' : { ...session, ownerKey }, (tx) =>
    saveEntry(tx, { ownerKey, dictKey, dictValue, keysMax: dictKeysPerUserMax }, parts.clock.nowMs()),
  );
  if (!isSaved) throw refuse(refusals.tooManyKeys, {});
}
