import { isCreditCode } from '@mastlight/domain/company/credit-code';
import { companiesPerPersonMax, openApplicationsMax } from '@mastlight/domain/company/limits';
import { companyRefusals as refusals } from '@mastlight/domain/company/refusals';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { maskName } from '@mastlight/domain/vocabulary/mask-name';
import { inTransaction, type Transaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import type { CompanyParts } from '../parts';
import {
  countCompanies,
  findDuty,
  findManagementOf,
  hasApplied,
  holdCompany,
  insertCompany,
  insertMember,
  noteChange,
  renewApplication,
  type Application,
  type HeldCompany,
} from '../store';

/**
 * Takes an application for certification (R-7.4-85): the company is there with the applicant as its Management, and
 * waits for the registry. With `companyId` an application of his that did not pass is made again, in its place.
 *
 * @throws BusinessError 403 for an application that is not his or has not failed, 400 for a wrong credit code, too many companies or a licence that the caller has not uploaded, 409 when he has applied before or the code is certified.
 */
export async function apply(
  parts: CompanyParts,
  session: Session,
  application: Application,
  companyId: number | null = null,
): Promise<number> {
  if (!isCreditCode(application.creditCode)) throw refuse(refusals.wrongCreditCode, {}, { field: 'taxId' });
  const nowMs = parts.clock.nowMs();
  return inTransaction(parts.database, 'system', async (tx) => {
    const user = await parts.people.holdUser(tx, session.userId);
    if (!user) throw new BusinessError(401);
    if (await hasApplied(tx, user.id, application.creditCode, companyId)) throw refuse(refusals.appliedBefore, {}, { field: 'taxId' });
    const managementId = await findManagementOf(tx, application.creditCode);
    if (managementId !== null) {
      const [management] = await parts.people.findPeople([managementId]);
      throw refuse(refusals.certifiedBefore, { manager: maskName(management?.userName ?? '') }, { field: 'taxId' });
    }
    const { all, open } = await countCompanies(tx, user.id);
    if (all >= companiesPerPersonMax + (companyId === null ? 0 : 1) || open >= openApplicationsMax) {
      throw refuse(refusals.companiesFull, {});
    }
    const before = companyId === null ? null : await holdFailed(tx, companyId, user.id);
    if (before) await renewApplication(tx, before, application, nowMs);
    const company = before ?? (await insertCompany(tx, application, nowMs));
    const { licenseUrl } = application;
    const isKept = licenseUrl === '' || (await parts.files.takeUse(tx, session, licenseUrl, 'licence', `c:${company.id}`));
    if (!isKept) throw refuse(refusals.licenceGone, {}, { field: 'licenseUrl' });
    if (!before) await insertMember(tx, company, user.id, 'Management', nowMs);
    await noteChange(tx, company, { what: 'applied', actorId: user.id }, nowMs);
    await parts.requestCertification(tx);
    return company.id;
  });
}

async function holdFailed(tx: Transaction, companyId: number, userId: number): Promise<HeldCompany> {
  const company = await holdCompany(tx, companyId);
  const isOwn = company?.certState === 'failed' && (await findDuty(tx, companyId, userId)) === 'Management';
  if (!company || !isOwn) throw refuse(refusals.foreignCompany, {});
  return company;
}
