/** A valid request for each endpoint, for the authorization matrix: those of policy `company` are asked by its Management, all others by people who act for themselves. */
import type { SamplesOf } from '../contract-kit/sample';
import type { company } from './contract';

const foreign = 403;

export const companySamples: SamplesOf<typeof company> = {
  switchIdentity: () => ({}),
  checkEntry: ({ companyId }) => ({ companyId }),
  showIdentity: () => ({}),
  listOwnColleagues: () => ({}),
  listColleagues: (own) => ({ companyId: String(own.companyId) }),
  listCompanies: () => ({}),
  findByName: () => ({ name: 'DEMO' }),
  listMemberships: () => ({}),
  listRoles: () => ({}),
  findRole: { code: foreign, make: ({ companyId }) => ({ companyId }) },
  findCompany: { code: foreign, make: ({ companyId }) => ({ companyId: String(companyId) }) },
  showCompany: { code: foreign, make: ({ companyId }) => ({ companyId }) },
  findByPhone: () => ({ phone: '19900000009' }),
  apply: {
    code: 400,
    make: () => ({ cname: 'DEMO', taxId: 'DEMO', licenseUrl: '', legalPerson: 'DEMO', contact: 'DEMO', phone: '057400000000' }),
  },
  withdrawApplication: { code: foreign, make: ({ companyId }) => ({ companyId }) },
  showApplication: ({ companyId }) => ({ companyId: String(companyId) }),
  fetchLicence: { code: 410, make: ({ companyId }) => ({ companyId: String(companyId) }) },
  judgeClaim: { code: 400, make: ({ companyId }) => ({ companyId, isUpheld: false, reason: 'DEMO' }) },
  revokeCertification: ({ companyId }) => ({ companyId, reason: 'DEMO' }),
  turnOver: (own) => ({ companyId: own.companyId, userId: own.colleagueId }),
  // Nothing was turned over.
  turnBack: { code: 400, make: (own) => ({ companyId: own.companyId }) },
  changeDuty: (own) => ({ companyId: own.companyId, userId: own.colleagueId, role: 'finance' }),
  removeColleague: (own) => ({ companyId: own.companyId, userId: own.colleagueId }),
  makeInvitation: (own) => ({ companyId: own.companyId }),
  listInvitations: (own) => ({ companyId: String(own.companyId) }),
  withdrawInvitation: (own) => ({ companyId: own.companyId, id: own.companyInvitationId }),
  encryptCompany: (own) => ({ cid: own.companyId }),
  inviteByPhone: { code: 503, make: (own) => ({ companyId: own.companyId, phone: '19900000009' }) },
  // He is in it.
  addPerson: { code: 409, make: (own) => ({ companyId: own.companyId, userId: own.colleagueId }) },
  showInvitation: { code: 410, make: () => ({ code: 'A'.repeat(22) }) },
  acceptInvitation: { code: 410, make: () => ({ code: 'A'.repeat(22) }) },
  listChanges: (own) => ({ companyId: String(own.companyId) }),
};
