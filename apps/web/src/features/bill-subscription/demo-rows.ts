import { portRules } from '@mastlight/domain/ports/index';
import type { NodeState } from '@mastlight/domain/vocabulary/bill-progress';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { BillRow } from './api';

const hourMs = 3_600_000;

/** An invented bill of a port, with the lamps of its strip in their order; those not named are dark. */
function makeDemo(area: PortCode, id: number, lamps: readonly NodeState[], part: Partial<BillRow>): BillRow {
  const vesselsName = part.vesselsName ?? null;
  // A column more is none of the demo's business: the test compares with the contract.
  return {
    id: -id,
    area,
    clientCompanyName: null,
    billNo: `DEMO64000000${id}`,
    vesselsName,
    voyage: '001E',
    shipInfo: vesselsName && `${vesselsName}/001E`,
    autoSubscribe: false,
    changeVessels: false,
    speedType: 0,
    lastestStatus: null,
    userId: 0,
    remark: null,
    transport: null,
    boxArrivalCount: '0/0',
    nodeGroup: portRules(area).strip.map(({ code }, at) => ({
      code,
      state: lamps[at] ?? 'none',
      boxesDone: 0,
      boxesTotal: 0,
      time: null,
      source: null,
      note: null,
    })),
    errorValue: null,
    nppStatus: null,
    dlPortCode: null,
    dlPortName: null,
    wharf: null,
    wharfCode: null,
    ctnOwner: null,
    closeTime: null,
    portCloseTime: null,
    ctnApplyBeginTime: null,
    ctnApplyEndTime: null,
    etaArrivalTime: null,
    etaDepartureTime: null,
    loadTime: null,
    arrivalTime: null,
    departureTime: null,
    createTime: '',
    boxArrivalManifest: null,
    errorValueCheck: null,
    blnoMain: null,
    webname: null,
    jgApplyBeginTime: null,
    jgApplyEndTime: null,
    wharfRemark: null,
    preFlag: null,
    customFlag: null,
    destinationPort: null,
    inputCtns: null,
    backCtns: null,
    cargoCtns: null,
    shipCompany: null,
    top: false,
    state: 'tracking',
    failReason: null,
    nearBillNo: null,
    exceptions: [],
    told: null,
    tone: null,
    sentence: '',
    source: '演示',
    updateTime: null,
    version: 1,
    containerNos: [],
    acknowledged: false,
    ...part,
    clock: part.portCloseTime ? { name: portRules(area).cutOffNames.portClosesMs, time: part.portCloseTime } : null,
  } as BillRow;
}

/** What a person who is not signed in sees of the list: four invented bills, worst first (R-2.4-10). */
export function makeDemoRows(nowMs: number): readonly BillRow[] {
  const after = (hours: number): string => formatShanghai(nowMs + hours * hourMs);
  const toldAt = after(-0.2);
  return [
    makeDemo('NB', 1, ['done', 'none', 'done', 'inspection'], {
      vesselsName: 'DEMO.LANTERN',
      wharf: '梅山',
      boxArrivalCount: '2/2',
      portCloseTime: after(9),
      exceptions: ['inspection'],
      told: 'inspection',
      tone: 'customs',
      sentence: '1 箱海关查验，联系报关行',
      updateTime: toldAt,
    }),
    makeDemo('SH', 2, ['done', 'part'], {
      vesselsName: 'DEMO.HARBOUR',
      wharf: '沪东(外4)',
      boxArrivalCount: '1/3',
      portCloseTime: after(4),
      exceptions: ['not-gated-in'],
      told: 'not-gated-in',
      tone: 'attention',
      sentence: '2 箱未进港，距截港 4h',
      updateTime: toldAt,
    }),
    makeDemo('NB', 3, ['done', 'none', 'done'], {
      vesselsName: 'DEMO.TIDE',
      wharf: '北仑三期',
      boxArrivalCount: '1/1',
      portCloseTime: after(30),
      sentence: '运抵正常，等海关放行',
      updateTime: toldAt,
    }),
    makeDemo(
      'QD',
      4,
      portRules('QD').strip.map(() => 'done'),
      {
        vesselsName: 'DEMO.STAR',
        wharf: '前湾',
        boxArrivalCount: '2/2',
        portCloseTime: after(-20),
        departureTime: after(-6),
        sentence: '2 箱已装船，船已离港',
        updateTime: toldAt,
      },
    ),
  ];
}
