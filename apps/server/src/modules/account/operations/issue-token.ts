import { sessionLifetimeMs } from '@mastlight/domain/account/limits';
import { serviceAgreement } from '@mastlight/domain/account/service-agreement';
import { maskAddress } from '@mastlight/domain/account/mask-address';
import type { Transaction } from '../../../platform/db/transaction';
import { makeToken, sha256 } from '../../../platform/ids';
import type { Caller } from '../parts';
import { insertSession, type NewSession } from '../store/sessions';
import { noteConsent, type HeldUser } from '../store/users';

/** Where a session begins, as the person is shown it. */
export const beginningOf = ({ device, address }: Pick<Caller, 'device' | 'address'>): NewSession['begun'] => ({
  device,
  place: maskAddress(address),
});

/** Makes a token of 256 bits and keeps its digest; the token itself leaves with the answer and is kept nowhere. */
export async function issueToken(
  tx: Transaction,
  user: HeldUser,
  session: Pick<NewSession, 'begun'> & Partial<Pick<NewSession, 'company' | 'scanTicketId' | 'expiresAtMs'>>,
  nowMs: number,
): Promise<string> {
  const token = makeToken();
  const { begun, company = null, scanTicketId = null, expiresAtMs = nowMs + sessionLifetimeMs } = session;
  // Whoever signs in agrees, as the login screen says.
  await noteConsent(tx, user, serviceAgreement, nowMs);
  await insertSession(tx, user, { digest: sha256(token), company, scanTicketId, expiresAtMs, begun }, nowMs);
  return token;
}
