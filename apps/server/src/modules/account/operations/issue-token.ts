import { sessionLifetimeMs } from '@mastlight/domain/account/limits';
import type { Transaction } from '../../../platform/db/transaction';
import { makeToken, sha256 } from '../../../platform/ids';
import { insertSession, type CompanyIdentity } from '../store/sessions';
import type { HeldUser } from '../store/users';

/** Makes a token of 256 bits and keeps its digest; the token itself leaves with the answer and is kept nowhere. */
export async function issueToken(
  tx: Transaction,
  user: HeldUser,
  session: { company?: CompanyIdentity | null; scanTicketId?: number | null; expiresAtMs?: number },
  nowMs: number,
): Promise<string> {
  const token = makeToken();
  const { company = null, scanTicketId = null, expiresAtMs = nowMs + sessionLifetimeMs } = session;
  await insertSession(tx, user, { digest: sha256(token), company, scanTicketId, expiresAtMs }, nowMs);
  return token;
}
