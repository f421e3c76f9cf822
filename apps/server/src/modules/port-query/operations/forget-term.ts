import { inTransaction } from '../../../platform/db/transaction';
import type { Parts } from '../parts';
import { deleteTerm } from '../store';

/** Forgets a term of an owner (R-7.4-24); somebody else's answers as one that is not there. */
export async function forgetTerm({ platform: { database } }: Parts, ownerKey: string, id: number): Promise<void> {
  await inTransaction(database, { ownerKey }, (transaction) => deleteTerm(transaction, ownerKey, id));
}
