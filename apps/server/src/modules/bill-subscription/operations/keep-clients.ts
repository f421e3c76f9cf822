import { billSubscriptionRefusals as refusals } from '@mastlight/domain/bill-subscription/refusals';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { cleanClientName, cleanNote } from '@mastlight/domain/vocabulary/clean-note';
import { clientsMax } from '@mastlight/domain/bill-subscription/limits';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { billRowsTopic } from '@mastlight/domain/bill-subscription/topics';
import { inTransaction, type Transaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import { publishChange } from '../../../platform/live';
import type { Parts } from '../parts';
import { deleteClientById, upsertClient } from '../store';

export interface ClientWish {
  readonly clientName: string;
  readonly contact?: string | undefined;
  readonly phone?: string | undefined;
  readonly remark?: string | undefined;
}

/**
 * Adds a client company, or completes the one of that name (R-7.4-57); gives its id.
 *
 * @throws BusinessError 400 when nothing of the name can be seen.
 */
export async function addClient({ platform }: Parts, session: Session, wish: ClientWish): Promise<number> {
  const name = cleanClientName(wish.clientName);
  if (name === null) throw refuse(refusals.emptyClient, {}, { field: 'clientName' });
  return inTransaction(platform.database, session, (transaction) =>
    keepClient(transaction, session.ownerKey, {
      name,
      contact: cleanNote(wish.contact ?? ''),
      phone: cleanNote(wish.phone ?? ''),
      remark: cleanNote(wish.remark ?? ''),
    }),
  );
}

/**
 * Makes sure that the owner has a client company; gives its id. What is null stays as it was.
 *
 * @throws BusinessError 400 when it is new and the owner's list is full.
 */
export async function keepClient(transaction: Transaction, ownerKey: string, client: Parameters<typeof upsertClient>[2]): Promise<number> {
  const id = await upsertClient(transaction, ownerKey, client);
  if (id === null) throw refuse(refusals.clientsFull, { max: clientsMax }, { field: 'clientName' });
  return id;
}

/**
 * Deletes a client company; its bills stay and belong to no client (R-7.4-56).
 *
 * @throws BusinessError 404 when the owner has no such client.
 */
export async function deleteClient({ platform }: Parts, session: Session, id: number): Promise<void> {
  const { ownerKey } = session;
  await inTransaction(platform.database, session, async (transaction) => {
    const freed = await deleteClientById(transaction, ownerKey, id);
    if (freed === null) throw new BusinessError(404);
    if (freed.length > 0) await publishChange(transaction, { ownerKey, topic: billRowsTopic, ids: freed });
  });
}
