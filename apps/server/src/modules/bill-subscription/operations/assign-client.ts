import { cleanClientName } from '@mastlight/domain/vocabulary/clean-note';
import type { Session } from '../../../platform/http/session';
import type { ClientParts } from '../parts';
import { holdBillsOfOthers, updateSubscriptions } from '../store';
import { keepClient } from './keep-clients';
import { changeRows } from './change-rows';
import { endSharesOfBills } from './share-bill';

/**
 * Assigns rows to a client company, which is added when it is new (R-7.4-58); an empty name takes the assignment back. Files that
 * were ticked for the client of before are shown to nobody, and links that were made while a bill was his end: who has one would see
 * the next client's.
 */
export async function assignClient(parts: ClientParts, session: Session, ids: readonly number[], clientName: string): Promise<void> {
  const name = cleanClientName(clientName);
  await changeRows(parts, session, async (transaction) => {
    // The client first, as when it is deleted; without a row to assign, it is taken back with the transaction.
    if (name !== null) await keepClient(transaction, session.ownerKey, { name, contact: null, phone: null, remark: null });
    const bills = await holdBillsOfOthers(transaction, session.ownerKey, ids, name);
    await parts.billFiles.hide(transaction, session.ownerKey, bills);
    const ofAnother = bills.filter(({ clientName: before }) => before !== null);
    await endSharesOfBills(
      transaction,
      session.ownerKey,
      ofAnother.map(({ id }) => id),
    );
    return updateSubscriptions(transaction, session.ownerKey, ids, { client_name: name });
  });
}
