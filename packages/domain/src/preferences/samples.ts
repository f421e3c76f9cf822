/** A valid request for each endpoint, for the authorization matrix. */
import type { SamplesOf } from '../contract-kit/sample';
import type { preferences } from './contract';

export const preferencesSamples: SamplesOf<typeof preferences> = {
  setEntry: ({ userId }) => ({ dictKey: `col_logistics_NB_${userId}`, dictValue: 'billNo-1-1-160' }),
  saveEntry: ({ userId }) => ({ dictKey: `col_logistics_NB_${userId}`, dictValue: 'billNo-1-1-160' }),
  findEntry: ({ userId }) => ({ dictKey: `update_notes_know_${userId}` }),
  findValue: ({ userId }) => ({ dictKey: `update_notes_know_${userId}` }),
};
