import { isCreditCode } from '@mastlight/domain/company/credit-code';
import { companiesPerPersonMax, openApplicationsMax } from '@mastlight/domain/company/limits';
import { companyRefusals as refusals } from '@mastlight/domain/company/refusals';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { maskName } from '@mastlight/domain/vocabulary/mask-name';
import { inTransaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import type { CompanyParts } from '../parts';
import { countCompanies, findManagementOf, hasApplied, insertCompany, insertMember, noteChange, type Application } from '../store';

/**
 * Takes an application for certification (R-7.4-85): the company is there with the applicant as its Management, and
 * waits for the registry.
 *
 * @throws BusinessError 400 for a wrong credit code, too many companies or a licence that the caller has not uploaded, 409 when he has applied before or the code is certified.
 */
export async function apply(parts: CompanyParts, session: Session, application: Application): Promise<number> {
  if (!isCreditCode(application.creditCode)) throw refuse(refusals.wrongCreditCode, {}, { field: 'taxId' });
  const nowMs = parts.clock.nowMs();
  return inTransaction(parts.database, 'system', async (tx) => {
    const user = await parts.people.holdUser(tx, session.userId);
    if (!user) throw new BusinessError(401);
    if (await hasApplied(tx, user.id, application.creditCode)) throw refuse(refusals.appliedBefore, {}, { field: 'taxId' });
    const managementId = await findManagementOf(tx, application.creditCode);
    if (managementId !== null) {
      const [management] = await parts.people.findPeople([managementId]);
      throw refuse(refusals.certifiedBefore, { manager: maskName(management?.userName ?? '') }, { field: 'taxId' });
    }
    const { all, open } = await countCompanies(tx, user.id);
    if (all >= companiesPerPersonMax || open >= openApplicationsMax) throw refuse(refusals.companiesFull, {});
    const company = await insertCompany(tx, application, nowMs);
    const { licenseUrl } = application;
    const isKept = licenseUrl === '' || (await parts.files.takeUse(tx, session, licenseUrl, 'licence', `c:${company.id}`));
    if (!isKept) throw refuse(refusals.licenceGone, {}, { field: 'licenseUrl' });
    await insertMember(tx, company, user.id, 'Management', nowMs);
    await noteChange(tx, company, { what: 'applied', actorId: user.id }, nowMs);
    await parts.requestCertification(tx);
    return company.id;
  });
}
