import { inTransaction, type OwnerScope } from '../../../platform/db/transaction';
import type { Parts } from '../parts';
import { deleteTerm } from '../store';

/** Forgets a term of an owner (R-7.4-24); somebody else's answers as one that is not there. */
export async function forgetTerm({ platform: { database } }: Parts, own: OwnerScope, id: number): Promise<void> {
  await inTransaction(database, own, (transaction) => deleteTerm(transaction, own.ownerKey, id));
}
