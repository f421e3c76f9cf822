/** A valid request for each endpoint, for the authorization matrix. */
import type { SamplesOf } from '../contract-kit/sample';
import type { savedView } from './contract';

export const savedViewSamples: SamplesOf<typeof savedView> = {
  listViews: () => ({ list: 'bills' }),
  saveView: ({ savedViewId }) => ({ list: 'bills', name: `demo ${savedViewId}`, query: 'port=NB', id: savedViewId }),
  deleteView: ({ savedViewId }) => ({ id: savedViewId }),
};
