/** A valid request for each endpoint, for the authorization matrix, and a row as the list tells it. */
import { listSamples } from '../contract-kit/list-product';
import { defaultPort, findPort } from '../vocabulary/port';
import { sourceCodes, sources } from '../vocabulary/source';
import { berthsOf } from '../vocabulary/wharf';
import type { SamplesOf } from '../contract-kit/sample';
import type { BookingRow, bookingSubscription } from './contract';

export const bookingSubscriptionSamples: SamplesOf<typeof bookingSubscription> = {
  ...listSamples(({ bookingId }) => bookingId, 'soNo'),
  subscribeBookings: () => ({ sonos: ['WK420P00082'] }),
  queryTakeout: ({ billNo }) => ({ blno: billNo }),
};

const berth = berthsOf(defaultPort).find(({ name }) => name === '梅山')!;
const step = { boxesTotal: 2, time: '2026-10-11 09:00:00' };

/** Released, one of two boxes picked up, and a cut-off missing. */
export const bookingSample: BookingRow = {
  id: 1,
  area: defaultPort,
  place: findPort(defaultPort)!.name,
  soNo: 'WK420P00081',
  carrier: 'WHL',
  shipCompany: '万海',
  loadingPort: findPort(defaultPort)!.name,
  giName: berth.name,
  giCode: berth.code,
  tcStatus: '1',
  tcText: '已提空 1/2',
  nodeGroup: [
    { ...step, code: 'EPRL', name: '放箱', state: 'done', boxesDone: 2 },
    { ...step, code: 'STSP', name: '提空', state: 'part', boxesDone: 1 },
    { ...step, code: 'GITM', name: '进港', state: 'none', boxesDone: 0, time: null },
  ],
  vesselsName: 'DEMO.LANTERN',
  voyage: '101W',
  ctnApplyEndTime: null,
  closeTime: null,
  portCloseTime: '2026-10-12 18:00:00',
  blnos: [],
  missing: ['截关'],
  boxes: [],
  note: '已放箱，缺截关，请问船公司',
  endedTime: null,
  tone: 'att',
  remark: null,
  autoSubscribe: false,
  top: false,
  state: 'tracking',
  source: sources[sourceCodes[0]],
  updateTime: '2026-10-12 14:00:00',
  createTime: '2026-10-08 09:00:00',
  version: 1,
};
