import { cleanClientName, cleanNote } from '@mastlight/domain/bill-subscription/clean-note';
import { billSubscriptionTexts as texts } from '@mastlight/domain/bill-subscription/messages';
import { BusinessError } from '@mastlight/domain/vocabulary/envelope';
import { billRowsTopic } from '@mastlight/domain/vocabulary/live-topic';
import { inTransaction } from '../../../platform/db/transaction';
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
export async function addClient({ platform }: Parts, { ownerKey }: Session, wish: ClientWish): Promise<number> {
  const name = cleanClientName(wish.clientName);
  if (name === null) throw new BusinessError(400, texts.emptyClient, { fields: { clientName: texts.emptyClient } });
  return inTransaction(platform.database, { ownerKey }, (transaction) =>
    upsertClient(transaction, ownerKey, {
      name,
      contact: cleanNote(wish.contact ?? ''),
      phone: cleanNote(wish.phone ?? ''),
      remark: cleanNote(wish.remark ?? ''),
    }),
  );
}

/**
 * Deletes a client company; its bills stay and belong to no client (R-7.4-56).
 *
 * @throws BusinessError 404 when the owner has no such client.
 */
export async function deleteClient({ platform }: Parts, { ownerKey }: Session, id: number): Promise<void> {
  await inTransaction(platform.database, { ownerKey }, async (transaction) => {
    const freed = await deleteClientById(transaction, ownerKey, id);
    if (freed === null) throw new BusinessError(404);
    if (freed.length > 0) await publishChange(transaction, { ownerKey, topic: billRowsTopic, ids: freed });
  });
}
