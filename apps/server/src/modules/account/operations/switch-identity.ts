import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import type { Transaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import type { AccountParts } from '../parts';
import { deleteSession, type CompanyIdentity } from '../store/sessions';
import type { HeldUser } from '../store/users';
import { issueToken } from './issue-token';

/**
 * Puts a token for another identity of the same person in place of the one of
 * a session, which is dead when the transaction commits (R-7.2-01, T6). The
 * new one ends when the old one would have: only signing in starts seven days.
 * Whether he belongs to the company is for the caller to know.
 *
 * @throws BusinessError 401 when the session has ended.
 */
export async function switchIdentity(
  parts: Pick<AccountParts, 'clock'>,
  tx: Transaction,
  user: HeldUser,
  session: Pick<Session, 'tokenDigest'>,
  company: CompanyIdentity | null,
): Promise<string> {
  const gone = await deleteSession(tx, user, session.tokenDigest);
  if (!gone) throw new BusinessError(401);
  return issueToken(tx, user, { ...gone, company }, parts.clock.nowMs());
}
