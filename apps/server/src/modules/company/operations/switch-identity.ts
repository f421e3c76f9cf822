import { companyRefusals as refusals } from '@mastlight/domain/company/refusals';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { inTransaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import type { CompanyParts } from '../parts';
import { holdMembership } from '../store';

/**
 * Gives a token for another identity of the same person (R-7.2-01, R-6-18); the old one is dead at once. The
 * membership is held until the new session is written: who is removed meanwhile has none of it.
 *
 * @param companyId empty: the personal identity.
 * @throws BusinessError 403 for a company the person does not belong to, 401 when his session has ended.
 */
export async function switchIdentity(parts: CompanyParts, session: Session, companyId: string): Promise<string> {
  const wanted = /^\d{1,15}$/.test(companyId) ? Number(companyId) : null;
  if (companyId !== '' && wanted === null) throw refuse(refusals.foreignCompany, {});
  const token = await inTransaction(parts.database, 'system', async (tx) => {
    const user = await parts.people.holdUser(tx, session.userId);
    if (!user) throw new BusinessError(401);
    if (wanted === null) return parts.people.switchIdentity(tx, user, session, null);
    const duty = await holdMembership(tx, wanted, user.id);
    if (!duty) throw refuse(refusals.foreignCompany, {});
    return parts.people.switchIdentity(tx, user, session, { companyId: wanted, duty });
  });
  parts.people.forgetSessions([session.userId]);
  return token;
}
