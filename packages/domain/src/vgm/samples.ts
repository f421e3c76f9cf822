/** A valid request for each endpoint, for the authorization matrix. */
import type { SamplesOf } from '../contract-kit/sample';
import { berthsOf } from '../vocabulary/wharf';
import type { vgm } from './contract';
import { vgmPort } from './limits';

/** A filing with nothing wrong. */
const filing = {
  billNo: 'DEMO26112400',
  vesselName: 'DEMO.LANTERN',
  voyage: '118W',
  shipCompany: 'OOL',
  wharf: berthsOf(vgmPort)[0]!.code,
  containers: [
    {
      ctnNo: 'CSNU6152042',
      vgmMethod: 'SM2',
      vgmTareWeight: 3900,
      vgmNetWeight: 16_100,
      vgmGrossWeight: 20_000,
      vgmLocation: '洋山四期',
      vgmAddress: '灯塔路 88 号',
      vgmSign: 'ZHOU DEMO',
    },
  ],
} as const;

export const vgmSamples: SamplesOf<typeof vgm> = {
  listFilings: ({ filingId }) => ({ ids: [filingId] }),
  showFiling: ({ filingId }) => ({ id: filingId }),
  saveFiling: ({ filingId }) => ({ id: filingId, ...filing, containers: [...filing.containers] }),
  sendFilings: ({ filingId }) => ({ ids: [filingId], allowReal: true }),
  // What was sent stays on its bill and at its terminal.
  updateFiling: ({ sentFilingId, sentFilingBillNo, sentFilingWharf }) => ({
    id: sentFilingId,
    ...filing,
    billNo: sentFilingBillNo,
    wharf: sentFilingWharf,
    containers: [...filing.containers],
    allowReal: true,
  }),
  copyFiling: ({ filingId }) => ({ id: filingId }),
  deleteFilings: ({ filingId }) => ({ ids: [filingId] }),
  restoreFilings: ({ deletedFilingId }) => ({ ids: [deletedFilingId] }),
  listRecords: () => ({}),
  importContainers: { code: 400, make: () => ({ file: 'AAAA' }) },
  exportFilings: ({ filingId }) => ({ ids: [filingId], columns: ['billNo'] }),
  printFiling: ({ sentFilingId }) => ({ id: sentFilingId }),
  showWindow: () => ({ vesselName: 'DEMO.LANTERN', voyage: '118W' }),
  takeFromBill: ({ shanghaiBillNo }) => ({ billNo: shanghaiBillNo }),
  suggestTares: ({ containerNo }) => ({ ctnNos: [containerNo] }),
};
