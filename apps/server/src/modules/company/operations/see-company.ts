import { candidatesMax } from '@mastlight/domain/company/limits';
import { companyRefusals as refusals } from '@mastlight/domain/company/refusals';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import type { FileAnswer } from '../../../platform/http/route';
import type { CompanyScope } from '../../../platform/http/company-scope';
import type { Session } from '../../../platform/http/session';
import type { Person } from '../../account/index';
import type { CompanyParts } from '../parts';
import {
  findApplication,
  findCandidates,
  findCompanyPage,
  findMemberships,
  findOwnCertState,
  type ApplicationRecord,
  type Candidate,
  type CompanyRecord,
  type Membership,
} from '../queries/find-companies';
import { countLookUp, type Counted } from './count-look-up';

/**
 * What the caller is in a company, whatever identity he acts in.
 *
 * @throws BusinessError 403 for one he is not in, or that does not exist.
 */
export async function requireMembership(parts: CompanyParts, session: Session, companyId: number): Promise<Membership> {
  const [membership] = await findMemberships(parts.database, session.userId, companyId);
  if (!membership) throw refuse(refusals.foreignCompany, {});
  return membership;
}

/** A company's record, for who is in it and for the desk. @throws BusinessError 403 for everybody else. */
export async function seeCompany(parts: CompanyParts, session: Session, companyId: number): Promise<CompanyRecord> {
  const { list } = await findCompanyPage(
    parts.database,
    { userId: seesAll(session) ? null : session.userId, companyId },
    { pageSize: 1, offset: 0 },
  );
  if (!list[0]) throw refuse(refusals.foreignCompany, {});
  return list[0];
}

/** All that an application says, with its company's record. @throws BusinessError 403 where there is none. */
export async function seeApplication(
  parts: CompanyParts,
  session: Session,
  companyId: number,
): Promise<{ readonly record: CompanyRecord; readonly application: ApplicationRecord }> {
  const record = await seeCompany(parts, session, companyId);
  const application = await findApplication(parts.database, companyId);
  if (!application) throw refuse(refusals.foreignCompany, {});
  return { record, application };
}

/** The licence of an application. @throws BusinessError 403 where there is no such company, 410 where there is no licence. */
export async function openLicence(parts: CompanyParts, session: Session, companyId: number): Promise<FileAnswer> {
  const { application } = await seeApplication(parts, session, companyId);
  const answer = await parts.files.open(`c:${companyId}`, application.licenseUrl, 'licence');
  if (!answer) throw refuse(refusals.licenceLost, {});
  return answer;
}

/** Whose companies somebody sees is not asked of the desk. */
export function seesAll({ roles }: Pick<Session, 'roles'>): boolean {
  return roles.includes('desk');
}

/**
 * Who is registered with exactly this phone (R-7.1-11), for whoever may invite him: the Management of a certified company.
 *
 * @throws BusinessError 403 when he is not in it any more, 409 for a company that is not certified, 429 when too many were looked up.
 */
export async function findPerson(parts: CompanyParts, own: CompanyScope, phone: string, caller: Counted): Promise<Person | null> {
  const certState = await findOwnCertState(parts.database, own.rows, own.userId);
  if (certState === null) throw refuse(refusals.foreignCompany, {});
  if (certState !== 'certified') throw refuse(refusals.notCertified, {});
  countLookUp(caller, 'person-by-phone');
  return parts.people.findByPhone(phone);
}

/** Certified companies by a part of their name (R-7.4-81). @throws BusinessError 429 when too many were looked up. */
export function findByName(parts: CompanyParts, name: string, caller: Counted): Promise<readonly Candidate[]> {
  countLookUp(caller, 'company-by-name');
  return findCandidates(parts.database, name, candidatesMax);
}
