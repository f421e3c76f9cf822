import type { ReleaseFlags, ReleaseRow, TrackRow, VesselCall, VgmRow } from '../message';

/**
 * The port's field names, one table per row kind (domain guide 2.6). Reader
 * and writer both go by these tables; the first name is the one written, the
 * others are spellings of the port's older services.
 */
type Fields<Names extends string> = Readonly<Record<Names, readonly [string, ...string[]]>>;

type TimeNames<Row> = {
  [Name in keyof Row]: Row[Name] extends { raw: string } | null ? Name : never;
}[keyof Row] &
  string;

export const releaseFlagFields: Fields<keyof ReleaseFlags> = {
  ifcsum: ['ifcsumFlag'],
  cpcode: ['matouFlag'],
  custom: ['customFlag'],
  sld: ['sldFlag'],
  pass: ['passFlag'],
};

export const releaseTimeFields: Fields<TimeNames<ReleaseRow>> = {
  compared: ['compareTime'],
  sent: ['sendTime'],
  received: ['receivetime', 'receiveTime'],
  loaded: ['loadtime', 'loadTime'],
};

export const releaseTextFields: Fields<'containerNo' | 'billNo' | 'code' | 'name' | 'voyage' | 'terminal' | 'remark'> = {
  containerNo: ['containerno', 'containerNo', 'ctnNo'],
  billNo: ['billno', 'billNo', 'blno', 'blNo'],
  code: ['unvessel', 'vesselUnCode', 'vesselcode'],
  name: ['envessel', 'vesselEnName', 'vesselename'],
  voyage: ['voyage'],
  terminal: ['matou', 'terminal'],
  remark: ['remark'],
};

export const planTimeFields: Fields<TimeNames<VesselCall>> = {
  gateInOpens: ['ctnStartTime', 'ctnstart'],
  gateInCloses: ['ctnEndTime', 'ctnend'],
  customsCloses: ['customCloseTime'],
  portCloses: ['portCloseTime', 'portclosedate'],
  eta: ['eta', 'etaarriveddate'],
  etd: ['etd', 'etasailingdate'],
  ata: ['ata'],
  atd: ['atd'],
};

export const planTextFields: Fields<'code' | 'name' | 'chineseName' | 'voyage' | 'direction' | 'terminal' | 'berth'> = {
  code: ['vesselUnCode', 'vesselCode', 'vesselcode'],
  name: ['vesselEnName', 'vesselename'],
  chineseName: ['vesselCnName', 'cnvesselname'],
  voyage: ['voyage'],
  direction: ['vesselDirect', 'ioflag'],
  terminal: ['terminal', 'matou'],
  berth: ['berth', 'berthNo', 'berthno', 'berthCode', 'berthName', 'berthingPlace'],
};

export const gateTextFields: Fields<
  | 'id'
  | 'type'
  | 'terminal'
  | 'code'
  | 'name'
  | 'voyage'
  | 'direction'
  | 'containerNo'
  | 'billNo'
  | 'operator'
  | 'sizeType'
  | 'fullness'
  | 'weight'
  | 'seal'
  | 'dischargePort'
  | 'truckPlate'
> = {
  id: ['id'],
  type: ['type', 'message'],
  terminal: ['senderCode', 'matou'],
  code: ['vesselCode', 'vesselcode', 'unvessel'],
  name: ['vessel', 'vesselename'],
  voyage: ['voyage'],
  direction: ['direct'],
  containerNo: ['ctnNo', 'containerno'],
  billNo: ['blNo', 'blno', 'billno'],
  operator: ['ctnOperatorCode'],
  sizeType: ['ctnSizeType'],
  fullness: ['ctnStatus'],
  weight: ['ctnGrossWeight'],
  seal: ['sealNo'],
  dischargePort: ['dlPortCode'],
  truckPlate: ['truckNo'],
};

export const gateInTimeFields = ['inGateTime'] as const;
export const gateOutTimeFields = ['outGateTime'] as const;

/** The guide tells what the row holds and not what the port calls it, so common spellings stand beside each other. */
export const vgmTextFields: Fields<
  | 'containerNo'
  | 'billNo'
  | 'operator'
  | 'code'
  | 'name'
  | 'voyage'
  | 'direction'
  | 'weight'
  | 'method'
  | 'signature'
  | 'agent'
  | 'terminal'
  | 'state'
> = {
  containerNo: ['ctnNo', 'containerno', 'containerNo'],
  billNo: ['blNo', 'billno', 'billNo'],
  operator: ['ctnOperatorCode', 'operator'],
  code: ['vesselUnCode', 'vesselCode', 'unvessel'],
  name: ['vesselEnName', 'vessel', 'envessel'],
  voyage: ['voyage'],
  direction: ['direct', 'vesselDirect'],
  weight: ['vgmGrossWeight', 'vgmWeight', 'vgm'],
  method: ['vgmMethod'],
  signature: ['vgmSignature', 'vgmSign'],
  agent: ['agent', 'agentName'],
  terminal: ['terminal', 'matou'],
  state: ['state', 'status'],
};

export const vgmTimeFields: Fields<TimeNames<VgmRow>> = {
  received: ['receiveTime', 'receivetime'],
  sent: ['sendTime'],
};

/** The container block of a track entry. */
export const trackContainerFields: Fields<'containerNo' | 'billNo' | 'code' | 'name' | 'voyage' | 'direction'> = {
  containerNo: ['ctnNo', 'containerno', 'containerNo'],
  billNo: ['blno', 'blNo', 'billno'],
  code: ['vesselUnCode', 'vesselCode', 'unvessel'],
  name: ['vesselEname', 'vesselEnName', 'envessel'],
  voyage: ['voyage'],
  direction: ['direct'],
};

/** What a topic calls its status, mode, remark and time. */
export const trackTopicFields: Readonly<Record<TrackRow['topic'], Fields<'status' | 'mode' | 'remark' | 'happened'>>> = {
  cusmov: {
    status: ['status'],
    mode: ['isCheck986'],
    remark: ['remark'],
    happened: ['operateTime'],
  },
  custpass: {
    status: ['status'],
    mode: ['isCheck986'],
    remark: ['remark'],
    happened: ['operateTime'],
  },
  cusretrec: {
    status: ['resultCode', 'status'],
    mode: ['isCheck986'],
    remark: ['resultDescripts', 'remark'],
    happened: ['receiveTime', 'operateTime'],
  },
};
