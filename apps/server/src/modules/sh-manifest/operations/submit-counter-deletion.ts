import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { shManifestRefusals as refusals } from '@mastlight/domain/sh-manifest/refusals';
import { act } from '@mastlight/domain/sh-manifest/status';
import { inTransaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import type { Parts } from '../parts';
import { holdFilings } from '../store/filings';
import { insertCounterDeletion } from '../store/submissions';

/** Notes that a sent manifest is to be deleted at the counter (R-2.2-06). @throws BusinessError 404; 400 for what customs do not have. */
export function submitCounterDeletion(
  { platform }: Parts,
  session: Session,
  { id, remarks }: { readonly id: number; readonly remarks: string },
): Promise<{ readonly id: number }> {
  const { ownerKey } = session;
  return inTransaction(platform.database, session, async (tx) => {
    const [held] = await holdFilings(tx, ownerKey, [id]);
    if (held === undefined) throw new BusinessError(404);
    const outcome = act(held.status, 'cancel');
    if ('refusal' in outcome) throw refuse(refusals.notNow, { why: outcome.refusal });
    // The filing is held: nobody else notes one at the same time.
    const noted = await insertCounterDeletion(tx, { ownerKey, filingId: id, remarks, nowMs: platform.clock.nowMs() });
    if (noted === null) throw refuse(refusals.alreadyAtCounter, {});
    return { id: noted };
  });
}
