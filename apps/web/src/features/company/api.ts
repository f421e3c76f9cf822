import { company } from '@mastlight/domain/company/contract';
import type { GivenDuty } from '@mastlight/domain/company/duty';
import { notice } from '@mastlight/domain/notice/contract';
import type { RequestInput, ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import { callEndpoint, callForFile } from '../../platform/http-client';

export type Membership = ResponseData<typeof company.listMemberships>['list'][number];
export type Colleague = ResponseData<typeof company.listOwnColleagues>['list'][number];
export type TurnedOver = NonNullable<ResponseData<typeof company.listOwnColleagues>['turnedOver']>;
export type CompanyRecord = ResponseData<typeof company.listCompanies>['list'][number];
export type CompanyChange = ResponseData<typeof company.listChanges>['list'][number];
export type OpenInvitation = ResponseData<typeof company.listInvitations>['list'][number];
export type Application = RequestInput<typeof company.apply>;

/** Calls of identities and companies, one function each. */
export const companyApi = {
  showIdentity: () => callEndpoint(company.showIdentity, {}, { showsErrors: false }),
  listMemberships: () => callEndpoint(company.listMemberships, {}, { showsErrors: false }),
  /** Null is the personal identity. */
  switchIdentity: (cid: number | null) =>
    callEndpoint(company.switchIdentity, { companyId: cid === null ? '' : String(cid) }, { showsErrors: false }),
  showUpdateNote: () => callEndpoint(notice.showUpdateNote, {}, { showsErrors: false }),
  listColleagues: () => callEndpoint(company.listOwnColleagues, {}, { showsErrors: false }),
  listChanges: (companyId: number) => callEndpoint(company.listChanges, { companyId }, { showsErrors: false }),
  listCompanies: (wish: RequestInput<typeof company.listCompanies>) => callEndpoint(company.listCompanies, wish, { showsErrors: false }),
  showCompany: (companyId: number) => callEndpoint(company.showCompany, { companyId }, { showsErrors: false }),
  apply: (application: Application) => callEndpoint(company.apply, application, { showsErrors: false }),
  showApplication: (companyId: number) => callEndpoint(company.showApplication, { companyId }, { showsErrors: false }),
  fetchLicence: (companyId: number) => callForFile(company.fetchLicence, { companyId }),
  judgeClaim: (verdict: RequestInput<typeof company.judgeClaim>) => callEndpoint(company.judgeClaim, verdict),
  revokeCertification: (companyId: number, reason: string) => callEndpoint(company.revokeCertification, { companyId, reason }),
  makeInvitation: (companyId: number) => callEndpoint(company.makeInvitation, { companyId }, { showsErrors: false }),
  listInvitations: (companyId: number) => callEndpoint(company.listInvitations, { companyId }, { showsErrors: false }),
  withdrawInvitation: (companyId: number, id: number) => callEndpoint(company.withdrawInvitation, { companyId, id }),
  withdrawApplication: (companyId: number) => callEndpoint(company.withdrawApplication, { companyId }),
  findByPhone: (phone: string) => callEndpoint(company.findByPhone, { phone }, { showsErrors: false }),
  inviteByPhone: (companyId: number, phone: string) => callEndpoint(company.inviteByPhone, { companyId, phone }, { showsErrors: false }),
  showInvitation: (code: string) => callEndpoint(company.showInvitation, { code }, { showsErrors: false }),
  acceptInvitation: (code: string) => callEndpoint(company.acceptInvitation, { code }, { showsErrors: false }),
  changeDuty: (companyId: number, userId: number, role: GivenDuty) => callEndpoint(company.changeDuty, { companyId, userId, role }),
  removeColleague: (companyId: number, userId: number) => callEndpoint(company.removeColleague, { companyId, userId }),
  turnOver: (companyId: number, userId: number) => callEndpoint(company.turnOver, { companyId, userId }),
  turnBack: (companyId: number) => callEndpoint(company.turnBack, { companyId }),
};
