import { companyRefusals as refusals } from '@mastlight/domain/company/refusals';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { inTransaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import type { CompanyParts } from '../parts';
import { findDuty, holdCompany } from '../store';
import { leaveCompany } from './leave';

/**
 * Gives up an application that waits or did not pass: its company is closed, and counts for nobody.
 *
 * @throws BusinessError 403 for a company that the caller does not manage, 400 when it is certified or has colleagues, 409 when it has money.
 */
export async function withdrawApplication(parts: CompanyParts, session: Session, companyId: number): Promise<void> {
  await inTransaction(parts.database, 'system', async (tx) => {
    const person = await parts.people.holdUser(tx, session.userId);
    if (!person) throw new BusinessError(401);
    const company = await holdCompany(tx, companyId);
    const duty = company && (await findDuty(tx, companyId, person.id));
    if (!company || duty !== 'Management') throw refuse(refusals.foreignCompany, {});
    if (
      company.certState === 'certified' ||
      !(await leaveCompany(parts, tx, { company, person, duty }, () => refuse(refusals.moneyLeft, {})))
    ) {
      throw refuse(refusals.managementStays, {});
    }
  });
  parts.people.forgetSessions([session.userId]);
}
