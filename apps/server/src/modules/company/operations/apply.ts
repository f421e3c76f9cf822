import { isCreditCode } from '@mastlight/domain/company/credit-code';
import { applicationsPerDayMax, companiesPerPersonMax, openApplicationsMax } from '@mastlight/domain/company/limits';
import { companyRefusals as refusals } from '@mastlight/domain/company/refusals';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { maskName } from '@mastlight/domain/vocabulary/mask-name';
import { secondsToNextDay, shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import { inTransaction, type Transaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import { takeOfPersonDay } from '../../../platform/person-day';
import type { CompanyParts } from '../parts';
import {
  countCompanies,
  findDuty,
  findCertified,
  hasApplied,
  holdCompanies,
  insertCompany,
  insertMember,
  noteChange,
  platformActor,
  renewApplication,
  wasRevoked,
  type Application,
  type HeldCompany,
} from '../store';

/**
 * Takes an application for certification (R-7.4-85): the company is there with the applicant as its Management, and
 * waits for the registry. A code that somebody else has certified, or of which the desk has taken a certification away,
 * can be claimed, with a licence; then the desk decides first. With `companyId` an application of his that did not pass is made again, in its place.
 *
 * @throws BusinessError 403 for an application that is not his or has not failed, 400 for a wrong credit code, too many companies, a licence that the caller has not uploaded or a claim without one, 429 when he has applied enough today, 409 when he has applied before or the code is certified.
 */
export async function apply(parts: CompanyParts, session: Session, wish: Application, companyId: number | null = null): Promise<number> {
  if (!isCreditCode(wish.creditCode)) throw refuse(refusals.wrongCreditCode, {}, { field: 'taxId' });
  const nowMs = parts.clock.nowMs();
  return inTransaction(parts.database, 'system', async (tx) => {
    const user = await parts.people.holdUser(tx, session.userId);
    if (!user) throw new BusinessError(401);
    if (await hasApplied(tx, user.id, wish.creditCode, companyId)) throw refuse(refusals.appliedBefore, {}, { field: 'taxId' });
    const certified = await findCertified(tx, wish.creditCode);
    const isJudged = certified !== null || (await wasRevoked(tx, wish.creditCode));
    if (isJudged) await refuseUnlessClaim(parts, certified?.managementId ?? null, wish);
    const { all, open } = await countCompanies(tx, user.id);
    if (all >= companiesPerPersonMax + (companyId === null ? 0 : 1) || open >= openApplicationsMax) {
      throw refuse(refusals.companiesFull, {});
    }
    const held = await holdCompanies(
      tx,
      [companyId, certified?.companyId ?? null].filter((id) => id !== null),
    );
    const before = companyId === null ? null : await requireFailed(tx, held.get(companyId), user.id);
    const max = applicationsPerDayMax * parts.config.quotaFactor;
    const isAllowed = await takeOfPersonDay(tx, { userId: user.id, day: shanghaiDay(nowMs) }, { 'company.applied': { count: 1, max } });
    if (!isAllowed) throw refuse(refusals.appliedEnough, { max }, { retryAfterSeconds: secondsToNextDay(nowMs) });
    // Whoever claims a code that nobody has only applies for it.
    const application: Application = { ...wish, isClaim: isJudged };
    if (before) await renewApplication(tx, before, application, user.id, nowMs);
    const company = before ?? (await insertCompany(tx, application, user.id, nowMs));
    const { licenseUrl } = application;
    const isKept = licenseUrl === '' || (await parts.files.takeUse(tx, session, licenseUrl, 'licence', `c:${company.id}`));
    if (!isKept) throw refuse(refusals.licenceGone, {}, { field: 'licenseUrl' });
    if (!before) await insertMember(tx, company, user.id, 'Management', nowMs);
    await noteChange(tx, company, { what: 'applied', actorId: user.id }, nowMs);
    const claimed = certified && held.get(certified.companyId);
    if (claimed) await noteChange(tx, claimed, { what: 'claimed-by-other', actorId: platformActor }, nowMs);
    await parts.requestCertification(tx);
    return company.id;
  });
}

/** Who the code belongs to is told, masked; a claim needs a licence to be judged by. @param managementId null: the code is nobody's. */
async function refuseUnlessClaim({ people }: CompanyParts, managementId: number | null, wish: Application): Promise<void> {
  if (wish.isClaim && wish.licenseUrl !== '') return;
  if (wish.isClaim) throw refuse(refusals.licenceNeeded, {}, { field: 'licenseUrl' });
  if (managementId === null) throw refuse(refusals.revokedBefore, {}, { field: 'taxId' });
  const [management] = await people.findPeople([managementId]);
  throw refuse(refusals.certifiedBefore, { manager: maskName(management?.userName ?? '') }, { field: 'taxId' });
}

async function requireFailed(tx: Transaction, company: HeldCompany | undefined, userId: number): Promise<HeldCompany> {
  const isOwn = company?.certState === 'failed' && (await findDuty(tx, company.id, userId)) === 'Management';
  if (!company || !isOwn) throw refuse(refusals.foreignCompany, {});
  return company;
}
