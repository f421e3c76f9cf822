/** A valid request for each endpoint, for the authorization matrix, and a row as the list tells it. */
import { listSamples } from '../contract-kit/list-product';
import { defaultPort, findPort } from '../vocabulary/port';
import { sourceCodes, sources } from '../vocabulary/source';
import { berthsOf } from '../vocabulary/wharf';
import type { SamplesOf } from '../contract-kit/sample';
import type { VesselRow, vesselSubscription } from './contract';

export const vesselSubscriptionSamples: SamplesOf<typeof vesselSubscription> = {
  ...listSamples(({ vesselId }) => vesselId, 'boxvv'),
  subscribeVessels: () => ({ list: [{ vesselsName: 'DEMO.STAR', voyage: '2W' }] }),
  queryAffected: ({ vesselId }) => ({ ids: [vesselId] }),
  exportCalendar: ({ vesselId }) => ({ ids: [vesselId] }),
  queryVesselVoyages: () => ({}),
  refreshByWharf: () => ({}),
};

const berth = berthsOf(defaultPort).find(({ name }) => name === '梅山')!;

/** Announced, and not there yet. */
export const vesselSample: VesselRow = {
  id: 1,
  area: defaultPort,
  place: findPort(defaultPort)!.name,
  boxvv: 'DEMO.ALPHA/1W',
  vesselsName: 'DEMO.ALPHA',
  voyage: '1W',
  chndescription: null,
  remark: null,
  autoSubscribe: false,
  companyid: null,
  shipCompany: null,
  wharf: berth.name,
  wharfCode: berth.code,
  berth: null,
  ctnapplybegindate: null,
  ctnapplyenddate: null,
  closedate: null,
  portclosedate: '2026-10-12 18:00:00',
  documentclosedate: null,
  vgmclosedate: null,
  jgApplyBeginTime: null,
  jgApplyEndTime: null,
  etaArrivedDate: null,
  etaSailingDate: null,
  arrivaldate: null,
  dischargedate: null,
  createTime: '2026-10-08 09:00:00',
  shipLocation: null,
  cutOffMove: null,
  endedTime: null,
  berthMove: null,
  top: false,
  state: 'tracking',
  note: null,
  source: sources[sourceCodes[0]],
  updateTime: '2026-10-12 14:00:00',
  version: 1,
};
