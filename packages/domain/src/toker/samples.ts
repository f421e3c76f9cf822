/** A valid request for each endpoint, for the authorization matrix. */
import type { SamplesOf } from '../contract-kit/sample';
import type { toker } from './contract';

// Companies come with an edition: without one there is none.
export const tokerSamples: SamplesOf<typeof toker> = {
  searchCompanies: () => ({ keyword: '保温瓶' }),
  exportCompanies: () => ({}),
  showCompany: { code: 404, make: () => ({ id: '1' }) },
  openContacts: { code: 404, make: () => ({ id: '1' }) },
  saveMark: { code: 404, make: () => ({ id: 1, state: 'contacted', note: '', nextDay: null }) },
  listMarks: () => ({}),
  saveSearch: () => ({ name: '保温瓶', wish: {} }),
  listOwnTrade: () => ({}),
  listSearches: () => ({}),
  pushSearch: () => ({ id: 1, on: true }),
  deleteSearch: () => ({ id: 1 }),
};
