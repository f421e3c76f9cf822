/** A valid request for each endpoint, for the authorization matrix, and a row as the list tells it. */
import { listSamples } from '../contract-kit/list-product';
import type { SamplesOf } from '../contract-kit/sample';
import { defaultPort } from '../vocabulary/port';
import type { OverseasRow, overseas } from './contract';

const { switchAutoSubscriptions: _leadsNowhere, ...ofList } = listSamples(({ overseasId }) => overseasId, 'blno');

export const overseasSamples: SamplesOf<typeof overseas> = {
  ...ofList,
  save: () => ({ list: [{ blno: 'MAEU255870114' }] }),
  subscribeAbroad: () => ({ blno: 'MAEU255870114' }),
  update: ({ overseasId }) => ({ id: overseasId, remark: 'x' }),
  changeCarrier: ({ overseasId }) => ({ id: overseasId, carrierCode: 'MSC' }),
  toggleTop: ({ overseasId }) => ({ id: overseasId }),
  showShipment: ({ overseasId }) => ({ id: overseasId }),
  listLines: () => ({}),
  listTariffs: () => ({}),
  saveTariff: () => ({
    carrierCode: 'MSK',
    currency: 'USD',
    rates: { '20': [{ from: '1', to: '', price: '45' }], '40': [], special: [] },
    freeDays: { '20': '7', '40': '7', special: '' },
  }),
  deleteTariff: () => ({ carrierCode: 'MSK' }),
};

/** On the second ship, five days late. */
export const overseasSample: OverseasRow = {
  id: 1,
  area: defaultPort,
  blno: 'MAEU255870114',
  carrierCode: 'MSK',
  shipCompany: '马士基',
  ctnNo: null,
  clientCompanyName: '蓝港供应链（演示）',
  route: [
    { name: '宁波', role: 'load', isReached: true, isLeft: true, days: null },
    { name: '新加坡', role: 'transship', isReached: true, isLeft: true, days: 6 },
    { name: '汉堡', role: 'discharge', isReached: false, isLeft: false, days: null },
  ],
  vesselsName: 'DEMO.LANTERN',
  voyage: '421W',
  lastestStatus: '中转离港 新加坡',
  lastestTime: '2026-10-08 22:10:00',
  lastestOffset: 'UTC+8',
  eta: '2026-11-02 06:00:00',
  arrivedTime: null,
  etaOffset: 'UTC+1',
  etaMovedDays: 5,
  isEtaWithdrawn: false,
  freeDays: 14,
  countedFreeDays: 14,
  lastFreeTime: null,
  boxClass: null,
  boxesUntold: 0,
  detention: null,
  holds: [],
  state: 'tracking',
  note: null,
  tone: 'att',
  moneyText: '已收 2 火币',
  boxesReturned: 0,
  boxesTotal: 2,
  remark: null,
  notify: [],
  top: false,
  updateTime: '2026-10-12 13:00:00',
  endedTime: null,
  createTime: '2026-10-01 09:00:00',
  version: 1,
};
