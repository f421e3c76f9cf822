/** A valid request for each endpoint, for the authorization matrix. */
import type { SamplesOf } from '../contract-kit/sample';
import type { portQuery } from './contract';

export const portQuerySamples: SamplesOf<typeof portQuery> = {
  queryInGates: ({ containerNo }) => ({ ctnNo: containerNo }),
  queryShips: () => ({ vesselsName: 'DEMO.STAR' }),
  checkShip: ({ billNo }) => ({ blno: billNo, vesselsName: 'DEMO.STAR', voyage: '2W' }),
  findBillInfo: ({ billNo }) => ({ blno: billNo }),
  listTerms: () => ({ type: 'inGates' }),
  deleteTerm: ({ termId }) => ({ id: termId }),
  saveTerm: () => ({ type: 'inGates', keyword: 'x' }),
};
