/** A valid request for each endpoint, for the authorization matrix; only what is there can be found and changed. */
import type { SamplesOf } from '../contract-kit/sample';
import type { notice } from './contract';

const absent = 404;
const id = 999_999_999;

export const noticeSamples: SamplesOf<typeof notice> = {
  listReleaseNotes: () => ({ pageNo: 1, pageSize: 50, status: 'T', type: 16 }),
  findReleaseNote: { code: absent, make: () => ({ id }) },
  showUpdateNote: () => ({}),
  showSite: () => ({}),
  listNotices: () => ({}),
  findNotice: { code: absent, make: () => ({ id }) },
  listEntries: () => ({}),
  findEntry: { code: absent, make: () => ({ id }) },
  saveEntry: () => ({ kind: 'announcement', version: '', title: 'DEMO', content: '<p>DEMO</p>' }),
  publishEntry: { code: absent, make: () => ({ id }) },
  withdrawEntry: { code: absent, make: () => ({ id }) },
  setTop: { code: absent, make: () => ({ id, top: true }) },
};
