/** A valid request for each endpoint, for the authorization matrix. */
import type { SamplesOf } from '../contract-kit/sample';
import type { billSubscription } from './contract';

export const billSubscriptionSamples: SamplesOf<typeof billSubscription> = {
  previewBills: () => ({ blnos: ['DEMO00000001'] }),
  subscribeBills: () => ({ blnos: ['DEMO00000009'] }),
  queryBillPage: ({ id }) => ({ ids: [id] }),
  queryDeleted: () => ({}),
  queryBillDetails: ({ id }) => ({ id }),
  queryBill: ({ billNo }) => ({ blno: billNo }),
  acknowledgeBills: ({ id }) => ({ ids: [id], acknowledged: true }),
  setTop: ({ id }) => ({ ids: [id] }),
  clearTop: ({ id }) => ({ ids: [id] }),
  setAutoUpdate: ({ id }) => ({ id, auto: '1' }),
  setAutoSubscription: ({ id }) => ({ id, auto: '1' }),
  switchAutoSubscriptions: ({ id }) => ({ ids: [id], autoSubscribe: true }),
  updateRemark: ({ id }) => ({ id, remark: 'x' }),
  updateVesselVoyage: ({ id }) => ({ id, vesselsName: 'DEMO.STAR', voyage: '1W' }),
  assignClient: ({ id }) => ({ ids: String(id), clientName: 'x' }),
  handOver: { code: 403, make: ({ id, userId }) => ({ ids: [id], userId }) },
  listHandOvers: ({ id }) => ({ id }),
  deleteBills: ({ id }) => ({ ids: [id] }),
  askAgain: ({ id }) => ({ ids: [id] }),
  recallDeleted: ({ id }) => ({ ids: [id] }),
  exportBills: ({ id }) => ({ ids: [id], columns: ['billNo'] }),
  listClients: () => ({}),
  addClient: () => ({ clientName: 'demo', contact: '', phone: '', remark: '' }),
  deleteClient: ({ clientId }) => ({ id: clientId }),
  queryVesselVoyage: ({ billNo }) => ({ blno: billNo }),
  setSpeed: ({ id }) => ({ id, speedType: '1' }),
  changeBillNo: ({ id, billNo }) => ({ id, blno: `${billNo}C` }),
};
