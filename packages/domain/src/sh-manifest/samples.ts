/** A valid request for each endpoint, for the authorization matrix. */
import type { SamplesOf } from '../contract-kit/sample';
import type { shManifest } from './contract';
import { sampleFiling } from './sample-filing';
import { spellFiling } from './wire-names';

const filing = spellFiling(sampleFiling);

const reason = { reason: 'demo', contactName: 'demo', contactTel: '0' };

const noSheet = { code: 400, make: () => ({ file: 'AAAA' }) };

export const shManifestSamples: SamplesOf<typeof shManifest> = {
  listManifests: ({ shManifestId }) => ({ ids: [shManifestId] }),
  readManifest: ({ shManifestId }) => ({ id: shManifestId }),
  saveManifest: ({ shManifestId }) => ({ id: shManifestId, filing }),
  submitManifest: ({ shManifestId }) => ({ id: shManifestId }),
  sendManifest: ({ shManifestId }) => ({ id: shManifestId }),
  updateSent: ({ shSentId }) => ({ id: shSentId, filing, ...reason }),
  deleteSent: ({ shSentId }) => ({ id: shSentId, ...reason }),
  contestBill: ({ shRefusedId }) => ({ id: shRefusedId, words: 'demo' }),
  listContests: () => ({}),
  takeBackContested: { code: 404, make: () => ({ id: 999_999_999, holderId: 999_999_999, ...reason }) },
  dismissContested: { code: 404, make: () => ({ id: 999_999_999, billno: 'DEMO', note: 'demo' }) },
  listReceipts: ({ shManifestId }) => ({ id: shManifestId }),
  printManifest: ({ shSentId }) => ({ id: shSentId }),
  listRecords: () => ({}),
  listOrphans: () => ({}),
  listSent: () => ({}),
  listChanges: () => ({}),
  listCounterDeletions: () => ({}),
  submitCounterDeletion: ({ shSentId }) => ({ id: shSentId, remarks: 'demo' }),
  readEmails: ({ shManifestId }) => ({ id: shManifestId }),
  readAttachment: ({ shEmailedId }) => ({ id: shEmailedId }),
  resendEmail: ({ shSentId }) => ({ id: shSentId }),
  copyManifest: ({ shManifestId }) => ({ id: shManifestId }),
  deleteManifests: ({ shManifestId }) => ({ ids: [shManifestId] }),
  restoreManifests: ({ shBinnedId }) => ({ ids: [shBinnedId] }),
  purgeManifests: ({ shBinnedId }) => ({ ids: [shBinnedId] }),
  exportManifests: ({ shManifestId }) => ({ ids: [shManifestId], columns: ['billno'] }),
  importManifests: noSheet,
  prefillManifest: { code: 400, make: () => ({ billno: 'COSU0000000000' }) },
  readDictionaries: () => ({}),
  listShipAgencies: () => ({}),
  listShipCompanies: () => ({}),
  saveRemarkTags: () => ({ tags: ['demo'] }),
  listRemarkTags: () => ({}),
  listSenders: () => ({}),
  saveSender: ({ shSenderId }) => ({ id: shSenderId, nickName: 'demo', ...filing.send }),
  deleteSenders: ({ shSenderId }) => ({ ids: [shSenderId] }),
  importSenders: noSheet,
  importConsignees: noSheet,
  importNotifyParties: noSheet,
  importCombinations: noSheet,
  listConsignees: () => ({}),
  saveConsignee: ({ shConsigneeId }) => ({ id: shConsigneeId, nickName: 'demo', ...filing.revice }),
  deleteConsignees: ({ shConsigneeId }) => ({ ids: [shConsigneeId] }),
  listNotifyParties: () => ({}),
  saveNotifyParty: ({ shNotifyId }) => ({ id: shNotifyId, nickName: 'demo', ...filing.notice }),
  deleteNotifyParties: ({ shNotifyId }) => ({ ids: [shNotifyId] }),
  listCombinations: () => ({}),
  saveCombination: ({ shCombinationId }) => ({
    id: shCombinationId,
    nickName: 'demo',
    send: filing.send,
    revice: filing.revice,
    notice: filing.notice,
  }),
  deleteCombinations: ({ shCombinationId }) => ({ ids: [shCombinationId] }),
};
