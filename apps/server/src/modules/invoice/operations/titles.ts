import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { titlesMax } from '@mastlight/domain/invoice/limits';
import { invoiceRefusals as refusals } from '@mastlight/domain/invoice/refusals';
import type { Title } from '@mastlight/domain/invoice/title';
import { inTransaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import type { InvoiceParts } from '../parts';
import { deleteTitle, insertTitle, lockOwner, updateTitle } from '../store';

/**
 * Keeps a title, or changes the one with this number (R-7.5-01).
 *
 * @throws BusinessError 404 for a number that is none of the owner's, 400 when he has enough titles.
 */
export function saveTitle({ database, clock }: InvoiceParts, session: Session, title: Title, id?: number): Promise<number> {
  const { ownerKey } = session;
  return inTransaction(database, session, async (tx) => {
    await lockOwner(tx, ownerKey);
    if (id !== undefined) {
      if (!(await updateTitle(tx, ownerKey, id, title, clock.nowMs()))) throw new BusinessError(404);
      return id;
    }
    const added = await insertTitle(tx, { ownerKey, title, titlesMax }, clock.nowMs());
    if (added === null) throw refuse(refusals.titlesFull, {});
    return added;
  });
}

/** Deletes a title (R-7.5-03); what was applied for with it keeps what it said. @throws BusinessError 404 when there is none. */
export async function removeTitle({ database }: InvoiceParts, session: Session, id: number): Promise<void> {
  const isGone = await inTransaction(database, session, (tx) => deleteTitle(tx, session.ownerKey, id));
  if (!isGone) throw new BusinessError(404);
}
