import { inTransaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import type { Parts } from '../parts';
import * as store from '../store';

/** Deletes analyses of an owner; what is gone already is left as it is. */
export async function deleteAnalyses({ platform }: Parts, session: Session, ids: readonly number[]): Promise<void> {
  await inTransaction(platform.database, session, (tx) => store.deleteRecords(tx, session.ownerKey, ids));
}

/** Deletes names that an owner has given codes; lines that were accepted stay as they are. */
export async function deleteSynonyms({ platform }: Parts, session: Session, ids: readonly number[]): Promise<void> {
  await inTransaction(platform.database, session, (tx) => store.deleteSynonyms(tx, session.ownerKey, ids));
}
