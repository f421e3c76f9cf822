// Guarantee: the list has the 26 columns of the specification with their titles, and one text per cell for screen and export.
import { portCodes } from '../vocabulary/port';
import { describe, expect, it } from 'vitest';
import { parseShanghai } from '../vocabulary/shanghai-time';
import { cellText } from '../contract-kit/list-columns';
import { countdownText } from '../vocabulary/countdown';
import { billColumnsOf, findBillColumn } from './columns';

const billColumns = billColumnsOf('NB');

const titles: Record<string, string> = {
  area: '区域',
  clientCompanyName: '客户公司',
  billNo: '提单号',
  shipInfo: '船名/航次',
  changeVessels: '改船',
  lastestStatus: '最新状态',
  remark: '备注',
  boxArrivalCount: '进港箱数',
  errorValue: '毛重误差',
  nppStatus: '码头平台',
  dlPortCode: '卸货港',
  wharf: '码头',
  ctnOwner: '箱主',
  closeTime: '截关',
  portCloseTime: '截港',
  ctnApplyBeginTime: '进箱开始',
  ctnApplyEndTime: '进箱截止',
  etaArrivalTime: '预计靠泊',
  etaDepartureTime: '预计离泊',
  loadTime: '装船',
  arrivalTime: '实际靠泊',
  departureTime: '实际离泊',
  createTime: '订阅时间',
};

describe('R-3.8-01 to -08 columns', () => {
  it.each(Object.entries(titles))('%s is %s', (prop, title) => {
    expect(findBillColumn('NB', prop)?.title).toBe(title);
  });
  it.each(['autoSubscribe', 'speedType'])('U-07 M-08 %s is offered by no port while nothing acts on it', (prop) => {
    for (const port of portCodes) expect(findBillColumn(port, prop)).toBeUndefined();
  });
  it('M-08 the note for the truck can be read', () => {
    expect(findBillColumn('NB', 'transport')?.title).toBe('拖车备注');
  });
  it('has each property once, nodeGroup among them', () => {
    const props = billColumns.map((column) => column.prop);
    expect(new Set(props).size).toBe(props.length);
    expect(props).toContain('nodeGroup');
  });
});

describe('cell texts', () => {
  const row = {
    area: 'NB' as const,
    billNo: 'MEDU1234567',
    remark: null,
    errorValue: -12.5,
    nppStatus: 'N',
    customFlag: null,
    preFlag: null,
    portCloseTime: '2026-10-12 18:00:00',
    boxArrivalCount: '1/2',
    boxArrivalManifest: null,
    sentence: '1 箱未进港',
    lastestStatus: null,
    nodeGroup: [
      { code: 'pre', state: 'done' as const },
      { code: 'arrival', state: 'none' as const },
    ],
  };
  const now = parseShanghai('2026-10-12 14:47:20')!;
  it.each([
    ['billNo', 'MEDU1234567'],
    ['remark', '-'],
    ['changeVessels', '否'],
    ['errorValue', -12.5],
    ['nppStatus', '未放行'],
    ['portCloseTime', '10-12 18:00'],
    ['closeTime', '-'],
    ['boxArrivalCount', '1/2'],
    ['lastestStatus', '1 箱未进港'],
    ['countdown', '03:12:40'],
    ['nodeGroup', '预:已完成 运:未到'],
  ])('R-0-06, R-0-07 %s shows %s', (prop, expected) => {
    expect(cellText(findBillColumn('NB', prop)!, row, now)).toBe(expected);
  });

  it('U-04 no box told of is an empty cell, on the screen and in the file, not 0/0', () => {
    const untold = { ...row, boxArrivalCount: '0/0', boxArrivalManifest: '0/0' };
    expect(cellText(findBillColumn('NB', 'boxArrivalCount')!, untold, now)).toBe('-');
    expect(cellText(findBillColumn('NB', 'boxArrivalCount')!, untold, now, '')).toBe('');
    expect(cellText(findBillColumn('SH', 'boxArrivalManifest')!, untold, now)).toBe('-');
    expect(cellText(findBillColumn('NB', 'boxArrivalCount')!, { ...untold, boxArrivalCount: '0/2' }, now)).toBe('0/2');
  });

  it.each([
    [3 * 3_600_000 + 12 * 60_000 + 40_000, '03:12:40'],
    [27 * 3_600_000 + 12 * 60_000, '1天 03:12'],
    [-2 * 3_600_000 - 47 * 60_000, '已截 02:47'],
    [0, '00:00:00'],
  ])('countdown %d', (leftMs, expected) => {
    expect(countdownText(leftMs)).toBe(expected);
  });
});
