/** A valid request for each endpoint, for the authorization matrix. */
import type { SamplesOf } from '../contract-kit/sample';
import type { reference } from './contract';

export const referenceSamples: SamplesOf<typeof reference> = {
  listQingdaoWharfs: () => ({}),
  listPorts: () => ({}),
  listWharfs: () => ({}),
  listCarriers: () => ({}),
  listNodeCodes: () => ({}),
  listShipCompanies: () => ({}),
  supervisionText: () => ({}),
  countriesText: () => ({}),
  oldCountriesText: () => ({}),
  englishCountriesText: () => ({}),
  portsText: () => ({}),
  englishPortsText: () => ({}),
  logoIndex: () => ({}),
  lineSign: () => ({ code: 'MSK' }),
};
