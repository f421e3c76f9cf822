/** A valid request for each endpoint, for the authorization matrix. */
import type { SamplesOf } from '../contract-kit/sample';
import type { hsCode } from './contract';

export const hsCodeSamples: SamplesOf<typeof hsCode> = {
  queryCodes: () => ({ keyword: '9617' }),
  showCode: () => ({ hsCode: '961700' }),
  showTax: () => ({ hsCode: '961700' }),
  showNotes: () => ({ hsCode: '961700' }),
  listElements: () => ({ hsCode: '9617001900' }),
  listCodes: () => ({ hsCodes: '961700,660199' }),
};
