/** A valid request for each endpoint, for the authorization matrix. */
import type { SamplesOf } from '../contract-kit/sample';
import type { manifestQuery } from './contract';

export const manifestQuerySamples: SamplesOf<typeof manifestQuery> = {
  queryManifests: ({ billNo }) => ({ blnos: billNo }),
  exportManifests: ({ billNo }) => ({ blnos: billNo }),
  getAllManifest: ({ billNo }) => ({ blno: billNo }),
  getManifestByBlno: ({ billNo }) => ({ blno: billNo }),
  getAirliftManifest: () => ({ blno: '99900000011' }),
  getFullManifest: ({ billNo }) => ({ blno: billNo, vesselsName: 'DEMO.STAR', voyage: '2W' }),
  getManifestQueryHistory: () => ({}),
  delManifestQueryHistory: () => ({ id: 1 }),
  updateCtns: ({ billNo, containerNo }) => ({ blno: billNo, ctns: containerNo }),
  getVessel: () => ({ vesselsName: 'DEMO.STAR', voyage: '2W' }),
  getVesselVoyage: ({ billNo }) => ({ blno: billNo }),
  remind: ({ billNo }) => ({ blno: billNo }),
  listReminders: () => ({}),
};
