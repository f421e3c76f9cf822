/** A valid request for each endpoint, for the authorization matrix: its callers act for themselves. */
import type { SamplesOf } from '../contract-kit/sample';
import type { invoice } from './contract';

export const invoiceSamples: SamplesOf<typeof invoice> = {
  listTitles: () => ({}),
  saveTitle: ({ invoiceTitleId }) => ({ id: invoiceTitleId, kind: 'personal', companyName: 'DEMO' }),
  deleteTitle: ({ invoiceTitleId }) => ({ id: invoiceTitleId }),
  listTopUps: () => ({}),
  apply: {
    code: 404,
    make: ({ invoiceTitleId }) => ({ invoiceId: invoiceTitleId, rechargeIds: ['DEMO'], invoiceType: 'ordinary', amnount: 100 }),
  },
  listRecords: () => ({}),
  showRecord: ({ invoiceRecordId }) => ({ id: invoiceRecordId }),
  exportRecords: () => ({}),
  listAllRecords: () => ({}),
  showAnyRecord: { code: 404, make: () => ({ id: 999_999_999 }) },
  fetchAnyFile: { code: 404, make: () => ({ id: 999_999_999 }) },
  post: { code: 404, make: () => ({ id: 999_999_999, expressNumber: 'DEMO0001' }) },
  redFlush: { code: 404, make: () => ({ id: 999_999_999, reason: 'DEMO' }) },
  hearTaxOffice: { code: 403, make: () => ({}) },
};
