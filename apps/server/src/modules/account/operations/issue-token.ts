import { sessionLifetimeMs } from '@mastlight/domain/account/limits';
import type { Transaction } from '../../../platform/db/transaction';
import { makeToken, sha256 } from '../../../platform/ids';
import { insertSession } from '../store';

/** Makes a token of 256 bits and keeps its digest; the token itself leaves with the answer and is kept nowhere. */
export async function issueToken(
  tx: Transaction,
  session: { userId: number; companyId?: string | null; scanTicketId?: number | null; expiresAtMs?: number },
  nowMs: number,
): Promise<string> {
  const token = makeToken();
  const { userId, companyId = null, scanTicketId = null, expiresAtMs = nowMs + sessionLifetimeMs } = session;
  await insertSession(tx, { digest: sha256(token), userId, companyId, scanTicketId, expiresAtMs }, nowMs);
  return token;
}
