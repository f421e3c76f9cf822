/** A valid request for each endpoint, for the authorization matrix: its callers act for themselves. */
import type { SamplesOf } from '../contract-kit/sample';
import type { company } from './contract';

const foreign = 403;
const companyId = 5001;

export const companySamples: SamplesOf<typeof company> = {
  switchIdentity: () => ({}),
  checkEntry: () => ({ companyId }),
  showIdentity: () => ({}),
  listOwnColleagues: { code: foreign, make: () => ({}) },
  listColleagues: { code: foreign, make: () => ({ companyId: String(companyId) }) },
  listCompanies: () => ({}),
  findByName: () => ({ name: 'DEMO' }),
  listMemberships: () => ({}),
  listRoles: () => ({}),
  findRole: { code: foreign, make: () => ({ companyId }) },
  findCompany: { code: foreign, make: () => ({ companyId: String(companyId) }) },
  showCompany: { code: foreign, make: () => ({ companyId }) },
  findByPhone: { code: foreign, make: () => ({ phone: '19900000009' }) },
  apply: {
    code: 400,
    make: () => ({ cname: 'DEMO', taxId: 'DEMO', licenseUrl: '', legalPerson: 'DEMO', contact: 'DEMO', phone: '057400000000' }),
  },
  withdrawApplication: { code: foreign, make: () => ({ companyId }) },
  showApplication: { code: foreign, make: () => ({ companyId: String(companyId) }) },
  fetchLicence: { code: foreign, make: () => ({ companyId: String(companyId) }) },
  judgeClaim: { code: 409, make: () => ({ companyId, isUpheld: false, reason: 'DEMO' }) },
  revokeCertification: { code: 409, make: () => ({ companyId, reason: 'DEMO' }) },
  turnOver: { code: foreign, make: ({ userId }) => ({ companyId, userId }) },
  turnBack: { code: foreign, make: () => ({ companyId }) },
  changeDuty: { code: foreign, make: ({ userId }) => ({ companyId, userId, role: 'operator' }) },
  removeColleague: { code: foreign, make: ({ userId }) => ({ companyId, userId }) },
  makeInvitation: { code: foreign, make: () => ({ companyId }) },
  listInvitations: { code: foreign, make: () => ({ companyId: String(companyId) }) },
  withdrawInvitation: { code: foreign, make: () => ({ companyId, id: 1 }) },
  encryptCompany: { code: foreign, make: () => ({ cid: companyId }) },
  inviteByPhone: { code: foreign, make: () => ({ companyId, phone: '19900000009' }) },
  addPerson: { code: foreign, make: ({ userId }) => ({ companyId, userId }) },
  showInvitation: { code: 410, make: () => ({ code: 'A'.repeat(22) }) },
  acceptInvitation: { code: 410, make: () => ({ code: 'A'.repeat(22) }) },
  listChanges: { code: foreign, make: () => ({ companyId: String(companyId) }) },
};
