import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { inTransaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import { judge } from '../judge-filing';
import type { Parts } from '../parts';
import { findFiling } from '../queries/find-filing';
import { addManifest } from './save-manifest';

/** Copies a filing, whatever became of it, into a new draft. @throws BusinessError 404 for a foreign one. */
export async function copyManifest(parts: Parts, session: Session, id: number): Promise<{ readonly id: number }> {
  const { database } = parts.platform;
  const found = await findFiling(database, session.ownerKey, id);
  const judged = found && (await judge(parts, found.filing));
  return inTransaction(database, session, async (tx) => {
    // Said here, to whoever may still act.
    if (!judged) throw new BusinessError(404);
    return { id: (await addManifest(parts, tx, session, judged.written)).id };
  });
}
