import { accountRefusals as refusals } from '@mastlight/domain/account/refusals';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { inTransaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import type { AccountParts } from '../parts';
import { deleteSession } from '../store/sessions';
import { holdUser } from '../store/users';
import { issueToken } from './issue-token';

/**
 * Gives a token for another identity of the same person (R-7.2-01, T6); the
 * old one is dead at once. The new one ends when the old one would have: only
 * signing in starts seven days.
 *
 * @throws BusinessError 403 for a company the person does not belong to.
 */
export async function switchIdentity(parts: AccountParts, session: Session, companyId: string): Promise<string> {
  if (companyId !== '') throw refuse(refusals.foreignCompany, {});
  const token = await inTransaction(parts.database, 'system', async (tx) => {
    const user = await holdUser(tx, session.userId);
    const gone = user && (await deleteSession(tx, user, session.tokenDigest));
    if (!gone) throw new BusinessError(401);
    return issueToken(tx, user, gone, parts.clock.nowMs());
  });
  parts.sessions.forgetUsers([session.userId]);
  return token;
}
